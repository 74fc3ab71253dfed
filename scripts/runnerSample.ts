import { createHash } from 'node:crypto';

/** A place that depends on the name alone: what is added later moves nothing of what was there. */
const place = (name: string) => createHash('sha256').update(name).digest('hex');

/** The names one group after another: the first of each group, then the second of each. */
function inTurn(names: readonly string[], groupOf: (name: string) => string): string[] {
  const taken = new Map<string, number>();
  return names
    .map((name) => ({ name, key: place(name) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map((row) => {
      const group = groupOf(row.name);
      const turn = taken.get(group) ?? 0;
      taken.set(group, turn + 1);
      return { ...row, turn };
    })
    .sort((a, b) => a.turn - b.turn || (a.key < b.key ? -1 : 1))
    .map(({ name }) => name);
}

/** `pages-jobs-jobdetailspage--default` belongs to `jobs`. */
const tagOf = (id: string) => id.split('-')[1] ?? '';
/** `flows-hiring--accepted` belongs to `flows-hiring`. */
const titleOf = (id: string) => id.split('--')[0] ?? '';

/**
 * So many stories of pages and flows by their ids, as many of the ones as of the others: pages of every tag, flows of as
 * many titles as there is room for.
 */
export function sampleOf(ids: readonly string[], count: number): string[] {
  const pages = inTurn(
    ids.filter((id) => id.startsWith('pages-')),
    tagOf,
  );
  const flows = inTurn(
    ids.filter((id) => id.startsWith('flows-')),
    titleOf,
  );
  const ofFlows = Math.min(flows.length, Math.max(Math.floor(count / 2), count - pages.length));
  return [...pages.slice(0, count - ofFlows), ...flows.slice(0, ofFlows)].sort();
}
