import type { Plugin } from 'vite';
import { fileGroups } from './chunkGroups.ts';

/** Files that import each other in a circle may run before what they need: better no build than a blank page. */
export function circleOf(imports: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(file)) return [...path, file];
    if (done.has(file)) return undefined;
    done.add(file);
    for (const imported of imports.get(file) ?? []) {
      const circle = visit(imported, [...path, file]);
      if (circle) return circle;
    }
    return undefined;
  };
  for (const file of imports.keys()) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return undefined;
}

/**
 * Thirty files of a few hundred bytes compress worse than one (8 KiB on the first screen) and are as many requests, so
 * what the first screen shares with the others comes in one. Storybook, which reads the same configuration, is not
 * touched: it brings an entry of its own.
 */
export function firstScreenInOneFile(): Plugin {
  const groups = fileGroups();
  let active = false;
  return {
    name: 'first-screen-in-one-file',
    apply: 'build',
    config({ build }) {
      // What draws the landing page at build runs where nothing is fetched, and is one file.
      active = !build?.ssr && !build?.rolldownOptions?.input && !build?.rollupOptions?.input;
      if (!active) return undefined;
      return {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: { includeDependenciesRecursively: false, groups },
              // The first file has the names of all others, and a hash does not compress: 28 bits tell versions of one apart.
              hashCharacters: 'hex',
              chunkFileNames: 'assets/[name]-[hash:7].js',
            },
          },
        },
      };
    },
    generateBundle(_, bundle) {
      if (!active) return;
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const circle = circleOf(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
      if (circle) this.error(`${circle.join(' imports ')}: correct build/chunkGroups.ts`);
    },
  };
}
