import { hashOf } from '../store/hash.ts';
import { graphOf, reach, type Graph, type Stats } from './graph.ts';
import { openSources, type SourceOptions, type Sources } from './sources.ts';

export interface FingerprintOptions {
  /** Of `preview-stats.json`, made from what is on the disk now. */
  stats: Stats;
  /** The repository. */
  root: string;
  sources: SourceOptions;
  /** `id` of env.json: another browser draws other pictures. */
  envId: string;
}

const inPackage = (path: string) => /(?:^|\/)node_modules\//.test(path);
/** Made by Storybook out of files that count for all anyway; the package that makes them counts for all too. */
const ofStorybook = (path: string) => path.startsWith('/virtual:/@storybook/') || path === 'iframe.html';

/** One line for each of the modules; undefined when one of them depends on what nobody can know. */
function linesOf(modules: Iterable<string>, sources: Sources): Set<string> | undefined {
  const lines = new Set<string>();
  for (const path of modules) {
    if (ofStorybook(path)) continue;
    const hash = inPackage(path) ? sources.packageOf(path) : sources.hash(path);
    if (hash === undefined || (!inPackage(path) && sources.hasUnknownEdge(path))) return undefined;
    lines.add(inPackage(path) ? hash : `${path} ${hash}`);
  }
  return lines;
}

const sharedReach = (graph: Graph) => reach(graph, graph.shared, new Set(graph.storyFiles));

/**
 * A fingerprint of everything that can change the pictures of a story file: the content of what it reaches by import,
 * the versions of the packages among that, and what counts for all stories (the preview and what it reaches,
 * configuration, styles, JSON and other files that are no code). It is made of contents only, so it is the same after a
 * squash, a rebase and in a shallow clone.
 *
 * A story file with an edge that nobody can know (an `import()` of a computed name, a module without a file) is left
 * out: it always counts as changed.
 */
export function fingerprints({
  stats,
  root,
  sources: options,
  envId,
}: FingerprintOptions): Map<string, string> {
  const graph = graphOf(stats);
  const sources = openSources(root, options);
  const shared = sharedReach(graph);
  const sharedLines = linesOf(shared, sources);
  // What every story depends on is unknown: no story can be left out.
  if (!sharedLines) return new Map();
  const base = hashOf([envId, ...sources.forAll(), ...[...sharedLines].sort()].join('\n'));
  const found = new Map<string, string>();
  for (const file of graph.storyFiles) {
    const lines = linesOf(reach(graph, [file], shared), sources);
    if (lines) found.set(file, hashOf([base, file, ...[...lines].sort()].join('\n')));
  }
  return found;
}

/** Files of ours that a story file reaches, those of the preview included: what its fingerprint has followed. */
export function followed(stats: Stats, file: string): Set<string> {
  const graph = graphOf(stats);
  const all = [...reach(graph, [file], new Set()), ...sharedReach(graph)];
  return new Set(all.filter((path) => !inPackage(path) && !ofStorybook(path)));
}
