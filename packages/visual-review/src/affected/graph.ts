import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { VisualError } from '../types.ts';

/**
 * What imports what in the built workbench. Files stand by their path from the repository's root with forward slashes,
 * files of packages too (`node_modules/react/index.js`); modules without a file keep the name that the bundler gave.
 */
export interface Graph {
  imports: ReadonlyMap<string, ReadonlySet<string>>;
  storyFiles: readonly string[];
  /** What Storybook loads for every story: its own entry, the preview and the previews of addons. */
  shared: readonly string[];
}

/** What we read of `preview-stats.json`: Storybook's Vite builder writes who imports a module, as webpack does. */
export interface Stats {
  modules: readonly { name: string; reasons?: readonly { moduleName: string }[] }[];
}

/** The module that imports every story file. */
const storyList = '/virtual:/@storybook/builder-vite/storybook-stories.js';

const toPath = (name: string) => normalize(name).replaceAll('\\', '/');

const isStats = (value: unknown): value is Stats =>
  typeof value === 'object' &&
  value !== null &&
  'modules' in value &&
  Array.isArray(value.modules) &&
  value.modules.every(
    (module: unknown) =>
      typeof module === 'object' && module !== null && 'name' in module && typeof module.name === 'string',
  );

/** Reads `preview-stats.json` of a built Storybook (`storybook build --stats-json`). Throws VisualError without it. */
export function readStats(storybook: string): Stats {
  const file = join(storybook, 'preview-stats.json');
  let stats: unknown;
  try {
    stats = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const why = error instanceof SyntaxError ? 'is not JSON' : 'cannot be read';
    throw new VisualError(`${file} ${why}; build Storybook with --stats-json, or run without --affected.`);
  }
  if (!isStats(stats)) throw new VisualError(`${file} has no list of modules; was it written by Storybook?`);
  return stats;
}

/** Turns the statistics round: from who imports a module to what a module imports. */
export function graphOf(stats: Stats): Graph {
  const imports = new Map<string, Set<string>>();
  const imported = new Set<string>();
  const known = (name: string) => {
    const path = toPath(name);
    let found = imports.get(path);
    if (!found) imports.set(path, (found = new Set()));
    return found;
  };
  for (const { name, reasons = [] } of stats.modules) {
    known(name);
    for (const { moduleName } of reasons) {
      if (toPath(moduleName) === toPath(name)) continue;
      known(moduleName).add(toPath(name));
      imported.add(toPath(name));
    }
  }
  const storyFiles = [...(imports.get(toPath(storyList)) ?? [])].sort();
  if (!storyFiles.length)
    throw new VisualError(
      'The statistics of the Storybook build name no story files; its format may have changed.',
    );
  const shared = [...imports.keys()].filter((path) => !imported.has(path)).sort();
  return { imports, storyFiles, shared };
}

/** Every module that `from` reaches, itself included, without going into `except`. */
export function reach(graph: Graph, from: readonly string[], except: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  const open = from.filter((path) => !except.has(path));
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    for (const next of graph.imports.get(path) ?? [])
      if (!except.has(next) && !found.has(next)) open.push(next);
  }
  return found;
}
