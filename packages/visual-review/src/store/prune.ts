import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { VisualError, type Hash } from '../types.ts';
import { isTemporary } from './files.ts';
import { imageHashOf, pathOfHash } from './hashed.ts';
import {
  namedByBaselines,
  namedByDecisions,
  prunedName,
  takeInventory,
  type Inventory,
} from './inventory.ts';
import { own } from './shapes.ts';
import type { Store } from './store.ts';

/** Pictures of the newest `keep` decisions of each shot. */
function recent({ decisions }: Inventory, keep: number): ReadonlySet<Hash> {
  const kept = new Set<Hash>();
  for (const ofStory of decisions.values()) {
    const modes = new Set(ofStory.flatMap(({ shots }) => Object.keys(shots)));
    for (const mode of modes) {
      const ofShot = ofStory.flatMap(({ shots }) => own(shots, mode) ?? []);
      for (const { from, to } of keep ? ofShot.slice(-keep) : [])
        for (const look of [from, to]) if (look) kept.add(look.img);
    }
  }
  return kept;
}

const temporaryIn = (folder: string): string[] => {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => isTemporary(path.split(/[\\/]/).at(-1) ?? ''))
      .map((path) => join(folder, path));
  } catch {
    return [];
  }
};

/**
 * Removes files that nothing names, remains of writes that were cut off, and pictures of decisions older than the newest
 * `keep` of their shot. Decisions stay for ever: who and why is worth its few bytes. `pruned.txt` says which pictures
 * are gone on purpose. A VisualError, and nothing removed, when a file that may name some cannot be read.
 */
export function prune(store: Store, keep: number): { unused: number; old: number } {
  const inventory = takeInventory(store);
  const [problem] = inventory.problems;
  if (problem) throw new VisualError(`Nothing is removed before this is mended: ${problem.text}`);
  const needed = namedByBaselines(inventory);
  const history = namedByDecisions(inventory);
  const kept = recent(inventory, keep);
  const images = store.imagePaths().map((path) => ({ path, hash: imageHashOf(path) }));
  const isOld = (hash: Hash) => history.has(hash) && !needed.has(hash) && !kept.has(hash);
  const old = images.flatMap(({ hash }) => (hash && isOld(hash) ? hash : []));
  const unused = [
    ...images
      .filter(({ hash }) => hash && !needed.has(hash) && !history.has(hash))
      .map(({ path }) => join(store.root, 'images', path)),
    ...['images', 'baselines', 'decisions', 'reviews'].flatMap((folder) =>
      temporaryIn(join(store.root, folder)),
    ),
  ];
  const there = new Set(images.map(({ hash }) => hash).filter((hash) => hash && !old.includes(hash)));
  const lines = [...inventory.pruned].filter((line) => {
    const hash = imageHashOf(line.replace('images/', ''));
    return !hash || (!there.has(hash) && history.has(hash));
  });
  const pruned = [...new Set([...lines, ...old.map(prunedName)])].sort();
  store.change((change) => {
    if (pruned.length || inventory.pruned.size) change.writePruned(pruned);
    for (const hash of old) change.remove(pathOfHash(store.root, 'images', hash));
    for (const path of unused) change.remove(path);
  });
  return { unused: unused.length, old: old.length };
}
