import type { Baseline, DecidedShots, Hash, Look, Ruling, Shot } from '../types.ts';
import { hashOf } from './hash.ts';

const sorted = <T>(values: Readonly<Record<string, T>>) =>
  Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));

const look = ({ img, tree, text, axe }: Look) => ({ img, tree, text, axe });
const shotLine = (shot: Shot) => {
  const { png, width, height, elements } = shot;
  return JSON.stringify({ ...look(shot), png, width, height, elements });
};

const linesBlock = (lines: readonly string[]) =>
  lines.length ? `[\n${lines.map((line) => JSON.stringify(line)).join(',\n')}\n]` : '[]';

/**
 * The comma has a line of its own: git takes changes of two lines that touch for a conflict, and so two branches can
 * change or add different shots of one story.
 */
const block = (name: string, entries: readonly (readonly [string, string])[]) =>
  `"${name}": {\n${entries.map(([key, value]) => `${JSON.stringify(key)}: ${value}`).join('\n,\n')}\n}`;

/** The text of a baseline's file: the same for equal baselines, one shot a line, one line of trees and texts a line, the elements of one shot a line. */
export function baselineText({ story, shots, trees, texts, elements }: Baseline): string {
  const lines = (values: Readonly<Record<Hash, readonly string[]>>) =>
    sorted(values).map(([hash, lines]) => [hash, linesBlock(lines)] as const);
  const parts = [
    `"story": ${JSON.stringify(story)}`,
    block(
      'shots',
      sorted(shots).map(([mode, shot]) => [mode, shotLine(shot)] as const),
    ),
    block('trees', lines(trees)),
    block('texts', lines(texts)),
    block(
      'elements',
      sorted(elements).map(([hash, content]) => [hash, JSON.stringify(content)] as const),
    ),
  ];
  return `{\n${parts.join(',\n')}\n}\n`;
}

const decidedLines = (shots: DecidedShots) =>
  sorted(shots).map(
    ([mode, { from, to }]) =>
      `${JSON.stringify(mode)}: ${JSON.stringify({ from: from && look(from), to: to && look(to) })}`,
  );

/** The text of a decision's file: a line for each shot, below the line of its story. */
export function rulingText({ verdict, by, role, note, cause, at, head, env, stories }: Ruling): string {
  const fields = { verdict, by, role, note, ...(cause === undefined ? {} : { cause }), at, head, env };
  const lines = Object.entries(fields).map(([key, value]) => `"${key}": ${JSON.stringify(value)}`);
  const shares = sorted(stories).map(
    ([story, shots]) => `${JSON.stringify(story)}: {\n${decidedLines(shots).join(',\n')}\n}`,
  );
  return `{\n${lines.join(',\n')},\n"stories": {\n${shares.join(',\n')}\n}\n}\n`;
}

/** The stories that a decision's file names, also one that a merge has damaged. */
export const storiesNamedIn = (text: string): string[] =>
  [...text.matchAll(/^"([a-z0-9-]+)": ?\{$/gm)].flatMap(([, story]) =>
    story && story !== 'stories' ? story : [],
  );

/** `2026-01-15T09-00-00-000Z-1a2b3c4d.json`. An edited text no longer belongs to its name. */
export const decisionName = (at: string, text: string) =>
  `${at.replace(/[:.]/g, '-')}-${hashOf(text).slice(0, 8)}.json`;
