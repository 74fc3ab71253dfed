import {
  VisualError,
  type Baseline,
  type DecisionRequest,
  type Look,
  type ModeName,
  type Report,
  type Shot,
  type ShotResult,
} from '../types.ts';
import { sameLook, timeOf, verdictOn } from './judge.ts';
import { lookOf, seenIn } from './report.ts';
import { addressOf, refusalOf, type Rules } from './rules.ts';
import { check, own } from './shapes.ts';
import type { Store, StoredDecision } from './store.ts';

export interface StoryFacts {
  baseline: Baseline | undefined;
  decisions: readonly StoredDecision[];
}

/** One story's share of a request, checked. */
export interface Step {
  request: DecisionRequest;
  story: string;
  shots: {
    mode: ModeName;
    from: Look | null;
    to: Look | null;
    /** What the baseline gets; undefined leaves it alone, null drops the shot. */
    shot: Shot | null | undefined;
  }[];
}

export interface Checked {
  steps: Step[];
  facts: ReadonlyMap<string, StoryFacts>;
  /** What was asked for and holds already. */
  said: string[];
}

const nameOf = (by: string) => by.replace(/ <.*/, '');

/** The stored shot that a requested look stands for. A VisualError when it is the look of nothing that is there. */
function resolve(
  result: ShotResult | undefined,
  { baseline, decisions }: StoryFacts,
  { verdict, by }: DecisionRequest,
  { story, mode, to }: DecisionRequest['shots'][number],
): Shot | null {
  const name = `${story} ${mode}`;
  const stored = own(baseline?.shots ?? {}, mode);
  if (!result && !stored) throw new VisualError(`Neither the report nor the baselines have a shot ${name}.`);
  if (to === null && verdict === 'approved')
    throw new VisualError(`${name} is no more: its verdict is 'removed', not 'approved'.`);
  if (to !== null && verdict === 'removed')
    throw new VisualError(`${name} cannot be removed together with a look; \`to\` must be null.`);
  const seen = result && seenIn(result, decisions);
  if (to === null) {
    if (seen === null) return null;
    throw new VisualError(`${name} is still there, so its removal cannot be decided.`);
  }
  const found = [stored, seen].find((shot) => shot && sameLook(shot, to));
  if (found) return found;
  if (result?.state === 'broken')
    throw new VisualError(`${name} is broken, so it has no look to decide about: ${result.problem ?? ''}`);
  throw new VisualError(
    `${name} was decided by ${nameOf(by)} about a picture that is no longer there; run \`npm run visual -- run\` again.`,
  );
}

function checkPerson(
  rules: Rules,
  authors: readonly string[],
  titles: ReadonlyMap<string, string>,
  request: DecisionRequest,
) {
  const { verdict, by, role, note } = request;
  const stories = new Set(request.shots.map(({ story }) => story));
  if (!note.trim() && verdict === 'rejected')
    throw new VisualError('A rejection needs a note that says what is wrong.');
  if (!note.trim() && stories.size > 1)
    throw new VisualError(`A decision about ${stories.size} stories needs a note that says why.`);
  for (const story of stories) {
    const refusal = refusalOf(rules, { title: titles.get(story) ?? story, verdict, by, role, authors });
    if (refusal) throw new VisualError(`${nameOf(by)} ${refusal}.`);
  }
}

/** Nobody can tell which of two verdicts that come together was meant to lift the other. */
function checkContradictions(requests: readonly DecisionRequest[]): void {
  const seen = new Map<string, { verdict: string; to: Look | null; by: string }>();
  for (const { verdict, by, shots } of requests)
    for (const { story, mode, to } of shots) {
      const key = `${story} ${mode}`;
      const first = seen.get(key);
      if (first && (first.verdict !== verdict || !sameLook(first.to, to)))
        throw new VisualError(
          `${key} is decided in two ways at once, '${first.verdict}' by ${nameOf(first.by)} and '${verdict}' by ${nameOf(by)}; leave one of them out.`,
        );
      seen.set(key, { verdict, to, by });
    }
}

/** Whether the same person has already said the same, and nobody anything else since. */
function isRepeated({ decisions }: StoryFacts, request: DecisionRequest, mode: ModeName, to: Look | null) {
  const last = verdictOn(decisions, mode, to);
  return (
    last?.verdict === request.verdict &&
    addressOf(last.by) === addressOf(request.by) &&
    (request.verdict !== 'rejected' || last.note === request.note.trim()) &&
    !decisions.some(
      (decision) =>
        decision.verdict !== 'rejected' &&
        own(decision.shots, mode) !== undefined &&
        timeOf(decision) > timeOf(last),
    )
  );
}

/**
 * Requests, checked one and all against the report, the store and the rules, and taken apart into one step for each
 * story. A VisualError says the first thing that is wrong; nothing is written here.
 */
export function checkRequests(
  store: Store,
  report: Report,
  requests: readonly DecisionRequest[],
  rules: Rules,
  authors: readonly string[],
): Checked {
  const facts = new Map<string, StoryFacts>();
  const factsOf = (story: string): StoryFacts => {
    const known = facts.get(story);
    if (known) return known;
    const read = { baseline: store.baseline(story), decisions: store.decisions(story) };
    facts.set(story, read);
    return read;
  };
  const titles = new Map(Object.entries(report.stories).map(([story, { title }]) => [story, title]));
  const results = new Map(report.shots.map((result) => [`${result.story} ${result.mode}`, result]));
  const steps: Step[] = [];
  const said: string[] = [];
  for (const request of requests) {
    check('request', request, 'The decision');
    checkPerson(rules, authors, titles, request);
  }
  checkContradictions(requests);
  for (const request of requests) {
    const ofRequest = new Map<string, Step>();
    for (const { story, mode, to } of request.shots) {
      const known = factsOf(story);
      const shot = resolve(results.get(`${story} ${mode}`), known, request, { story, mode, to });
      const stored = own(known.baseline?.shots ?? {}, mode);
      const settled = request.verdict === 'rejected' || sameLook(stored ?? null, to);
      const step = ofRequest.get(story) ?? { request, story, shots: [] };
      if (step.shots.some((shot) => shot.mode === mode)) continue;
      const repeated = isRepeated(known, request, mode, to);
      if (repeated && settled) {
        said.push(`${story} ${mode}: ${nameOf(request.by)} has already ${request.verdict} this.`);
        continue;
      }
      step.shots.push({
        mode,
        from: stored ? lookOf(stored) : null,
        to: to && lookOf(to),
        shot: settled ? undefined : shot,
      });
      ofRequest.set(story, step);
    }
    steps.push(...ofRequest.values());
  }
  return { steps, facts, said };
}
