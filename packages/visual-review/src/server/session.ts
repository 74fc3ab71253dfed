import { statSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '../env.ts';
import { decide } from '../store/decide.ts';
import { openHistory } from '../store/git.ts';
import { readHashed } from '../store/hashed.ts';
import { readReport } from '../store/report.ts';
import type { Rules } from '../store/rules.ts';
import { check, own } from '../store/shapes.ts';
import { Store } from '../store/store.ts';
import { VisualError, type DecisionRequest, type Hash, type Report, type Review } from '../types.ts';
import { commitStore, countUncommitted, headOf } from './commit.ts';
import { makeReview } from './review.ts';

export interface SessionOptions {
  /** Root of the store. */
  store: string;
  /** Folder of the last run's report. */
  report: string;
  rules: Rules;
}

/** What a reviewer sends: the decision, and by story the time of the newest decision that they had before their eyes. */
export interface DecideMessage {
  request: DecisionRequest;
  seen: Readonly<Record<string, string>>;
}

export interface DecideAnswer {
  review: Review;
  /** What was asked for and held already. */
  said: readonly string[];
}

export interface CommitMessage {
  message: string;
  /** `Name <address>`. */
  by: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function checkDecide(value: unknown): DecideMessage {
  if (!isRecord(value) || !isRecord(value.seen ?? {}))
    throw new VisualError('The message is not a decision.');
  const seen = Object.entries(value.seen ?? {}).filter(([, at]) => typeof at === 'string');
  return {
    request: check('request', value.request, 'The decision'),
    seen: Object.fromEntries(seen) as Record<string, string>,
  };
}

function checkCommit(value: unknown): CommitMessage {
  if (!isRecord(value) || typeof value.message !== 'string' || !value.message.trim())
    throw new VisualError('A commit needs a message.');
  const { message, by } = value;
  if (typeof by !== 'string' || !/^[^<>\n]*[^<>\s] <[^\s<>@]+@[^\s<>@]+>$/.test(by))
    throw new VisualError('A commit needs `Name <address>`.');
  return { message: message.trim(), by };
}

/** A review of one run against one store: what Storybook's dev server and the review server both do. */
export class ReviewSession {
  readonly #store: Store;
  readonly #folder: string;
  readonly #rules: Rules;
  #known: { changed: number; report: Report } | undefined;

  constructor({ store, report, rules }: SessionOptions) {
    this.#store = new Store(store);
    this.#folder = report;
    this.#rules = rules;
  }

  /** Read anew only when a run has written another one. A VisualError when there is none. */
  #report(): Report {
    const changed = statSync(join(this.#folder, 'report.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (!this.#known || this.#known.changed !== changed)
      this.#known = { changed, report: readReport(this.#folder) };
    return this.#known.report;
  }

  async load(): Promise<Review> {
    const review = makeReview(this.#store, this.#report(), { writes: true, roles: this.#rules.roles });
    const uncommitted = await countUncommitted(this.#store.root);
    return { ...review, ...(uncommitted === undefined ? {} : { uncommitted }) };
  }

  /** Nobody may lift what a colleague said a moment ago without having read it. */
  #checkSeen({ request, seen }: DecideMessage): void {
    for (const { story, mode } of request.shots) {
      const since = Date.parse(seen[story] ?? '') || 0;
      const unseen = this.#store
        .decisions(story)
        .findLast(
          (decision) =>
            Date.parse(decision.at) > since &&
            own(decision.shots, mode) !== undefined &&
            decision.verdict !== request.verdict,
        );
      if (unseen)
        throw new VisualError(
          `${unseen.by.replace(/ <.*/, '')} has ${unseen.verdict} ${story} ${mode} in the meantime${unseen.note ? ` (“${unseen.note}”)` : ''}; look at it again before you decide.`,
        );
    }
  }

  /** Writes one decision. A VisualError says why it cannot be taken; then nothing was written. */
  async decide(value: unknown): Promise<DecideAnswer> {
    const message = checkDecide(value);
    const report = this.#report();
    this.#checkSeen(message);
    const [head, authors] = await Promise.all([headOf(this.#store.root), this.#authors()]);
    const { said } = decide(this.#store, this.#folder, report, [message.request], {
      now: new Date(),
      head,
      env: readEnvironment(this.#store.root)?.id ?? report.env,
      rules: this.#rules,
      authors,
    });
    return { review: await this.load(), said };
  }

  async #authors(): Promise<string[]> {
    if (this.#rules.ownChange === 'allowed') return [];
    const history = await openHistory(this.#store.root);
    return history ? history.authors((await history.bases()).since) : [];
  }

  /** Commits what was decided; resolves with a sentence about it. */
  async commit(value: unknown): Promise<{ review: Review; said: string }> {
    const { message, by } = checkCommit(value);
    const id = await commitStore(this.#store.root, message, by);
    return { review: await this.load(), said: `Committed as ${id}.` };
  }

  /** The bytes of a picture of the store or of the run. A VisualError when neither has it sound. */
  picture(hash: Hash): Buffer {
    return this.#store.hasImage(hash) ? this.#store.image(hash) : readHashed(this.#folder, 'images', hash);
  }
}
