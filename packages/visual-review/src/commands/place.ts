import { resolve } from 'node:path';
import type { VisualConfig } from '../config.ts';
import { decide, type Decided } from '../store/decide.ts';
import { shown } from '../store/files.ts';
import { openHistory } from '../store/git.ts';
import type { Rules } from '../store/rules.ts';
import { Store } from '../store/store.ts';
import type { DecisionRequest, Report } from '../types.ts';

/** Options of every command; other places than the project's own are for tests and for trying things. */
export const placeOptions = { store: { type: 'string' }, report: { type: 'string' } } as const;

export interface Place {
  store: Store;
  /** Where the last run wrote its report. */
  reportFolder: string;
}

export const placeOf = (
  config: Pick<VisualConfig, 'store' | 'report'>,
  { store = config.store, report = config.report }: { store?: string; report?: string } = {},
): Place => ({ store: new Store(resolve(store)), reportFolder: resolve(report) });

/** `decide` here and now, by the project's rules. */
export async function decideHere(
  rules: Rules,
  { store, reportFolder }: Place,
  report: Report,
  requests: readonly DecisionRequest[],
): Promise<Decided> {
  const history = await openHistory(store.root);
  const authors =
    history?.head && !history.shallow && rules.ownChange === 'refused'
      ? await history.authors((await history.bases()).since)
      : [];
  return decide(store, reportFolder, report, requests, {
    now: new Date(),
    head: history?.head ?? null,
    env: report.env,
    rules,
    authors,
  });
}

/** Prints what was decided, and what was already. */
export function printDecided({ store }: Place, { decisions, said }: Decided): void {
  for (const { verdict, story, shots, file } of decisions)
    console.log(`${verdict} ${story} (${Object.keys(shots).join(', ')}): ${file}`);
  for (const sentence of said) console.log(sentence);
  if (decisions.length === 0) console.log('Nothing was written.');
  else
    console.log(`Commit ${shown(store.root)} with your change, so that others see who approved it and why.`);
}
