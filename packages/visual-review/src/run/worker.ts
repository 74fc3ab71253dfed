import type { Browser } from 'playwright-core';
import type { VisualParameters } from '../capture/inPage.ts';
import { SilentBrowser } from '../capture/patience.ts';
import { openStage, type Drawn, type Stage } from '../capture/stage.ts';
import type { VisualConfig } from '../config.ts';
import { isFailure } from '../report/outcome.ts';
import type { Store } from '../store/store.ts';
import { VisualError, type Baseline, type Mode, type ModeName, type ShotResult } from '../types.ts';
import type { Findings } from './findings.ts';
import { broken, drawOn, settle, troubleOf } from './drawOn.ts';
import { disagreement, judgeDrawn, toWebp, type Known } from './judgeDrawn.ts';
import { modesAt, modesBeside, type Round, type Visit } from './plan.ts';
import { RenewedStage } from './renewedStage.ts';

export interface WorkerContext {
  /** The browser, or another one when it has died. */
  browser: () => Promise<Browser>;
  /** Of the built Storybook. */
  url: string;
  store: Store;
  findings: Findings;
  round: Round;
  /** The next story of this round after the last one; undefined when there is none left. */
  next: (last?: Visit) => Visit | undefined;
  /** Loads a page anew for each story: slow, and free of whatever one story may leave to the next. Each is played at each size. */
  fresh: boolean;
  /** Called with the modes that a story adds by parameter. */
  onAdded: (visit: Visit, modes: readonly ModeName[]) => void;
  /** Called when a page was given up and the story is shown on another. */
  onSilence: (visit: Visit, problem: string) => void;
  /** Called after each story with the number of shots that were taken. */
  onProgress: (shots: number) => void;
}

/** Plays a story; a text says why there is nothing to draw. */
async function start(stage: Stage, { story }: Visit): Promise<VisualParameters | string> {
  const { problem, parameters } = await stage.play(story);
  return problem ?? parameters;
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

  /**
   * Draws a part at its other sizes as it stands, which spares it a play at each. What is not its baseline then says nothing: the
   * round of that size plays it there.
   */
  async #lookBeside(
    visit: Visit,
    stage: Stage,
    parameters: VisualParameters,
    baseline: Baseline | undefined,
  ) {
    const { store, round, findings, fresh } = this.#context;
    const { story } = visit;
    const modes = modesBeside(this.#config, visit, round, parameters.modes).filter(
      ({ name }) => baseline?.shots[name] && !findings.has(story, name),
    );
    if (fresh || !modes.length) return [];
    const shots: ShotResult[] = [];
    for (const mode of modes) {
      await stage.resize(mode);
      const drawn = await drawOn(stage, mode, visit, parameters);
      const shot = broken(drawn)
        ? undefined
        : await settle(store, { story, mode: mode.name, baseline }, drawn);
      if (shot) shots.push(shot);
    }
    await stage.resize(round);
    return shots;
  }

  /** What this round has to draw of a story. */
  #modes(visit: Visit, added?: readonly ModeName[]): Mode[] {
    const { round, findings } = this.#context;
    return modesAt(this.#config, visit, round, added).filter(({ name }) => !findings.has(visit.story, name));
  }

  async #look(visit: Visit): Promise<Looked> {
    const { store, round } = this.#context;
    const { story } = visit;
    const baseline = knownOf(store, story);
    const all = (
      result: Partial<ShotResult> & Pick<ShotResult, 'state'>,
      modes: readonly Mode[] = this.#modes(visit),
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
    const modes = this.#modes(visit, parameters.modes);

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
    if (!doubtful.length)
      return {
        shots: [...results, ...(await this.#lookBeside(visit, stage, parameters, baseline))],
        problems,
      };
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
    for (let visit = context.next(); visit; visit = context.next(visit)) {
      let looked: Looked;
      try {
        looked = await this.#lookOnAnother(visit);
      } catch (error) {
        // A page that crashed, a picture that does not decode: the trouble of this story.
        const problem = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
        const shots = this.#modes(visit).map(({ name }): ShotResult => ({
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
