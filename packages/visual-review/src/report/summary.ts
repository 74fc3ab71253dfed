import type { Report, ShotResult, ShotState } from '../types.ts';
import { countStates, nameOf, outcomeOf, wordsOf } from './outcome.ts';

/** GitHub shows 64 KB of a comment and 1 MB of a job's summary; the smaller one counts, with room to spare. */
const limit = 60 * 1024;
const storiesShown = 5;
const linesShown = 40;

interface Group {
  label: string;
  state: ShotState;
  shots: ShotResult[];
}

const stateLabels: Partial<Record<ShotState, string>> = {
  new: 'new, nothing approved yet',
  removed: 'no such shot any more',
  rejected: 'rejected',
  broken: 'the story failed',
};

/**
 * Makes text from a story safe to stand in Markdown: no markup, no table cell, no mention, no link to an issue, no
 * address, no HTML. Entities are shown as what they stand for.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replaceAll(/[\r\n\t]+/g, ' ')
    .replaceAll(/[&<>`*_[\]|@#~\\!]/g, (found) => `&#${found.charCodeAt(0)};`)
    .replaceAll('://', '&#58;//')
    .replaceAll(/\bwww\./gi, (found) => `${found.slice(0, -1)}&#46;`);
}

/** A code block that its own lines cannot end. */
function fence(lines: readonly string[]): string {
  const flat = lines.map((line) => line.replaceAll(/[\r\n]+/g, ' '));
  const longest = Math.max(2, ...[...flat.join('\n').matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}diff\n${flat.join('\n')}\n${ticks}`;
}

function groupsOf(report: Report): Group[] {
  const groups = new Map<string, Group>();
  for (const shot of report.shots) {
    const outcome = outcomeOf(shot.state);
    if (outcome !== 'failed' && outcome !== 'broken') continue;
    const key = `${shot.state} ${shot.diff?.cause.key ?? (shot.state === 'broken' ? shot.problem : '')}`;
    const group = groups.get(key) ?? {
      label: shot.diff?.cause.label ?? shot.problem ?? stateLabels[shot.state] ?? shot.state,
      state: shot.state,
      shots: [],
    };
    group.shots.push(shot);
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => b.shots.length - a.shots.length);
}

const shotsIn = (count: number) => (count === 1 ? '1 shot' : `${count} shots`);

const storiesThat = (count: number) => (count === 1 ? '1 story does' : `${count} stories do`);

const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1)}…` : text);

function rowOf(report: Report, { label, state, shots }: Group): string {
  const stories = [...new Set(shots.map(({ story }) => story))];
  const first = stories
    .slice(0, storiesShown)
    .map((story) => escapeMarkdown(cut(nameOf(report, story), 120)));
  if (stories.length > storiesShown) first.push(`and ${stories.length - storiesShown} more`);
  return `| ${escapeMarkdown(cut(label, 200))} | ${state} | ${shots.length} | ${first.join('<br>')} |`;
}

function detailsOf(report: Report, { label, shots }: Group): string {
  // Modes mostly say the same: each wording once.
  const words = new Map<string, { shot: ShotResult; modes: string[]; lines: string[] }>();
  for (const shot of shots) {
    const lines = wordsOf(shot).map((line) => cut(line, 300));
    const key = `${shot.story}\n${lines.join('\n')}`;
    const known = words.get(key);
    if (known) known.modes.push(shot.mode);
    else words.set(key, { shot, modes: [shot.mode], lines });
  }
  const parts = [...words.values()].slice(0, storiesShown).map(({ shot, modes, lines }) => {
    const shown = lines.slice(0, linesShown);
    if (lines.length > linesShown) shown.push(`  … and ${lines.length - linesShown} more lines`);
    return `${escapeMarkdown(cut(nameOf(report, shot.story), 200))} (${escapeMarkdown(modes.join(', '))})\n\n${fence(shown)}`;
  });
  return `<details><summary>${escapeMarkdown(cut(label, 200))}</summary>\n\n${parts.join('\n\n')}\n\n</details>`;
}

function headOf(report: Report): string {
  const counts = countStates(report.shots);
  const passed = counts.same + counts.tolerated + counts.approved;
  const listed = Object.entries(counts).flatMap(([state, count]) => (count ? `${count} ${state}` : []));
  const noise = report.shots.reduce((sum, shot) => sum + (shot.noise ?? 0), 0);
  const failing = counts.new + counts.changed + counts.removed + counts.rejected + counts.broken;
  const plays = (report.plays ?? []).filter(({ problem }) => problem);
  return [
    '# Visual review',
    '',
    failing
      ? `**${failing} of ${shotsIn(report.shots.length)} need somebody.** ${passed} passed.`
      : `${plays.length ? '' : 'Nothing needs somebody: '}${shotsIn(passed)} passed.`,
    '',
    `${listed.join(', ') || 'No shots'}. Taken in ${report.seconds.toFixed(0)} s.` +
      (noise ? ` ${noise} pixels of noise let pass in ${shotsIn(counts.tolerated)}.` : ''),
    ...(failing
      ? ['', 'Look and decide: `npm run visual -- review`, or open `index.html` of the report.']
      : []),
    ...(plays.length ? ['', `**${storiesThat(plays.length)} not hold:**`, ''] : []),
    ...plays
      .slice(0, linesShown)
      .map(
        ({ story, problem = '' }) =>
          `- ${escapeMarkdown(cut(nameOf(report, story), 120))}: ${escapeMarkdown(cut(problem, 300))}`,
      ),
    ...(plays.length > linesShown ? [`- and ${plays.length - linesShown} more`] : []),
  ].join('\n');
}

/** Makes parts while they fit into the room (bytes) and says how many did not. */
function fit(
  parts: readonly (() => string)[],
  room: number,
  gap: string,
  rest: (count: number) => string,
): string {
  const taken: string[] = [];
  let left = room - Buffer.byteLength(gap + rest(parts.length));
  for (const make of parts) {
    const part = make();
    left -= Buffer.byteLength(part + gap);
    if (left < 0) break;
    taken.push(part);
  }
  if (taken.length < parts.length) taken.push(rest(parts.length - taken.length));
  return taken.join(gap);
}

/** The report as Markdown for a pull request or a job's summary, at most 60 KB: counts, a row a cause, differing lines. */
export function summaryOf(report: Report): string {
  const head = headOf(report);
  const groups = groupsOf(report);
  if (!groups.length) return `${head}\n`;
  const columns = '| cause | state | shots | stories |\n| --- | --- | ---: | --- |';
  const rows = fit(
    groups.map((group) => () => rowOf(report, group)),
    limit / 2,
    '\n',
    (count) => `| and ${count} more | | | |`,
  );
  const table = `${head}\n\n${columns}\n${rows}\n`;
  const details = fit(
    groups.map((group) => () => detailsOf(report, group)),
    limit - Buffer.byteLength(table) - 2,
    '\n\n',
    (count) => `${count} more causes are in the report.`,
  );
  return `${table}\n${details}\n`;
}
