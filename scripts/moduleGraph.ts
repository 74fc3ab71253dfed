import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

export const entryModules = ['src/main.tsx'];
/** A stranger's way in. */
export const firstModules = [...entryModules, 'src/pages/account/LoginPage.tsx'];
/** Their next step. */
export const guestModules = ['src/pages/account/SignupPage.tsx'];
/** A member's way in. */
export const feedModules = ['src/app/Frame.tsx', 'src/app/Dashboard.tsx'];

const packages =
  'react react-dom react-is scheduler react-router react-router-dom @emotion stylis @pandacss openapi-fetch ' +
  'use-sync-external-store dequal hoist-non-react-statics';
/**
 * What every screen stands on: in the entry, where the bundler would put it, it and the shared modules below would need
 * each other. Of Chakra the engine only; its components go with the screens that use them.
 */
export const foundation = new RegExp(
  String.raw`/node_modules/((${packages.replaceAll(' ', '|')})/|swr/dist/(?!infinite)|@chakra-ui/react/dist/esm/(?!components/|hooks/use-(breakpoint|media-query)))`,
);

/** What the bundler knows of a module. */
export interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: string[]; code: string | null } | null;
}

export const iconFile = /\/node_modules\/lucide-react\//;
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

/** Which of these lists of modules need a module; each list is followed once, when it is asked for the first time. */
export function waysIn() {
  const known = new Map<readonly string[], ReturnType<typeof neededBy>>();
  return (modules: readonly string[], id: string, graph: ModuleGraph): boolean => {
    const needs = known.get(modules) ?? neededBy(modules, graph);
    known.set(modules, needs);
    return needs(id);
  };
}

/** Whether a module brings code of a package along that is not there from the beginning. */
export function bringsPackages(): (id: string, graph: ModuleGraph) => boolean {
  const known = new Map<string, boolean>();
  const brings = (id: string, graph: ModuleGraph): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    // Who is on the way to itself adds nothing.
    known.set(id, false);
    const found =
      !foundation.test(id) &&
      !iconFile.test(id) &&
      (id.includes('/node_modules/') ||
        (graph.getModuleInfo(id)?.importedIds ?? []).some((imported) => brings(imported, graph)));
    known.set(id, found);
    return found;
  };
  return brings;
}
