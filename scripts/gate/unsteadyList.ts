import { existsSync, readFileSync } from 'node:fs';
import type { UnsteadyClass } from './verdict.ts';
import { mostUnsteady } from './verdict.ts';

/** A line of `tests/unsteady.tsv`: a check that is known to be unsteady until somebody mends it. */
export interface Known {
  /** As the gate names it. */
  check: string;
  class: UnsteadyClass;
  /** Where it was seen, and how. */
  evidence: string;
  /** What it is taken to come from, by whoever mends it. */
  cause: string;
  /** The day it was listed, `2026-11-24`. */
  date: string;
}

export const columns = ['check', 'class', 'evidence', 'cause', 'date'] as const;
/** Days after which a line has lapsed. */
export const lapseAfter = 14;
const day = 86_400_000;

/** Reads the list; throws where a line has other columns. */
export function readUnsteady(text: string): Known[] {
  const [head, ...lines] = text.trimEnd().split('\n');
  if (head !== columns.join('\t')) throw new Error(`the first line must be ${columns.join(', ')}, with tabs`);
  return lines.map((line, at) => {
    const [check, class_, evidence, cause, date, ...more] = line.split('\t');
    if (!check || !class_ || !evidence || !cause || !date || more.length)
      throw new Error(`line ${at + 2} must have ${columns.length} columns, none of them empty`);
    return { check, class: class_ as UnsteadyClass, evidence, cause, date };
  });
}

export const readUnsteadyFile = (path: string): Known[] =>
  existsSync(path) ? readUnsteady(readFileSync(path, 'utf8')) : [];

/** Lines that are older than they may be. */
export const lapsed = (list: readonly Known[], now: number): Known[] =>
  list.filter(({ date }) => now - Date.parse(date) > lapseAfter * day);

/** What is wrong with the list. It asks no clock, so that what passed once passes always. */
export function wrongUnsteady(list: readonly Known[]): string[] {
  const wrong: string[] = [];
  if (list.length > mostUnsteady)
    wrong.push(`${list.length} lines; at most ${mostUnsteady} checks may be unsteady: mend one first`);
  const dates = list.map(({ date }) => Date.parse(date));
  const newest = Math.max(...dates);
  for (const [at, { check, class: class_, date }] of list.entries()) {
    if (!['order', 'chance', 'timing'].includes(class_)) wrong.push(`${check}: '${class_}' is no class`);
    if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(dates[at]))
      wrong.push(`${check}: '${date}' is no day`);
    else if (newest - (dates[at] ?? 0) > lapseAfter * day)
      wrong.push(`${check}: lapsed when a newer line was added; mend it first`);
    if (list.findIndex((other) => other.check === check) !== at) wrong.push(`${check}: listed twice`);
  }
  return wrong;
}
