import type { Browser } from 'playwright-core';
import type { VisualParameters } from '../capture/inPage.ts';
import { SilentBrowser } from '../capture/patience.ts';
import { openStage, type Drawn, type Stage } from '../capture/stage.ts';
import type { VisualConfig } from '../config.ts';
import { judge } from '../store/judge.ts';
import { isFailure } from '../report/outcome.ts';
import type { Store } from '../store/store.ts';
import { VisualError, type Baseline, type Mode, type ModeName, type ShotResult } from '../types.ts';
import type { Findings } from './findings.ts';
import { disagreement, isBaseline, judgeDrawn, noiseOf, toWebp, type Known } from './judgeDrawn.ts';
import { modesAt, type Round, type Visit } from './plan.ts';
import { RenewedStage } from './renewedStage.ts';

export interface WorkerContext {
  /** The browser, or another one when it has died. */
  browser: () => Promise<Browser>;
  /** Of the built Storybook. */
  url: string;
  store: Store;
  findings: Findings;
  round: Round;
  /** The next story of this round; undefined when there is none left. */
  next: () => Visit | undefined;
  /** Loads a page anew for each story: slow, and free of whatever one story may leave to the next. */
  fresh: boolean;
  /** Called with the modes that a story adds by parameter. */
  onAdded: (visit: Visit, modes: readonly ModeName[]) => void;
  /** Called when a page was given up and the story is shown on another. */
  onSilence: (visit: Visit, problem: string) => void;
  /** Called after each story with the number of shots that were taken. */
  onProgress: (shots: number) => void;
}

type Outcome = Drawn | { problem: string };
const broken = (outcome: Outcome): outcome is { problem: string } => 'problem' in outcome;

/** Plays a story; a text says why there is nothing to draw. */
async function start(stage: Stage, { story }: Visit): Promise<VisualParameters | string> {
  const { problem, parameters } = await stage.play(story);
  return problem ?? parameters;
}

/** What went wrong on a stage beside what its story shows. */
async function troubleOf(stage: Stage): Promise<string | undefined> {
  const [stranger] = stage.strangers();
  const [error] = stage.errors();
  const [complaint] = await stage.complaints();
  if (stranger)
    return `it asks for ${stranger}, which is not on this machine: a story takes its data from mocks`;
  if (error) return `an error was thrown and caught by nobody: ${error}`;
  return complaint && `console.error: ${complaint}`;
}

