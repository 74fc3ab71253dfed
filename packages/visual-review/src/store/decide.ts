import {
  VisualError,
  type Baseline,
  type DecisionRequest,
  type Hash,
  type Report,
  type Ruling,
  type Shot,
} from '../types.ts';
import { hashLines } from './hash.ts';
import { readHashed } from './hashed.ts';
import { timeOf } from './judge.ts';
import { checkRequests, type StoryFacts } from './requests.ts';
import type { Rules } from './rules.ts';
import { own } from './shapes.ts';
import { sharesOf, type Store, type StoredDecision } from './store.ts';

export interface DecideContext {
  now: Date;
  /** The commit that is checked out; null outside git. */
  head: string | null;
  /** `id` of the environment in which the pictures were taken. */
  env: string;
  rules: Rules;
  /** Addresses of those who wrote the change; read only when the rules refuse one's own. */
  authors?: readonly string[];
}

export interface Decided {
  decisions: StoredDecision[];
  /** Sentences about what was asked for and held already. */
  said: string[];
}

function linesOf(report: Report, baseline: Baseline | undefined, kind: 'trees' | 'texts', hash: Hash) {
  const lines = own(report[kind], hash) ?? own(baseline?.[kind] ?? {}, hash);
  if (!lines || hashLines(lines) !== hash)
    throw new VisualError('The report lacks lines of a shot; run `npm run visual -- run` again.');
  return lines;
}

/** The baseline with one shot put in (or, with null, taken out), and no lines and elements that none of its shots uses. */
function withShot(
  { report, folder }: { report: Report; folder: string },
  story: string,
  baseline: Baseline | undefined,
  mode: string,
  shot: Shot | null,
): Baseline {
  const { [mode]: _, ...others } = baseline?.shots ?? {};
  const shots: Record<string, Shot> = shot ? { ...others, [mode]: shot } : others;
  const used = (kind: 'trees' | 'texts', key: 'tree' | 'text') =>
    Object.fromEntries(
      Object.values(shots).map((shot) => [shot[key], linesOf(report, baseline, kind, shot[key])]),
    );
  const elements = Object.fromEntries(
    Object.values(shots).map(({ elements: hash }) => [
      hash,
      own(baseline?.elements ?? {}, hash) ?? readHashed(folder, 'elements', hash).toString('base64'),
    ]),
  );
  return { story, shots, trees: used('trees', 'tree'), texts: used('texts', 'text'), elements };
}

/** A corrupt file counts as none, so that an approval mends it. */
function isSound(store: Store, hash: Hash): boolean {
  try {
    store.image(hash);
    return true;
  } catch {
    return false;
  }
}

/** Later than every decision about the stories, also when another machine's clock is ahead of ours. */
const after = (facts: readonly StoryFacts[], now: Date) =>
  facts
    .flatMap(({ decisions }) => decisions)
    .reduce((latest, decision) => Math.max(latest, timeOf(decision) + 1), now.getTime());

/**
 * Writes what people decided: pictures, then one decision for each request, then the baselines that it changes. All
 * requests are checked before anything is written, and a disk that is full changes nothing. An approval or removal
 * changes the baseline, a rejection leaves it alone. Throws a VisualError that says what is wrong.
 *
 * @param reportFolder has `images/` and `elements/` of the report.
 */
export function decide(
  store: Store,
  reportFolder: string,
  report: Report,
  requests: readonly DecisionRequest[],
  { now, head, env, rules, authors = [] }: DecideContext,
): Decided {
  const { steps, facts, said } = checkRequests(store, report, requests, rules, authors);
  const baselines = new Map<string, Baseline>();
  const decisions = store.change((change) => {
    for (const { shots } of steps)
      for (const { to } of shots)
        if (to && !isSound(store, to.img)) change.putImage(readHashed(reportFolder, 'images', to.img));
    const written = [...Map.groupBy(steps, ({ request }) => request)].flatMap(
      ([request, ofRequest], index) => {
        const { verdict, by, role, note, cause } = request;
        const known = ofRequest.flatMap(({ story }) => facts.get(story) ?? []);
        const ruling: Ruling = {
          verdict,
          by,
          role,
          note: note.trim(),
          ...(cause === undefined ? {} : { cause }),
          at: new Date(after(known, now) + index).toISOString(),
          head,
          env,
          stories: Object.fromEntries(
            ofRequest.map(({ story, shots }) => [
              story,
              Object.fromEntries(shots.map(({ mode, from, to }) => [mode, { from, to }])),
            ]),
          ),
        };
        for (const { story, shots } of ofRequest)
          for (const { mode, shot } of shots) {
            if (shot === undefined) continue;
            const baseline = baselines.get(story) ?? facts.get(story)?.baseline;
            baselines.set(story, withShot({ report, folder: reportFolder }, story, baseline, mode, shot));
          }
        return sharesOf(ruling, change.addRuling(ruling));
      },
    );
    for (const baseline of baselines.values()) change.writeBaseline(baseline);
    return written;
  });
  return { decisions, said };
}
