import { createHash } from 'node:crypto';

/** A place that depends on the name alone: what is added later moves nothing of what was there. */
const place = (name: string) => createHash('sha256').update(name).digest('hex');

/** The names one group after another: the first of each group, then the second of each. */
function inTurn(
  names: readonly string[],
  groupOf: (name: string) => string,
  first: ReadonlySet<string> = new Set(),
): string[] {
  const taken = new Map<string, number>();
  return names
    .map((name) => ({ name, key: `${first.has(name) ? 0 : 1}${place(name)}` }))
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
 * many titles as there is room for. `preferred` (the stories that nothing draws) come before the others of their group.
 */
export function sampleOf(ids: readonly string[], count: number, preferred?: ReadonlySet<string>): string[] {
  const pages = inTurn(
    ids.filter((id) => id.startsWith('pages-')),
    tagOf,
    preferred,
  );
  const flows = inTurn(
    ids.filter((id) => id.startsWith('flows-')),
    titleOf,
    preferred,
  );
  const ofFlows = Math.min(flows.length, Math.max(Math.floor(count / 2), count - pages.length));
  return [...pages.slice(0, count - ofFlows), ...flows.slice(0, ofFlows)].sort();
}

/** As Storybook's index.json has them. */
export interface StoryIndex {
  entries: Record<string, { type: string; tags?: string[] }>;
}

/** The sample of an index; stories without the tag `visual` are preferred, for nothing else plays them. */
export function sampleOfIndex({ entries }: StoryIndex, count: number): string[] {
  const stories = Object.entries(entries).filter(
    ([, { type, tags }]) => type === 'story' && tags?.includes('test'),
  );
  const undrawn = stories.filter(([, { tags }]) => !tags?.includes('visual')).map(([id]) => id);
  return sampleOf(
    stories.map(([id]) => id),
    count,
    new Set(undrawn),
  );
}
