import { join } from 'node:path';
import {
  affectedStories,
  addGreen,
  approvalsIn,
  readGreen,
  writeGreen,
  type PlannedShot,
} from '../affected/green.ts';
import { auditSample, hashSources, missingEdges } from '../affected/audit.ts';
import { fingerprints, followed } from '../affected/fingerprint.ts';
import { readStats } from '../affected/graph.ts';
import type { VisualConfig } from '../config.ts';
import { readEnvironment } from '../env.ts';
import { modesOf } from '../modes.ts';
import { isFailure, outcomeOf } from '../report/outcome.ts';
import type { Store } from '../store/store.ts';
import type { Report, ShotResult } from '../types.ts';
import type { Visit } from './plan.ts';

export interface AffectedContext {
  storybook: string;
  store: Store;
  /** The commit, for the audit; null outside of git. */
  head: string | null;
}

const greenFile = ({ cache }: VisualConfig) => join(cache, 'green.json');

const passes = ({ state }: ShotResult) => outcomeOf(state) === 'passed';

/** What a run may leave out, and what it learns for the next one. */
export class Affected {
  readonly #config: VisualConfig;
  readonly #context: AffectedContext;
  readonly #all: readonly PlannedShot[];
  readonly #options: Parameters<typeof affectedStories>[2];
  readonly unchanged = new Set<string>();
  /** Unchanged stories that are drawn all the same, to find an import that the fingerprint does not know. */
  readonly audited = new Set<string>();

  constructor(config: VisualConfig, context: AffectedContext, visits: readonly Visit[], skip: boolean) {
    const { storybook, store, head } = context;
    this.#config = config;
    this.#context = context;
    this.#all = visits.flatMap(({ story, file, title }) =>
      modesOf(config, title).map((mode) => ({ story, file, mode })),
    );
    const approvalsOf = approvalsIn(store.root);
    const approvals = new Map(visits.map(({ story }) => [story, approvalsOf(story)]));
    this.#options = {
      fingerprints: fingerprints({
        stats: readStats(storybook),
        root: config.root,
        sources: config.sources,
        envId: readEnvironment(store.root)?.id ?? '',
      }),
      // As decided now: what somebody decides during the run was not what the run compared with.
      approvals: (story) => approvals.get(story) ?? '',
    };
    if (!skip) return;
    const { affected, skipped } = affectedStories(this.#all, readGreen(greenFile(config)), this.#options);
    const due = new Set(affected.map(({ story }) => story));
    const left = skipped.filter(({ story, mode }) => !due.has(story) && mode.name === config.modes[0]?.name);
    for (const { story } of auditSample(left, head ?? '')) this.audited.add(story);
    for (const { story } of left) if (!this.audited.has(story)) this.unchanged.add(story);
  }

  /** Says of audited stories that differ which edge is missing, and notes what was green. */
  learn(report: Report): Report {
    const { storybook } = this.#context;
    const { root, sources } = this.#config;
    const green = greenFile(this.#config);
    const known = readGreen(green);
    const files = hashSources(root, sources);
    const shots = report.shots.map((result) => {
      if (!this.audited.has(result.story) || !isFailure(result.state)) return result;
      const reached = followed(readStats(storybook), report.stories[result.story]?.file ?? '');
      return {
        ...result,
        problem: [result.problem, missingEdges(known, files, reached)].filter(Boolean).join('; '),
      };
    });
    // A story is green as a whole, also in modes that it adds by parameter.
    const failed = new Set(shots.filter((shot) => !passes(shot)).map(({ story }) => story));
    for (const { story, problem } of report.plays ?? []) if (problem !== undefined) failed.add(story);
    const passed = new Set(shots.map(({ story }) => story).filter((story) => !failed.has(story)));
    writeGreen(
      green,
      addGreen(
        known,
        this.#all.filter(({ story }) => passed.has(story)),
        { ...this.#options, all: this.#all, files },
      ),
    );
    return { ...report, shots };
  }
}
