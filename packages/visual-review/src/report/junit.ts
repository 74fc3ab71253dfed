import type { Report, ShotResult } from '../types.ts';
import { holds, outcomeOf, wordsOf } from './outcome.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** XML 1.0 has no way to write these, not even as entities. */
// oxlint-disable-next-line no-control-regex -- Control characters are what it looks for.
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

const escape = (text: string) =>
  text.replaceAll(unwritable, '\uFFFD').replaceAll(/[&<>"]/g, (found) => entities[found] ?? found);
/** Line breaks in an attribute would be read as spaces. */
const attribute = (text: string) => escape(text).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');

function resultOf(shot: ShotResult): string {
  const outcome = outcomeOf(shot.state);
  if (outcome === 'passed') return '';
  if (outcome === 'skipped') return '<skipped message="Nothing that it reaches has changed"/>';
  const words = wordsOf(shot);
  const tag = outcome === 'broken' ? 'error' : 'failure';
  const message = shot.diff ? `${shot.state}: ${shot.diff.cause.label}` : shot.state;
  return `<${tag} type="${shot.state}" message="${attribute(message)}">${escape(words.join('\n'))}</${tag}>`;
}

/**
 * The report as JUnit XML, a test case for each shot and for each story that was asked whether it holds; CI systems list them by
 * `classname`, which is the story's title.
 */
export function junitOf(report: Report): string {
  const caseOf = (story: string, mode: string, result: string) => {
    const info = report.stories[story];
    const name = `${info?.name ?? story} (${mode})`;
    const file = info ? ` file="${attribute(info.file)}"` : '';
    return `    <testcase classname="${attribute(info?.title ?? story)}" name="${attribute(name)}"${file}>${result}</testcase>`;
  };
  const plays = report.plays ?? [];
  const cases = [
    ...report.shots.map((shot) => caseOf(shot.story, shot.mode, resultOf(shot))),
    ...plays.map(({ story, problem }) =>
      caseOf(
        story,
        holds,
        problem === undefined
          ? ''
          : `<failure type="${holds}" message="${attribute(problem.split('\n')[0] ?? '')}">${escape(problem)}</failure>`,
      ),
    ),
  ];
  const count = (outcome: ReturnType<typeof outcomeOf>) =>
    report.shots.filter(({ state }) => outcomeOf(state) === outcome).length;
  const totals =
    `tests="${cases.length}" failures="${count('failed') + plays.filter(({ problem }) => problem).length}" errors="${count('broken')}" ` +
    `skipped="${count('skipped')}" time="${report.seconds.toFixed(3)}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${totals}>`,
    `  <testsuite name="visual" timestamp="${attribute(report.at)}" ${totals}>`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}
