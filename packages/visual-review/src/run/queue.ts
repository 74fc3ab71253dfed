import type { Visit } from './plan.ts';

/**
 * Hands visits out to several pages: to each those of one file after another, because a page loads a file and all that it
 * imports once. A page that has ended its file begins one that nobody has begun, in the order of the plan, and helps with the
 * others at the end. `last` is what the page was given before; undefined when there is none left.
 */
export function queueOf(visits: readonly Visit[]): (last?: Visit) => Visit | undefined {
  const waiting = Map.groupBy(visits, ({ file }) => file);
  const begun = new Set<string>();
  const fileAfter = (last: Visit | undefined) => {
    const left = [...waiting].filter(([, of]) => of.length).map(([file]) => file);
    return left.find((file) => file === last?.file) ?? left.find((file) => !begun.has(file)) ?? left.at(-1);
  };
  return (last) => {
    const file = fileAfter(last);
    if (file === undefined) return undefined;
    begun.add(file);
    return waiting.get(file)?.shift();
  };
}
