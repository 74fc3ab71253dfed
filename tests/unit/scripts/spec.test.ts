import { describe, expect, it } from 'vitest';
import { findProofs, readTable, wrongProofs } from '../../../scripts/spec.ts';
import { statedIn } from '../../../scripts/spec/statedIn.ts';

const id = (number: string) => `S${number}`;
const importing = "import { say } from '../../src/say.ts';";
/** A test of one line that proves by the product's own code. */
const proving = (number: string, more = 'expect(say()).toBe(1);') =>
  `it('[${id(number)}] knows', () => { ${more} });`;

describe('proofs of the specification', () => {
  const unit = [
    importing,
    proving('1.1'),
    `// [${id('1.2')}, ${id('1.3')}]`,
    'test("signs up", async () => { expect(say()).toBe(1); });',
    `it.skip('[${id('9.9')}] not yet', () => {}); // waits for the provider`,
    `describe.skip('later', () => { it('[${id('9.8')}] not yet', () => {}); });`,
  ].join('\n');
  const story = [
    "import { Page } from '../src/Page.tsx';",
    'const meta = { component: Page };',
    'export default meta;',
    'export const Unread: Story = {',
    `  parameters: { spec: ['${id('3.2')}'] },`,
    '  play: async ({ canvas }) => { await canvas.findByText("1"); },',
    '};',
  ].join('\n');
  const proofs = findProofs(
    new Map([
      ['tests/unit/a.test.ts', unit],
      ['stories/Page.stories.tsx', story],
    ]),
  );

  it('are found in titles, comments and parameters, not in what is skipped', () => {
    expect([...proofs.keys()]).toEqual([id('1.1'), id('1.2'), id('1.3'), id('3.2')]);
    expect(proofs.get(id('1.3'))).toEqual([
      expect.objectContaining({ path: 'tests/unit/a.test.ts', line: 3, title: 'signs up', wrong: undefined }),
    ]);
    expect(proofs.get(id('3.2'))).toEqual([
      expect.objectContaining({ line: 5, title: 'Unread', wrong: undefined }),
    ]);
  });

  it('are complete, and prove nothing that is not asked for', () => {
    const requirements = readTable(
      `id\ttext\n${['1.1', '1.2', '1.3', '4.2'].map((n) => `${id(n)}\tx`).join('\n')}\n`,
    );
    expect(wrongProofs(requirements, proofs)).toEqual([
      `${id('4.2')} is proved by nothing`,
      `${id('3.2')} (stories/Page.stories.tsx) is no requirement`,
    ]);
  });
});

describe('a proof', () => {
  const faults = (path: string, text: string, more: Record<string, string> = {}) =>
    [...findProofs(new Map([[path, text]]), (file) => more[file]).values()]
      .flat()
      .map(({ line, wrong }) => wrong && `${line} ${wrong}`);
  const path = 'tests/unit/a.test.ts';
  const support = "import { useApi } from './support/api.ts';\nconst api = useApi();";
  const usingApi = `${support}\n${proving('1.1', 'expect(api).toBe(1);')}`;

  it.each([
    ['that imports nothing', proving('1.1')],
    ['whose file imports what it does not use', `${importing}\n${proving('1.1', 'expect(1).toBe(1);')}`],
    ['that imports a type alone', `import type { say } from '../../src/say.ts';\n${proving('1.1')}`],
    ['that runs a script', `import { say } from '../../scripts/say.ts';\n${proving('1.1')}`],
    ['whose support runs nothing', usingApi],
  ])('%s is named', (_, text) => {
    expect(faults(path, text)).toEqual([expect.stringContaining('runs nothing of src or server')]);
  });

  it('runs the product through support, hooks, or a browser', () => {
    const api = "import { app } from '../../../server/app.ts';\nexport const useApi = () => app();";
    expect(faults(path, usingApi, { 'tests/unit/support/api.ts': api })).toEqual([undefined]);
    const hook = `${importing}\nlet it2 = 0;\nbeforeEach(() => { it2 = say(); });`;
    expect(faults(path, `${hook}\n${proving('1.1', 'expect(it2).toBe(1);')}`)).toEqual([undefined]);
    const browser = "import { expect, test } from './support/app.ts';";
    const visit = `test('[${id('1.1')}] visits', async ({ page }) => { await expect(page).toHaveURL('/'); });`;
    expect(faults('tests/e2e/a.e2e.ts', `${browser}\n${visit}`)).toEqual([undefined]);
  });

  it('that asserts nothing is named', () => {
    expect(faults(path, `${importing}\n${proving('1.1', 'say();')}`)).toEqual(['2 asserts nothing']);
    const beside = `${importing}\n${proving('1.1', 'say();')}\nit('beside', () => { expect(say()).toBe(1); });`;
    expect(faults(path, beside)).toEqual(['2 asserts nothing']);
  });

  it('that is at no test is named', () => {
    expect(faults(path, `${importing}\n// [${id('1.1')}]\nconst a = 1;`)).toEqual([
      '2 is at no test and no story',
    ]);
  });
});

