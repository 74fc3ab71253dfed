import type { Tree } from './tree.ts';

const namesIn = (text: string) => new Set([...text.matchAll(/'(\w+)'/g)].map(([, name]) => name));

/**
 * What is wrong with the list of the API tests that run on PGlite too: files that are not there, and tags whose operations
 * are tested without one of its own files being listed. `served`: the tag of each operation that the server has.
 */
export function wrongOnPglite(
  files: Tree,
  served: ReadonlyMap<string, string>,
  listed: Readonly<Record<string, readonly string[]>>,
): string[] {
  const tests = new Map(
    [...files]
      .filter(([path]) => /^tests\/api\/(?!support\/)[^/]+\/[^/]+\.test\.ts$/.test(path))
      .map(([path, text]) => [path.slice('tests/api/'.length), namesIn(text)] as const),
  );
  const asks = (file: string, tag: string) =>
    [...(tests.get(file) ?? [])].some((name) => name !== undefined && served.get(name) === tag);
  const missing = Object.values(listed)
    .flat()
    .filter((file) => !tests.has(file))
    .map((file) => `${file}: there is no such API test`);
  const uncovered = [...new Set(served.values())]
    .filter((tag) => [...tests.keys()].some((file) => asks(file, tag)))
    .filter((tag) => !listed[tag]?.some((file) => asks(file, tag)))
    .map((tag) => `${tag}: no test that asks for its operations runs on PGlite`);
  return [...missing, ...uncovered];
}
