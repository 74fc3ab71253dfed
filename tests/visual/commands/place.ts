import { join, resolve } from 'node:path';
import { decide, type Decided } from '../store/decide.ts';
import { openHistory } from '../store/git.ts';
import { Store } from '../store/store.ts';
import type { Rules } from '../store/rules.ts';
import type { DecisionRequest, Report } from '../types.ts';
import { approvers, ownChange, roles } from '../visual.config.ts';

const root = join(import.meta.dirname, '../../..');

export const rules: Rules = { roles, approvers, ownChange };

/** Options of every command; other places than the project's own are for tests and for trying things. */
export const placeOptions = { store: { type: 'string' }, report: { type: 'string' } } as const;

export interface Place {
  store: Store;
  /** Where the last run wrote its report. */
  reportFolder: string;
}

export const placeOf = ({
  store,
  report,
}: {
  store?: string | undefined;
  report?: string | undefined;
}): Place => ({
  store: new Store(resolve(store ?? join(root, 'tests/visual'))),
  reportFolder: resolve(report ?? join(root, 'report/visual')),
});

/** `storybook-static/index.json` of the last build. */
export const indexPath = join(root, 'storybook-static/index.json');

/** `decide` here and now, by the project's rules. */
export async function decideHere(
  { store, reportFolder }: Place,
  report: Report,
  requests: readonly DecisionRequest[],
): Promise<Decided> {
  const history = await openHistory(store.root);
  const authors =
    history?.head && !history.shallow && ownChange === 'refused'
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
export function printDecided({ decisions, said }: Decided): void {
  for (const { verdict, story, shots, file } of decisions)
    console.log(`${verdict} ${story} (${Object.keys(shots).join(', ')}): ${file}`);
  for (const sentence of said) console.log(sentence);
  if (decisions.length === 0) console.log('Nothing was written.');
  else console.log('Commit tests/visual with your change, so that others see who approved it and why.');
}
