import type { Plugin } from 'vite';
import { guestForms, peopleParts, sharedBits, sharedParts } from './laterChunks.ts';
import {
  entryModules,
  feedModules,
  firstModules,
  foundation,
  guestModules,
  iconFile,
  waysIn,
  type ModuleGraph,
} from './moduleGraph.ts';

/** What every screen with posts needs, and no other. */
const feed =
  /\/src\/((components|hooks)\/feed\/|hooks\/people\/|components\/(ui\/Tabs|layout\/PageColumns)\.tsx|pages\/feedCards\.ts)/;
/** Small, and needed by what is made of posts. */
const siteHooks = /\/src\/hooks\/(site\/|outbox\/sendOrWait)/;
const ours = /\/(src\/(components\/ui|theme|lib|domain|api|hooks|realtime)|openapi\/generated)\//;
/** What the forms of guests are made of, in pieces of some hundred bytes. */
const guestParts = /\/src\/components\/(account|layout)\//;
/** What is below all screens: nothing of it needs a screen. */
const base =
  /\/(src\/(components\/ui|theme|lib|domain|api|platform|realtime)|openapi\/generated|node_modules\/swr)\//;

const isSmall = (id: string) => ours.test(id) || iconFile.test(id);

/** Is this one of our small modules, and does the first screen, or the feed, need it? */
function sharedFile(): (id: string, graph: ModuleGraph) => string | null {
  const needs = waysIn();
  return (id, graph) => {
    const forMembers = needs(feedModules, id, graph);
    if (needs(firstModules, id, graph)) {
      if (isSmall(id)) return 'first';
      return guestParts.test(id) && !forMembers && !needs(entryModules, id, graph) ? 'account' : null;
    }
    if (!forMembers) return null;
    if (feed.test(id)) return 'feed';
    // A guest does not wait for what members need; what both need is in pieces too small to travel alone.
    if (needs(guestModules, id, graph)) return isSmall(id) ? 'guest' : null;
    if (siteHooks.test(id)) return 'feed';
    return base.test(id) || iconFile.test(id) ? 'member' : null;
  };
}

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
  const groups = [
    { name: 'foundation', test: foundation },
    { name: sharedFile(), debugName: 'first, account, guest, feed and member' },
    // What several later screens draw: a name in the list of the first file costs as much as the icon behind it.
    { name: 'icons', test: iconFile, minShareCount: 2 },
    { name: sharedBits(), debugName: 'bits', minShareCount: 2, maxModuleSize: 1500 },
    { name: guestForms(), debugName: 'forms', minShareCount: 2 },
    { name: sharedParts(), debugName: 'parts', minShareCount: 10 },
    { name: peopleParts(), debugName: 'people and profile', minShareCount: 2 },
  ];
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
      if (circle) this.error(`${circle.join(' imports ')}: correct the groups of scripts/chunks.ts`);
    },
  };
}
