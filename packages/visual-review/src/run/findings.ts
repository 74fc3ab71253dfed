import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathOfHash } from '../store/hashed.ts';
import { hashOf } from '../store/hash.ts';
import { isFailure } from '../report/outcome.ts';
import type { Hash, ModeName, PlayResult, ShotResult } from '../types.ts';

/** What a run finds: results in memory, and the pictures of what is not the same in the folder of the report. */
export class Findings {
  readonly results: ShotResult[] = [];
  readonly plays: PlayResult[] = [];
  readonly trees: Record<Hash, readonly string[]> = {};
  readonly texts: Record<Hash, readonly string[]> = {};
  /** How many shots and stories somebody must look at. */
  open = 0;
  readonly #met = new Set<string>();
  readonly folder: string;

  /** The folder of a report that several processes fill is not emptied. */
  constructor(folder: string, { empty = true } = {}) {
    this.folder = folder;
    if (empty) rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }

  /** Keeps a file under the hash of its content, which it gives. */
  keep(kind: 'images' | 'elements', content: Buffer): Hash {
    const hash = hashOf(content);
    const path = pathOfHash(this.folder, kind, hash);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    return hash;
  }

  /** Whether a shot has its result. */
  has(story: string, mode: ModeName): boolean {
    return this.#met.has(`${story} ${mode}`);
  }

  add(result: ShotResult) {
    this.results.push(result);
    this.#met.add(`${result.story} ${result.mode}`);
    if (isFailure(result.state)) this.open++;
  }

  addPlay(play: PlayResult) {
    this.plays.push(play);
    if (play.problem !== undefined) this.open++;
  }
}
