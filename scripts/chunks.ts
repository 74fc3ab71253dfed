import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '..');
/** A stranger's way in. */
const firstModules = ['src/main.tsx', 'src/pages/account/LoginPage.tsx'];
/** Their next step. */
const guestModules = ['src/pages/account/SignupPage.tsx'];
/** A member's way in. */
const feedModules = ['src/app/Frame.tsx', 'src/pages/site/DashboardPage.tsx'];

const packages =
  'react react-dom react-is scheduler react-router react-router-dom @emotion stylis @pandacss openapi-fetch ' +
  'use-sync-external-store dequal hoist-non-react-statics';
/**
 * What every screen stands on: in the entry, where the bundler would put it, it and the shared modules below would need
 * each other. Of Chakra the engine only; its components go with the screens that use them.
 */
const foundation = new RegExp(
  String.raw`/node_modules/((${packages.replaceAll(' ', '|')})/|swr/dist/(?!infinite)|@chakra-ui/react/dist/esm/(?!components/))`,
);
/** What every screen with posts needs, and no other. */
const feed = /\/src\/(components|hooks)\/feed\/|\/src\/hooks\/people\/|\/src\/components\/ui\/Tabs\.tsx/;
const ours = /\/(src\/(components\/ui|theme|lib|domain|api|hooks)|openapi\/generated)\//;
/** What is below all screens: nothing of it needs a screen. */
const base = /\/(src\/(components\/ui|theme|lib|domain|api|platform)|openapi\/generated|node_modules\/swr)\//;

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: string[] } | null;
}

function neededBy(modules: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const needed = new Set(modules.map((path) => join(root, path)));
  // A set that grows while it is walked is walked to its end.
  for (const found of needed)
    for (const imported of graph.getModuleInfo(found)?.importedIds ?? []) needed.add(imported);
  return needed;
}

/** Is this one of our small modules, and does the first screen, or the feed, need it? */
function sharedFile(): (id: string, graph: ModuleGraph) => string | null {
  let first: ReadonlySet<string> | undefined;
  let guest: ReadonlySet<string> | undefined;
  let dashboard: ReadonlySet<string> | undefined;
  return (id, graph) => {
    first ??= neededBy(firstModules, graph);
    guest ??= neededBy(guestModules, graph);
    dashboard ??= neededBy(feedModules, graph);
    if (first.has(id)) return ours.test(id) ? 'first' : null;
    if (!dashboard.has(id)) return null;
    if (feed.test(id)) return 'feed';
    // A guest does not wait for what members need.
    return base.test(id) && !guest.has(id) ? 'member' : null;
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
    { name: sharedFile(), debugName: 'first, feed and member' },
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
          rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups } } },
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
