import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process.ts';
import { findProofs, readRows, readTable, wrongProofs } from '../spec.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Prints each requirement of the specification with what proves it. `--missing` prints only those that nothing proves. */
export async function run(args: string[]): Promise<number> {
  const paths = globSync(
    [
      'tests/{unit,api,e2e,architecture}/**/*.{test,e2e}.{ts,tsx}',
      'packages/*/tests/**/*.test.ts',
      'stories/**/*.stories.{ts,tsx}',
    ],
    { cwd: root },
  );
  const proofs = findProofs(new Map(paths.sort().map((path) => [path, read(path)])), (path) =>
    existsSync(join(root, path)) ? read(path) : undefined,
  );
  const requirements = readTable(read('docs/spec/requirements.tsv'));
  for (const [id, text] of requirements) {
    const found = proofs.get(id) ?? [];
    if (found.length && args.includes('--missing')) continue;
    console.log(`${id.padEnd(6)} ${text}`);
    for (const { path, line, title } of found) console.log(`         ${path}:${line} ${title}`);
    if (!found.length) console.log('         proved by nothing');
  }
  const wrong = wrongProofs(requirements, proofs, readRows(read('docs/spec/said.tsv')));
  const proved = [...requirements.keys()].filter((id) => proofs.has(id)).length;
  console.log(`\n${proved} of ${requirements.size} requirements proved`);
  for (const line of wrong) console.error(line);
  return wrong.length ? 1 : 0;
}
