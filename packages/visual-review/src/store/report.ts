import { join } from 'node:path';
import { VisualError, type Decision, type Look, type Report, type Shot, type ShotResult } from '../types.ts';
import { parseJson, readText, shown } from './files.ts';
import { decisionsAbout, judge, sameLook, timeOf, verdictOn } from './judge.ts';
import { check, own } from './shapes.ts';
import type { Store } from './store.ts';

/** `report.json` in a run's folder. */
export function readReport(folder: string): Report {
  const path = join(folder, 'report.json');
  const text = readText(path);
  if (text === undefined)
    throw new VisualError(`There is no ${shown(path)}: run \`npm run visual -- run\` first.`);
  return check('report', parseJson(text, shown(path)), shown(path));
}

export const lookOf = ({ img, tree, text, axe }: Look): Look => ({ img, tree, text, axe });

/**
 * How a shot looked in the run: null when it was no more, undefined when the run cannot say (broken, skipped).
 * A rejected or approved shot without a look of its own either has the baseline's or is no more; the decisions tell.
 */
export function seenIn(result: ShotResult, decisions: readonly Decision[]): Shot | null | undefined {
  const { state, mode, from, to } = result;
  if (state === 'broken' || state === 'skipped') return undefined;
  if (to) return to;
  if (state === 'removed') return null;
  if (state !== 'rejected' && state !== 'approved') return from;
  if (!from) return null;
  const gone = verdictOn(decisions, mode, null);
  if (!gone) return from;
  const since = decisionsAbout(decisions, mode, from).some((decision) => timeOf(decision) > timeOf(gone));
  return since ? from : null;
}

/** A result of the run as decisions since then have left it. */
export interface Standing {
  result: ShotResult;
  /** As `seenIn`. */
  look: Shot | null | undefined;
  decisions: readonly Decision[];
}

/** Every shot of a report, judged anew by what the store says now. */
export function restate(store: Store, report: Report): Standing[] {
  const stories = new Map<
    string,
    { shots: Readonly<Record<string, Shot>>; decisions: readonly Decision[] }
  >();
  const storyOf = (story: string) => {
    const known = stories.get(story);
    if (known) return known;
    const read = { shots: store.baseline(story)?.shots ?? {}, decisions: store.decisions(story) };
    stories.set(story, read);
    return read;
  };
  return report.shots.map((result) => {
    const { shots, decisions } = storyOf(result.story);
    const look = seenIn(result, decisions);
    if (look === undefined) return { result, look, decisions };
    const baseline = own(shots, result.mode);
    const { state, problem } = judge(result.mode, baseline, look, decisions);
    const { problem: _, ...rest } = result;
    // Noise was weighed against the baseline of that time.
    const tolerated =
      result.state === 'tolerated' && state !== 'rejected' && sameLook(baseline ?? null, result.from ?? null);
    return {
      result: { ...rest, state: tolerated ? 'tolerated' : state, ...(problem ? { problem } : {}) },
      look,
      decisions,
    };
  });
}
