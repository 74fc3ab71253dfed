import { join } from 'node:path';
import type { Baseline, Hash, Ruling } from '../types.ts';
import { readBytes, shown, type Batch } from './files.ts';
import { hashOf } from './hash.ts';
import { pathOfHash } from './hashed.ts';
import { check, checkBaseline, checkStory } from './shapes.ts';
import { baselineText, decisionName, rulingText } from './text.ts';

/** What a change of the store writes; nothing of it is there before the change ends without an error. */
export class Change {
  readonly #root: string;
  readonly #batch: Batch;

  constructor(root: string, batch: Batch) {
    this.#root = root;
    this.#batch = batch;
  }

  putImage(bytes: Uint8Array): Hash {
    const hash = hashOf(bytes);
    const path = pathOfHash(this.#root, 'images', hash);
    const there = this.#batch.has(path) ? undefined : readBytes(path);
    // A corrupt file is mended.
    if (!this.#batch.has(path) && !(there && hashOf(there) === hash)) this.#batch.put(path, bytes);
    return hash;
  }

  /** Of a file that nothing names once the change is done. */
  remove(path: string): void {
    this.#batch.remove(path);
  }

  /** Paths from the store's root of what was taken out on purpose. */
  writePruned(paths: readonly string[]): void {
    this.#batch.put(join(this.#root, 'pruned.txt'), paths.map((path) => `${path}\n`).join(''));
  }

  /** Without shots, the baseline's file goes. */
  writeBaseline(baseline: Baseline): void {
    const path = join(this.#root, 'baselines', `${checkStory(baseline.story)}.json`);
    if (Object.keys(baseline.shots).length === 0) {
      this.#batch.remove(path);
      return;
    }
    checkBaseline(baseline, shown(path));
    this.#batch.put(path, baselineText(baseline));
  }

  /** The path from the store's root. */
  addRuling(ruling: Ruling): string {
    check('decision', ruling, 'The decision');
    const text = rulingText(ruling);
    const name = join('decisions', decisionName(ruling.at, text));
    this.#batch.put(join(this.#root, name), text);
    return name.replaceAll('\\', '/');
  }
}
