import type { VisualParameters } from '../capture/inPage.ts';
import type { Drawn, Stage } from '../capture/stage.ts';
import { judge } from '../store/judge.ts';
import type { Store } from '../store/store.ts';
import type { Mode, ShotResult } from '../types.ts';
import { isBaseline, noiseOf, type Known } from './judgeDrawn.ts';
import type { Visit } from './plan.ts';

export type Outcome = Drawn | { problem: string };
/** Whether there is no picture. */
export const broken = (outcome: Outcome): outcome is { problem: string } => 'problem' in outcome;

/** What went wrong on a stage beside what its story shows. */
export async function troubleOf(stage: Stage): Promise<string | undefined> {
  const [stranger] = stage.strangers();
  const [error] = stage.errors();
  const [complaint] = await stage.complaints();
  if (stranger)
    return `it asks for ${stranger}, which is not on this machine: a story takes its data from mocks`;
  if (error) return `an error was thrown and caught by nobody: ${error}`;
  return complaint && `console.error: ${complaint}`;
}

/** Draws what a stage shows in a mode; a text says what is wrong with it. */
export async function drawOn(
  stage: Stage,
  mode: Mode,
  { whole }: Visit,
  { ready }: VisualParameters,
): Promise<Outcome> {
  const drawn = await stage.draw(mode, { whole, ready });
  const problem = await troubleOf(stage);
  if (problem) return { problem };
  return typeof drawn === 'string' ? { problem: drawn } : drawn;
}

/** The result of a shot that is its baseline, at most with noise; undefined when there is more to it. */
export async function settle(store: Store, known: Known, drawn: Drawn): Promise<ShotResult | undefined> {
  const { story, mode, baseline } = known;
  const from = baseline?.shots[mode];
  const noise = isBaseline(known, drawn) ? 0 : await noiseOf(store, known, drawn);
  if (noise === undefined || !from) return undefined;
  const { state, problem } = judge(mode, from, from, store.decisions(story));
  if (state === 'rejected') return { story, mode, state, from, ...(problem ? { problem } : {}) };
  return noise ? { story, mode, state: 'tolerated', from, noise } : { story, mode, state: 'same', from };
}
