import { describe, expect, it } from 'vitest';
import { findProofs, readTable, wrongProofs } from '../../../scripts/spec.ts';

const id = (number: string) => `S${number}`;

describe('proofs of the specification', () => {
  const text = [
    `it('[${id('1.1')}] knows four roles', () => {});`,
    `// [${id('1.2')}, ${id('1.3')}]`,
    'test("signs up", async () => {});',
    `export const Unread: Story = { parameters: { spec: ['${id('3.2')}'] } };`,
    `it.skip('[${id('9.9')}] not yet', () => {}); // waits for the provider`,
  ].join('\n');
  const proofs = findProofs(new Map([['tests/unit/a.test.ts', text]]));

  it('are found in titles, comments and parameters, not in skipped tests', () => {
    expect([...proofs.keys()]).toEqual([id('1.1'), id('1.2'), id('1.3'), id('3.2')]);
    expect(proofs.get(id('1.3'))).toEqual([{ path: 'tests/unit/a.test.ts', line: 2, title: 'signs up' }]);
    expect(proofs.get(id('3.2'))?.[0]?.title).toBe('Unread');
  });

  it('are complete, and prove nothing that is not asked for', () => {
    const requirements = readTable(
      `id\ttext\n${['1.1', '1.2', '1.3', '4.2'].map((n) => `${id(n)}\tx`).join('\n')}\n`,
    );
    expect(wrongProofs(requirements, proofs)).toEqual([
      `${id('4.2')} is proved by nothing`,
      `${id('3.2')} (tests/unit/a.test.ts) is no requirement`,
    ]);
  });
});
