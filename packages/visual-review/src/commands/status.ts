import { parseArgs } from 'node:util';
import type { VisualConfig } from '../config.ts';
import { addressOf } from '../store/rules.ts';
import { decisionsAbout, verdictOn } from '../store/judge.ts';
import { readReport, restate, type Standing } from '../store/report.ts';
import type { ShotState } from '../types.ts';
import { placeOf, placeOptions } from './place.ts';

const openStates = new Set<ShotState>(['broken', 'rejected', 'new', 'changed', 'removed']);

/** What several people said differently about the look that a shot has now, and whose word counts. */
export function disagreementOf({ result, look, decisions }: Standing): string | undefined {
  if (look === undefined) return undefined;
  const latest = new Map(
    decisionsAbout(decisions, result.mode, look).map((decision) => [addressOf(decision.by), decision]),
  );
  const said = [...latest.values()];
  const counts = verdictOn(decisions, result.mode, look);
  if (!counts || new Set(said.map(({ verdict }) => verdict)).size < 2) return undefined;
  const each = said.map(({ by, role, verdict, at }) => `${by} (${role}) ${verdict} it on ${at}`).join(', ');
  return `${each}; what ${counts.by} said counts`;
}

/** `npm run visual -- status`: how many shots are in which state, and each that somebody must do something about. */
export async function run(config: VisualConfig, args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: placeOptions });
  const { store, reportFolder } = placeOf(config, values);
  const report = readReport(reportFolder);
  const standings = restate(store, report);
  const counts = Map.groupBy(standings, ({ result }) => result.state);
  for (const { result } of standings.filter(({ result }) => openStates.has(result.state))) {
    const { story, mode, state, problem, diff } = result;
    const why = problem ?? (state === 'changed' ? diff?.cause.label : undefined);
    console.log(`${state.padEnd(8)} ${story} ${mode}${why ? `: ${why}` : ''}`);
  }
  for (const standing of standings) {
    const disagreement = disagreementOf(standing);
    if (disagreement) console.log(`${standing.result.story} ${standing.result.mode}: ${disagreement}`);
  }
  const words = [...counts].map(([state, shots]) => `${shots.length} ${state}`);
  console.log(`\n${standings.length} shots of the run of ${report.at}: ${words.join(', ') || 'none'}`);
  return 0;
}
