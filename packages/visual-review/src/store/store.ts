import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import {
  VisualError,
  type Baseline,
  type DecidedShots,
  type Decision,
  type Element,
  type Hash,
  type Ruling,
  type Verdict,
} from '../types.ts';
import { Change } from './change.ts';
import { Batch, namesIn, parseJson, readText, shown, type Write } from './files.ts';
import { imageHashOf, pathOfHash, readHashed } from './hashed.ts';
import { timeOf } from './judge.ts';
import { check, checkBaseline, checkStory } from './shapes.ts';
import { decisionName } from './text.ts';

export interface StoredDecision extends Decision {
  /** From the store's root, with forward slashes. */
  file: string;
}

function readDecision(path: string): { text: string; value: unknown } {
  const text = readText(path);
  if (text === undefined) throw new VisualError(`${shown(path)} is missing.`);
  return { text, value: parseJson(text, shown(path)) };
}

function checkName(file: string, name: string, at: string, text: string): void {
  if (name !== decisionName(at, text))
    throw new VisualError(
      `${file} was edited or renamed by hand: its name says other content; restore it with git and decide anew instead.`,
    );
}

function checkVerdict(file: string, verdict: Verdict, shots: DecidedShots): void {
  for (const [mode, { to }] of Object.entries(shots))
    if (verdict !== 'rejected' && (to === null) !== (verdict === 'removed'))
      throw new VisualError(`${file} says '${verdict}' about a shot that it does not fit, ${mode}.`);
}

/** The elements of one of a baseline's shots. */
export function elementsIn({ story, elements }: Baseline, hash: Hash): Element[] {
  try {
    const bytes = Buffer.from(elements[hash] ?? '', 'base64');
    const text = brotliDecompressSync(bytes, { maxOutputLength: 64 * 2 ** 20 }).toString('utf8');
    // Only a run writes these, and its bytes are those that were hashed.
    return JSON.parse(text) as Element[];
  } catch {
    throw new VisualError(`The baseline of ${story} does not hold elements under ${hash}.`);
  }
}

/** What a decision says of each of its stories. */
export const sharesOf = ({ stories, ...reason }: Ruling, file: string): StoredDecision[] =>
  Object.entries(stories).map(([story, shots]) => ({ story, shots, ...reason, file }));

/** What is approved, by whom and why, in a folder of plain files that git keeps. Every error it throws is a VisualError. */
export class Store {
  readonly root: string;
  readonly #write: Write;
  /** By name, with what the file system says of the file: a run asks for each story, and a decision names many. */
  readonly #rulings = new Map<string, { stamp: string; shares: ReadonlyMap<string, StoredDecision> }>();

  constructor(root: string, write: Write = writeFileSync) {
    this.root = root;
    this.#write = write;
  }

  /** Stories with a baseline, sorted. */
  stories(): string[] {
    return namesIn(join(this.root, 'baselines'))
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -'.json'.length));
  }

  /** Stories with decisions in files of their own, sorted. */
  reviewed(): string[] {
    return namesIn(join(this.root, 'reviews'));
  }

  /** Files of decisions about any number of stories, oldest first. */
  rulingNames(): string[] {
    return namesIn(join(this.root, 'decisions'));
  }

  /** By story what one of these files says. It is refused when it is not the one that was written. */
  ruling(name: string): ReadonlyMap<string, StoredDecision> {
    const path = join(this.root, 'decisions', name);
    const { mtimeMs, ctimeMs, size } = statSync(path, { throwIfNoEntry: false }) ?? {};
    const stamp = `${mtimeMs} ${ctimeMs} ${size}`;
    const known = this.#rulings.get(name);
    if (known?.stamp === stamp) return known.shares;
    const file = shown(path);
    const { text, value } = readDecision(path);
    const ruling = check('decision', value, file);
    checkName(file, name, ruling.at, text);
    for (const shots of Object.values(ruling.stories)) checkVerdict(file, ruling.verdict, shots);
    const shares = new Map(sharesOf(ruling, `decisions/${name}`).map((share) => [share.story, share]));
    this.#rulings.set(name, { stamp, shares });
    return shares;
  }

  baseline(story: string): Baseline | undefined {
    const path = join(this.root, 'baselines', `${checkStory(story)}.json`);
    const text = readText(path);
    if (text === undefined) return undefined;
    const file = shown(path);
    const baseline = checkBaseline(parseJson(text, file), file);
    if (baseline.story !== story) throw new VisualError(`${file} is about another story, ${baseline.story}.`);
    return baseline;
  }

  decisionNames(story: string): string[] {
    return namesIn(join(this.root, 'reviews', checkStory(story)));
  }

  /** A decision in a file of its story's own, which is refused when it is not the one that was written. */
  decision(story: string, name: string): StoredDecision {
    const path = join(this.root, 'reviews', checkStory(story), name);
    const file = shown(path);
    const { text, value } = readDecision(path);
    const decision = check('decision of a story', value, file);
    checkName(file, name, decision.at, text);
    if (decision.story !== story) throw new VisualError(`${file} is about another story, ${decision.story}.`);
    checkVerdict(file, decision.verdict, decision.shots);
    return { ...decision, file: `reviews/${story}/${name}` };
  }

  /** Oldest first. */
  decisions(story: string): StoredDecision[] {
    return [
      ...this.decisionNames(story).map((name) => this.decision(story, name)),
      ...this.rulingNames().flatMap((name) => this.ruling(name).get(story) ?? []),
    ].sort((a, b) => timeOf(a) - timeOf(b));
  }

  hasImage(hash: Hash): boolean {
    return existsSync(pathOfHash(this.root, 'images', hash));
  }

  /** The bytes of a lossless WebP file. */
  image(hash: Hash): Buffer {
    return readHashed(this.root, 'images', hash);
  }

  /** Every path below `images/`, from that folder, also of files that do not belong there. */
  imagePaths(): string[] {
    const folder = join(this.root, 'images');
    try {
      return readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => !entry.isDirectory())
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(folder.length + 1)
            .replaceAll('\\', '/'),
        )
        .sort();
    } catch {
      return [];
    }
  }

  /** Sorted. */
  allImages(): Hash[] {
    return this.imagePaths().flatMap((path) => imageHashOf(path) ?? []);
  }

  putImage(bytes: Uint8Array): Hash {
    return this.change((change) => change.putImage(bytes));
  }

  writeBaseline(baseline: Baseline): void {
    this.change((change) => change.writeBaseline(baseline));
  }

  addRuling(ruling: Ruling): string {
    return this.change((change) => change.addRuling(ruling));
  }

  /** Writes all that `work` puts, in its order, or nothing. */
  change<T>(work: (change: Change) => T): T {
    const batch = new Batch(this.#write);
    try {
      const result = work(new Change(this.root, batch));
      batch.commit();
      return result;
    } catch (error) {
      batch.abort();
      throw error;
    }
  }
}
