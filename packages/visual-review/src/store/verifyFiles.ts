import { statSync } from 'node:fs';
import { join } from 'node:path';
import { VisualError, type Hash, type Shot } from '../types.ts';
import { isTemporary, shown } from './files.ts';
import { imageHashOf, pathOfHash } from './hashed.ts';
import { namedByBaselines, namedByDecisions, prunedName, type Inventory, type Problem } from './inventory.ts';
import { timeOf, sameLook, saysRejection, standing, verdictOn } from './judge.ts';
import { own } from './shapes.ts';
import type { Store, StoredDecision } from './store.ts';

/** A clock that is a little wrong is no matter; a decision of next year would count for a year. */
const tomorrow = 24 * 60 * 60 * 1000;

type Adding = (kind: string, subject: string, text: string) => void;

function judgeBaseline(
  name: string,
  mode: string,
  shot: Shot,
  decisions: readonly StoredDecision[],
  add: Adding,
): void {
  const verdict = verdictOn(decisions, mode, shot);
  const last = standing(decisions, mode);
  if (!verdict) add('unapproved', name, `The baseline of ${name} was approved by nobody.`);
  else if (verdict.verdict === 'rejected')
    add('rejected', name, `The baseline of ${name} is ${saysRejection(verdict)}.`);
  else if (!last.some(({ shots }) => sameLook(own(shots, mode)?.to ?? null, shot)))
    add(
      'back',
      name,
      `The baseline of ${name} went back: the newest decision, ${last[0]?.file}, is about another look; approve again, or take the baseline of that decision from git.`,
    );
}

/** Baselines that nobody approved, that somebody rejected, or that are not what was approved last. */
export function wrongApprovals({ baselines, decisions, unreadable }: Inventory, now: Date): Problem[] {
  const problems: Problem[] = [];
  const add: Adding = (kind, subject, text) => void problems.push({ kind, subject, text });
  for (const story of new Set([...baselines.keys(), ...decisions.keys()])) {
    if (unreadable.has(story)) continue;
    const shots = baselines.get(story)?.shots ?? {};
    const ofStory = decisions.get(story) ?? [];
    for (const [mode, shot] of Object.entries(shots))
      judgeBaseline(`${story} ${mode}`, mode, shot, ofStory, add);
    for (const mode of new Set(ofStory.flatMap(({ shots }) => Object.keys(shots)))) {
      const [last] = standing(ofStory, mode);
      if (last && last.verdict !== 'removed' && !own(shots, mode))
        add(
          'lost',
          `${story} ${mode}`,
          `The baseline of ${story} ${mode} is gone, but ${last.file} approved it and nobody removed it.`,
        );
    }
    for (const decision of ofStory)
      if (timeOf(decision) > now.getTime() + tomorrow)
        add('future', decision.file, `${decision.file} is dated in the future, ${decision.at}.`);
  }
  return problems;
}

/** Baselines of stories that Storybook does not have. */
export function wrongStories(
  { baselines }: Inventory,
  index: ReadonlyMap<string, string> | undefined,
): Problem[] {
  if (!index) return [];
  return [...baselines.keys()]
    .filter((story) => !index.has(story))
    .map((story) => ({
      kind: 'no story',
      subject: story,
      text: `${story} has a baseline, but Storybook's index has no such story; \`npm run visual -- run\`, then approve that it is removed.`,
    }));
}

/** Pictures that are missing, corrupt or named by nothing. */
export function wrongFiles(store: Store, inventory: Inventory): Problem[] {
  const needed = namedByBaselines(inventory);
  const history = namedByDecisions(inventory);
  const problems: Problem[] = [];
  const add: Adding = (kind, subject, text) => void problems.push({ kind, subject, text });
  const there = new Set<Hash>();
  for (const path of store.imagePaths()) {
    const file = shown(join(store.root, 'images', path));
    const hash = imageHashOf(path);
    if (!hash) {
      const what = isTemporary(path.split('/').at(-1) ?? '')
        ? 'was left by a write that was cut off; `npm run visual -- prune` removes it'
        : 'does not belong there; delete it';
      add('stray', file, `${file} ${what}.`);
      continue;
    }
    there.add(hash);
    try {
      store.image(hash);
    } catch (error) {
      if (!(error instanceof VisualError)) throw error;
      add('corrupt', file, error.message);
    }
    // A file that cannot be read may name it.
    if (!needed.has(hash) && !history.has(hash) && inventory.unreadable.size === 0)
      add('orphan', file, `${file} is named by nothing; \`npm run visual -- prune\` removes it.`);
  }
  const missing = (hash: Hash, by: string) =>
    add(
      'missing',
      hash,
      `${shown(pathOfHash(store.root, 'images', hash))} is missing, though ${by} names it; restore it with git.`,
    );
  for (const hash of needed) if (!there.has(hash)) missing(hash, 'a baseline');
  for (const [hash, file] of history)
    if (!there.has(hash) && !needed.has(hash) && !inventory.pruned.has(prunedName(hash))) missing(hash, file);
  return problems;
}

/** Whether baselines' pictures and elements together take more than `budget` bytes a shot on average. */
export function wrongSize(store: Store, inventory: Inventory, budget: number): Problem[] {
  const pictures = [...namedByBaselines(inventory)].reduce(
    (sum, hash) =>
      sum + (statSync(pathOfHash(store.root, 'images', hash), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
  const baselines = [...inventory.baselines.values()];
  const elements = baselines
    .flatMap(({ elements }) => Object.values(elements))
    .reduce((sum, content) => sum + Buffer.byteLength(content, 'base64'), 0);
  const shots = baselines.flatMap(({ shots }) => Object.keys(shots)).length;
  const mean = Math.round((pictures + elements) / Math.max(1, shots));
  if (mean <= budget) return [];
  return [
    {
      kind: 'size',
      subject: 'size',
      text: `Pictures and elements take ${mean} bytes a shot on average; the budget is ${budget}.`,
    },
  ];
}