describe('what a requirement states', () => {
  it('is its texts, keys and numbers', () => {
    expect(
      statedIn("the list's `count` from 1, 'Log out' or \"Go\"; type 4-6, 7 and $7.99, 7").map(
        ({ kind, text }) => `${kind} ${text}`,
      ),
    ).toEqual([
      'key count',
      'text Log out',
      'text Go',
      'number 1',
      'number 4',
      'number 5',
      'number 6',
      'number 7',
      'number 7.99',
    ]);
  });

  const wrong = (requirement: string, text: string, said: string[][] = []) =>
    wrongProofs(
      new Map([[id('1.1'), requirement]]),
      findProofs(new Map([['tests/unit/a.test.ts', `${importing}\n${text}`]])),
      said,
    );
  const unsaid = (text: string) => `${id('1.1')} states '${text}', which no test of it says`;

  it.each([
    ["'Log out'", 'expect(say()).toBe("Log in");', 'Log out'],
    ["'Log out'", 'expect(say()).toBe("Log outside");', 'Log out'],
    ["'Log out'", 'say("Log out"); expect(say()).toBe(1);', 'Log out'],
    ["'Log out'", '// Log out\nexpect(say()).toBe(1);', 'Log out'],
    ["'knows'", 'expect(say()).toBe(1);', 'knows'],
    ["'count'", 'expect(say()).toEqual({ count: true });', 'count'],
    ['`count`', 'expect(say()).toEqual({ counts: true });', 'count'],
    ['at most 3', 'expect(say()).toBe(30);', '3'],
    ['`share/{param}`', 'expect(say()).toBe("share/");', 'share/{param}'],
  ])('%s is not said by %s', (requirement, body, text) => {
    expect(wrong(requirement, proving('1.1', body))).toEqual([unsaid(text)]);
  });

  it.each([
    ["'Log out'", proving('1.1', 'expect(say()).toBe("Log out");')],
    ["'Log out'", `const labels = ['Log out'];\n${proving('1.1', 'expect(say()).toEqual(labels);')}`],
    ["'$7.99'", proving('1.1', String.raw`expect(say()).toMatch(/^for \$7\.99$/);`)],
    ["'Log out'", `it.each(['Log out'])('[${id('1.1')}]', (text) => { expect(say()).toBe(text); });`],
    ['1000 ms', proving('1.1', 'expect(say()).toBe(1_000);')],
    ['`count`', proving('1.1', 'expect(say().count).toBe(1);')],
    ['`share/{param}`', proving('1.1', 'expect(say()).toBe(`/share/${1}`);')],
  ])('%s is said by %s', (requirement, text) => {
    expect(wrong(requirement, text)).toEqual([]);
  });

  it('is listed with a reason where another form proves it, and only there', () => {
    const proof = proving('1.1', 'expect(say()).toBe("a" + "b");');
    const row = [id('1.1'), 'ab', 'put together'];
    expect(wrong("'ab'", proof, [row])).toEqual([]);
    expect(wrong("'ab'", proof, [[id('1.1'), 'ab', '']])).toEqual([
      `docs/spec/said.tsv: ${id('1.1')} 'ab' has no reason`,
    ]);
    expect(wrong("'a'", proof, [row])).toEqual([
      `docs/spec/said.tsv: ${id('1.1')} 'ab' is said or not stated; take it out`,
    ]);
  });
});
