import { matchesGlob } from 'node:path';
import { parseArgs } from 'node:util';
import type { VisualConfig } from '../config.ts';
import { openHistory } from '../store/git.ts';
import { lookOf, readReport, restate, type Standing } from '../store/report.ts';
import { VisualError, type DecisionRequest, type Role, type ShotState, type Verdict } from '../types.ts';
import { decideHere, placeOf, placeOptions, printDecided } from './place.ts';

const options = {
  ...placeOptions,
  all: { type: 'boolean' },
  cause: { type: 'string' },
  mode: { type: 'string', multiple: true },
  by: { type: 'string' },
  role: { type: 'string' },
  note: { type: 'string' },
} as const;

export const usage = (command: string, roles: readonly Role[]) =>
  `Usage: npm run visual -- ${command} <story or glob>... [--all] [--cause <key>] [--mode <name>] --role <${roles.join('|')}> [--by "Name <address>"] --note "why"`;

interface Choice {
  stories: readonly string[];
  all: boolean;
  cause?: string | undefined;
  modes: readonly string[];
}

/** States that a verdict can be about when a glob, `--all` or `--cause` chose the shot. A rejection is lifted by name only. */
const open: Record<'approved' | 'rejected', readonly ShotState[]> = {
  approved: ['new', 'changed', 'removed', 'approved'],
  rejected: ['new', 'changed', 'removed', 'approved'],
};

/** The shots that were asked for. A VisualError names what was asked for and is not there. */
export function chooseShots(
  standings: readonly Standing[],
  { stories, all, cause, modes }: Choice,
  verdict: 'approved' | 'rejected',
): Standing[] {
  const inModes = standings.filter(({ result }) => modes.length === 0 || modes.includes(result.mode));
  for (const mode of modes)
    if (!standings.some(({ result }) => result.mode === mode))
      throw new VisualError(`The report has no shot in mode ${mode}.`);
  const matches = (story: string, wanted: string) => story === wanted || matchesGlob(story, wanted);
  for (const wanted of stories)
    if (!inModes.some(({ result }) => matches(result.story, wanted)))
      throw new VisualError(`The report has no shot of ${wanted}.`);
  return inModes.filter(({ result, look }) => {
    if (look === undefined) return false;
    if (cause !== undefined && result.diff?.cause.key !== cause) return false;
    // Named itself: whatever state it is in.
    if (stories.includes(result.story)) return verdict === 'rejected' || result.state !== 'same';
    const chosen = stories.length
      ? stories.some((wanted) => matches(result.story, wanted))
      : all || cause !== undefined;
    return chosen && open[verdict].includes(result.state);
  });
}

/** `approve` and `reject`. Ends 0; 1 when there is nothing to decide about, 2 when it was called wrongly. */
export async function runVerdict(
  config: VisualConfig,
  command: string,
  verdict: 'approved' | 'rejected',
  args: string[],
): Promise<number> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const { all = false, cause, mode: modes = [], note = '' } = values;
  const { roles } = config;
  const role = roles.find((role) => role === values.role);
  if (!role || (positionals.length === 0 && !all && cause === undefined)) {
    console.error(usage(command, roles));
    return 2;
  }
  const place = placeOf(config, values);
  const by = values.by ?? (await (await openHistory(place.store.root))?.user());
  if (!by) throw new VisualError('Git does not know who you are; say it with --by "Name <address>".');
  const report = readReport(place.reportFolder);
  const chosen = chooseShots(
    restate(place.store, report),
    { stories: positionals, all, cause, modes },
    verdict,
  );
  if (chosen.length === 0) {
    console.error(
      `Nothing of that is left to be ${verdict}; \`npm run visual -- status\` shows what is open.`,
    );
    return 1;
  }
  const requestOf = (verdict: Verdict, standings: readonly Standing[]): DecisionRequest[] =>
    standings.length
      ? [
          {
            verdict,
            shots: standings.map(({ result: { story, mode }, look }) => ({
              story,
              mode,
              to: look ? lookOf(look) : null,
            })),
            by,
            role,
            note,
            ...(cause === undefined ? {} : { cause }),
          },
        ]
      : [];
  const gone = (standing: Standing) => verdict === 'approved' && standing.look === null;
  if (!note.trim() && new Set(chosen.map(({ result }) => result.story)).size > 1)
    throw new VisualError('A decision about more than one story needs a --note that says why.');
  printDecided(
    place,
    await decideHere(config, place, report, [
      ...requestOf(
        verdict,
        chosen.filter((standing) => !gone(standing)),
      ),
      ...requestOf('removed', chosen.filter(gone)),
    ]),
  );
  return 0;
}
