import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Baseline } from '../types.ts';
import { parseJson, readBytes } from './files.ts';
import type { Bases, History } from './git.ts';
import type { Inventory, Problem } from './inventory.ts';
import { sameLook, standing, timeOf, verdictOn } from './judge.ts';
import { addressOf, refusalOf, type Rules } from './rules.ts';
import { check, own } from './shapes.ts';
import { sharesOf, type Store, type StoredDecision } from './store.ts';

/** The id that git gives to these bytes; 64 digits in a repository of SHA-256. */
const blobId = (bytes: Buffer, digits: number) =>
  createHash(digits === 64 ? 'sha256' : 'sha1')
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest('hex');

const baselineIn = (path: string) => /^baselines\/([^/]+)\.json$/.exec(path)?.[1];
/** What cannot be read when a decision's file cannot: its story, or the file itself where it has many. */
const decisionIn = (path: string) => {
  const [, ofMany, story] = /^(?:(decisions\/[^/]+\.json)|reviews\/([^/]+)\/[^/]+\.json)$/.exec(path) ?? [];
  return ofMany ?? story;
};

/** What a decision's file said, by story. */
function decisionsIn(path: string, text: string): StoredDecision[] {
  const value = parseJson(text, path);
  return path.startsWith('decisions/')
    ? sharesOf(check('decision', value, path), path)
    : [{ ...check('decision of a story', value, path), file: path }];
}

/** What a file of the past says; undefined when it could not be read then either. */
function past<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Whether a decision in a file of its story's own says what one about many stories says now: only its moment may differ. */
const saysTheSame = (old: StoredDecision, other: StoredDecision) =>
  old.file.startsWith('reviews/') &&
  isDeepStrictEqual({ ...old, at: '', file: '' }, { ...other, at: '', file: '' });

interface Lost {
  baselines: Map<string, Baseline>;
  decisions: StoredDecision[];
}

/** Baselines of a commit that are no longer the same, and decisions of it that are no longer there. */
async function lostSince(
  store: Store,
  history: History,
  commit: string,
  inventory: Inventory,
): Promise<Lost> {
  const files = await history.files(commit);
  const present = new Set([...inventory.decisions.values()].flat().map(({ file }) => file));
  const wanted = [...files].filter(([path, id]) => {
    const baseline = baselineIn(path);
    const decision = decisionIn(path);
    if (!baseline) return decision !== undefined && !present.has(path) && !inventory.unreadable.has(decision);
    const bytes = inventory.unreadable.has(baseline) ? undefined : readBytes(join(store.root, path));
    return !inventory.unreadable.has(baseline) && (!bytes || blobId(bytes, id.length) !== id);
  });
  const texts = await history.texts([...new Set(wanted.map(([, id]) => id))]);
  const lost: Lost = { baselines: new Map(), decisions: [] };
  for (const [path, id] of wanted) {
    const text = texts.get(id) ?? '';
    const story = baselineIn(path);
    if (story) {
      const baseline = past(() => check('baseline', parseJson(text, path), path));
      if (baseline) lost.baselines.set(story, baseline);
    } else lost.decisions.push(...(past(() => decisionsIn(path, text)) ?? []));
  }
  return lost;
}

/**
 * What the branch point (or a parent of a merge) had and the working tree lost: decisions, baselines that nobody
 * removed, and baselines that are back at what they were before. A merge that takes one side does that in silence.
 */
export async function wrongLosses(
  store: Store,
  history: History,
  commits: readonly string[],
  inventory: Inventory,
): Promise<Problem[]> {
  const problems = new Map<string, Problem>();
  const add = (kind: string, subject: string, text: string) =>
    problems.set(`${kind} ${subject}`, { kind, subject, text });
  for (const commit of commits) {
    const at = commit.slice(0, 8);
    const lost = await lostSince(store, history, commit, inventory);
    const gone = lost.decisions.filter(
      (decision) =>
        !inventory.pruned.has(decision.file) &&
        !inventory.decisions.get(decision.story)?.some((other) => saysTheSame(decision, other)),
    );
    for (const { file } of gone)
      add(
        'decision lost',
        file,
        `${file} was there in ${at} and is gone; decisions stay, so restore it with git.`,
      );
    for (const [story, before] of lost.baselines) {
      const decisions = [
        ...(inventory.decisions.get(story) ?? []),
        ...gone.filter((decision) => decision.story === story),
      ];
      for (const [mode, shot] of Object.entries(before.shots)) {
        const name = `${story} ${mode}`;
        const current = own(inventory.baselines.get(story)?.shots ?? {}, mode);
        const [last] = standing(decisions, mode);
        if (!current) {
          if (last?.verdict !== 'removed')
            add('lost', name, `The baseline of ${name} was there in ${at} and vanished without a decision.`);
          continue;
        }
        if (sameLook(current, shot)) continue;
        const [now, then] = [current, shot].map((look) => verdictOn(decisions, mode, look));
        if (then && (!now || timeOf(now) < timeOf(then)))
          add('back', name, `The baseline of ${name} went back to an older look than it had in ${at}.`);
      }
    }
  }
  return [...problems.values()];
}

/** Decisions that the branch point did not have. */
async function newDecisions(history: History, commits: readonly string[], inventory: Inventory) {
  const before = new Set<string>();
  for (const commit of commits)
    if (commit !== history.head) for (const path of (await history.files(commit)).keys()) before.add(path);
  return [...inventory.decisions.values()].flat().filter(({ file }) => !before.has(file));
}

/** Whether those who came in since the branch point are who they say, and were allowed to decide. */
export async function wrongPeople(
  history: History,
  { commits, since, onMain }: Bases,
  inventory: Inventory,
  rules: Rules,
  titles: ReadonlyMap<string, string> | undefined,
): Promise<{ problems: Problem[]; skipped: string[] }> {
  const problems: Problem[] = [];
  const skipped: string[] = [];
  const added = await history.decided(since);
  // On main a squash has mixed the authors with those who approved.
  const authors = rules.ownChange === 'refused' && !onMain ? await history.authors(since) : [];
  const byOthers = new Map<string, Problem>();
  for (const decision of await newDecisions(history, commits, inventory)) {
    const { file, by, story } = decision;
    const people = added.get(file);
    if (people && !people.has(addressOf(by)))
      byOthers.set(file, {
        kind: 'person',
        subject: file,
        text: `${file} says it is by ${by}, but the commit that added it is by ${[...people].join(', ')} and names nobody else with \`Visual-Approved-by:\`.`,
      });
    const title = titles?.get(story);
    const refusal = title && refusalOf(rules, { ...decision, title, authors });
    if (refusal) problems.push({ kind: 'rule', subject: file, text: `${file}: ${by} ${refusal}.` });
  }
  if (!onMain) problems.push(...byOthers.values());
  else if (byOthers.size)
    skipped.push(
      `Decisions in a commit of somebody else, as after a squash: ${byOthers.size}; on main it is not checked who made them.`,
    );
  if (!titles && (rules.approvers.length || rules.ownChange === 'refused'))
    skipped.push(
      "Who may approve what was not checked: that goes by titles, and there is no index of Storybook's stories.",
    );
  return { problems, skipped };
}
