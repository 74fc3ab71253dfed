import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const root = join(import.meta.dirname, '..');

interface ManifestChunk {
  file: string;
  name?: string;
  imports?: string[];
}

/** tests/bench/budget.json: what a screen needs before it can be drawn, and how much of it there may be. */
interface RouteBudget {
  /** Modules by their path in the sources, or files by the name that build/chunkGroups.ts gives them; what they import statically counts too. */
  modules: string[];
  gzipKiB: number;
  /** How many files of JavaScript these may be: each is a request. */
  files?: number;
}

export interface RouteSize {
  route: string;
  /** JavaScript before the first paint, each file by itself at gzip level 9. */
  gzipKiB: number;
  bound: number;
  files: string[];
  /** Of the number of files, where there is one. */
  mostFiles: number | undefined;
}

function filesOf(manifest: Record<string, ManifestChunk>, modules: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key);
    if (!chunk)
      throw new Error(
        `${key} is not a chunk of its own in dist/.vite/manifest.json: correct tests/bench/budget.json`,
      );
    if (seen.has(chunk.file)) return;
    seen.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const module of modules) visit(module);
  return [...seen].filter((file) => file.endsWith('.js'));
}

/** First-load JavaScript of every route of the budget, measured in the application that was built last. */
export function routeSizes(): RouteSize[] {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as unknown;
  const manifest = read('dist/.vite/manifest.json') as Record<string, ManifestChunk>;
  const budget = read('tests/bench/budget.json') as Record<string, RouteBudget>;
  return Object.entries(budget).map(([route, { modules, gzipKiB: bound, files: mostFiles }]) => {
    const files = filesOf(manifest, modules);
    const bytes = files.reduce(
      (sum, file) => sum + gzipSync(readFileSync(join(root, 'dist', file)), { level: 9 }).length,
      0,
    );
    return { route, gzipKiB: Math.round((bytes / 1024) * 10) / 10, bound, files, mostFiles };
  });
}

/** A line for each route above its budget, in bytes or in files. */
export const overBudget = () =>
  routeSizes().flatMap(({ route, gzipKiB, bound, files, mostFiles = Infinity }) => [
    ...(gzipKiB > bound
      ? [`${route} loads ${gzipKiB} KiB of JavaScript (gzip) first; the budget is ${bound}`]
      : []),
    ...(files.length > mostFiles
      ? [`${route} loads ${files.length} files of JavaScript first; the budget is ${mostFiles}`]
      : []),
  ]);
