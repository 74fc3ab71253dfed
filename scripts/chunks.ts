import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '..');
const entryModules = ['src/main.tsx'];
/** A stranger's way in. */
const firstModules = [...entryModules, 'src/pages/account/LoginPage.tsx'];
/** Their next step. */
const guestModules = ['src/pages/account/SignupPage.tsx'];
/** A member's way in. */
const feedModules = ['src/app/Frame.tsx', 'src/app/Dashboard.tsx'];

const packages =
  'react react-dom react-is scheduler react-router react-router-dom @emotion stylis @pandacss openapi-fetch ' +
  'use-sync-external-store dequal hoist-non-react-statics';
/**
 * What every screen stands on: in the entry, where the bundler would put it, it and the shared modules below would need
 * each other. Of Chakra the engine only; its components go with the screens that use them.
 */
const foundation = new RegExp(
  String.raw`/node_modules/((${packages.replaceAll(' ', '|')})/|swr/dist/(?!infinite)|@chakra-ui/react/dist/esm/(?!components/|hooks/use-(breakpoint|media-query)))`,
);
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

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: string[]; code: string | null } | null;
}

const iconFile = /\/node_modules\/lucide-react\//;
const iconDoor = /\/node_modules\/lucide-react\/dist\/esm\/lucide-react\.m?js$/;
const namesIn = (list: string) => list.split(',').map((name) => name.trim().split(/\s+/));

/** Which file has an icon; some have several names. Read from the one door that leads to all of them. */
const iconFiles = (door: string) =>
  new Map(
    [...door.matchAll(/export\s*\{([^}]*)\}\s*from\s*['"]\.\/icons\/([\w-]+)\.m?js['"]/g)].flatMap(
      ([, names = '', file = '']) => namesIn(names).map((words) => [words.at(-1) ?? '', file] as const),
    ),
  );

/**
 * Whether these modules, or what they import, need a module. Of the icons only those that are asked for by name, and what
 * all icons are made with.
 */
function neededBy(modules: readonly string[], graph: ModuleGraph): (id: string) => boolean {
  const needed = new Set(modules.map((path) => join(root, path)));
  const named = new Set<string>();
  let files: ReadonlyMap<string, string> = new Map();
  // A set that grows while it is walked is walked to its end.
  for (const found of needed) {
    const { importedIds = [], code } = graph.getModuleInfo(found) ?? {};
    for (const imported of importedIds) needed.add(imported);
    if (iconDoor.test(found)) files = iconFiles(code ?? '');
    else if (!found.includes('/node_modules/'))
      for (const [, names = ''] of (code ?? '').matchAll(
        /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g,
      ))
        for (const [name = ''] of namesIn(names)) named.add(name);
  }
  const icons = new Set([...named].map((name) => files.get(name)));
  return (id) => {
    const [, icon] = /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\.m?js$/.exec(id) ?? [];
    return icon === undefined ? needed.has(id) : icons.has(icon);
  };
}

/** Which of the ways in need a module; each is followed when it is asked for the first time. */
function waysIn() {
  const known = new Map<readonly string[], ReturnType<typeof neededBy>>();
  return (modules: readonly string[], id: string, graph: ModuleGraph): boolean => {
    const needs = known.get(modules) ?? neededBy(modules, graph);
    known.set(modules, needs);
    return needs(id);
  };
}

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

/**
 * What later screens share of what is made of nothing else of ours: the names of dozens of such files weigh more in the list of the
 * first file than what is in them. Who signs up loads only what that takes.
 */
function sharedBits(): (id: string, graph: ModuleGraph) => string | null {
  const needs = waysIn();
  return (id, graph) =>
    /\/src\/(lib|domain)\//.test(id) &&
    graph.getModuleInfo(id)?.importedIds.length === 0 &&
    !needs(guestModules, id, graph)
      ? 'bits'
      : null;
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