async function drawOn(
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

/** What one story gives at one size: its shots, and in a round that checks what is wrong with it. */
interface Looked {
  shots: ShotResult[];
  problems: string[];
}

/** A baseline that does not read is the trouble of its own story, not of the whole run. */
function knownOf(store: Store, story: string): Baseline | undefined | VisualError {
  try {
    store.decisions(story);
    return store.baseline(story);
  } catch (error) {
    if (error instanceof VisualError) return error;
    throw error;
  }
}

/** The result of a shot that is its baseline, at most with noise; undefined when there is more to it. */
async function settle(store: Store, known: Known, drawn: Drawn): Promise<ShotResult | undefined> {
  const { story, mode, baseline } = known;
  const from = baseline?.shots[mode];
  const noise = isBaseline(known, drawn) ? 0 : await noiseOf(store, known, drawn);
  if (noise === undefined || !from) return undefined;
  const { state, problem } = judge(mode, from, from, store.decisions(story));
  if (state === 'rejected') return { story, mode, state, from, ...(problem ? { problem } : {}) };
  return noise ? { story, mode, state: 'tolerated', from, noise } : { story, mode, state: 'same', from };
}

/** Takes shots: stories one after another on a warm page, whatever differs once more on another page. */
class Worker {
  readonly #config: VisualConfig;
  readonly #context: WorkerContext;
  readonly #page: RenewedStage;
  /** It has seen nothing before: what only follows from other stories differs here. */
  readonly #witness: RenewedStage;

  constructor(config: VisualConfig, context: WorkerContext) {
    this.#config = config;
    this.#context = context;
    const open = async () => openStage(await context.browser(), context.url, context.round, config.patience);
    this.#page = new RenewedStage(open, context.fresh ? 1 : config.storiesPerPage);
    this.#witness = new RenewedStage(open, 1);
  }

  /** Draws a shot that is not its baseline once more on another page, and judges what both agree on. */
  async #confirm(
    visit: Visit,
    known: Known,
    mode: Mode,
    first: Drawn,
    again: Stage,
    parameters: VisualParameters,
  ): Promise<ShotResult> {
    const { store, findings } = this.#context;
    const { story } = visit;
    const fail = (problem: string): ShotResult => ({ story, mode: mode.name, state: 'broken', problem });
    const second = await drawOn(again, mode, visit, parameters);
    if (broken(second)) return fail(second.problem);
    const moving = await disagreement(first, second, `of ${story}, ${mode.name}`);
    if (moving !== undefined) {
      const from = known.baseline?.shots[mode.name];
      const drawn = findings.keep('images', await toWebp(first.png));
      return { ...fail(`it is drawn differently each time: ${moving}`), ...(from ? { from } : {}), drawn };
    }
    return judgeDrawn(store, findings, known, second, again.page);
  }

  async #look(visit: Visit): Promise<Looked> {
    const { store, round } = this.#context;
    const { story } = visit;
    const baseline = knownOf(store, story);
    const all = (
      result: Partial<ShotResult> & Pick<ShotResult, 'state'>,
      modes = modesAt(this.#config, visit, round),
    ) => modes.map(({ name }): ShotResult => ({ story, mode: name, ...result }));
    if (baseline instanceof VisualError)
      return { shots: all({ state: 'broken', problem: baseline.message }), problems: [baseline.message] };
    const stage = await this.#page.stage(story);
    const parameters = await start(stage, visit);
    if (typeof parameters === 'string')
      return { shots: all({ state: 'broken', problem: parameters }), problems: [parameters] };
    if (!visit.drawn) {
      await stage.idle();
      const trouble = await troubleOf(stage);
      return {
        shots: [],
        problems: [...(trouble ? [trouble] : []), ...(await stage.check({ theme: 'light' }))],
      };
    }
    if (parameters.modes) this.#context.onAdded(visit, parameters.modes);
    const modes = modesAt(this.#config, visit, round, parameters.modes);

    const results: ShotResult[] = [];
    const doubtful: { known: Known; mode: Mode; drawn: Drawn }[] = [];
    for (const mode of modes) {
      const known = { story, mode: mode.name, baseline };
      const drawn = await drawOn(stage, mode, visit, parameters);
      if (broken(drawn)) results.push(...all({ state: 'broken', problem: drawn.problem }, [mode]));
      else {
        const settled = await settle(store, known, drawn);
        if (settled) results.push(settled);
        else doubtful.push({ known, mode, drawn });
      }
    }
    const last = modes.at(-1);
    const problems = round.checks && last ? await stage.check(last) : [];
    if (!doubtful.length) return { shots: results, problems };
    const again = await this.#witness.stage(story);
    const replay = await start(again, visit);
    if (typeof replay === 'string') {
      await this.#witness.close();
      const undrawn = all(
        { state: 'broken', problem: replay },
        doubtful.map(({ mode }) => mode),
      );
      return { shots: [...results, ...undrawn], problems };
    }
    for (const { known, mode, drawn } of doubtful)
      results.push(await this.#confirm(visit, known, mode, drawn, again, replay));
    return { shots: results, problems };
  }

  /**
   * Rarely (twice in 22,000 pictures) Chromium waits for a frame that never comes, or dies: its pages are replaced, and it is
   * said.
   */
  async #lookOnAnother(visit: Visit): Promise<Looked> {
    const shown = await this.#context.browser();
    try {
      return await this.#look(visit);
    } catch (error) {
      if (!(error instanceof SilentBrowser) && shown.isConnected()) throw error;
      this.#context.onSilence(visit, error instanceof SilentBrowser ? error.message : 'the browser died');
      await this.#close();
      return this.#look(visit);
    }
  }

  async #close(): Promise<void> {
    await Promise.all([this.#page.close(), this.#witness.close()]);
  }

  /** Takes stories until there is none left. */
  async run(): Promise<void> {
    const context = this.#context;
    const { findings, round } = context;
    for (let visit = context.next(); visit; visit = context.next()) {
      let looked: Looked;
      try {
        looked = await this.#lookOnAnother(visit);
      } catch (error) {
        // A page that crashed, a picture that does not decode: the trouble of this story.
        const problem = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
        const shots = modesAt(this.#config, visit, round).map(({ name }): ShotResult => ({
          story: visit.story,
          mode: name,
          state: 'broken',
          problem,
        }));
        looked = { shots, problems: [problem] };
      }
      const { shots, problems } = looked;
      const before = this.#page.before.length ? { before: this.#page.before } : {};
      if (problems.length || shots.some(({ state }) => state === 'broken')) await this.#close();
      for (const shot of shots) findings.add(isFailure(shot.state) ? { ...shot, ...before } : shot);
      const failed = problems.length ? { problem: problems.join('\n'), ...before } : {};
      if (round.checks) findings.addPlay({ story: visit.story, ...failed });
      context.onProgress(shots.length);
    }
    await this.#close();
  }
}

export const work = (config: VisualConfig, context: WorkerContext): Promise<void> =>
  new Worker(config, context).run();
