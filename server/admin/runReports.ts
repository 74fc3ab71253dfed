import type { Config } from '../config.ts';
import type { Db } from '../context.ts';
import { privateUrl } from '../media/privateFiles.ts';
import { decideReport, openReports, takeBack, type Decision, type OpenReport } from '../moderation.ts';

const decisions: Record<string, Decision> = { uphold: 'upheld', dismiss: 'dismissed' };

const usage = [
  'npm run admin -- reports               lists what waits for a decision',
  'npm run admin -- reports uphold <id>   takes what was reported away, or suspends the member',
  'npm run admin -- reports dismiss <id>  leaves it',
  'npm run admin -- reports restore <id>  lets a suspended member in again, by the id behind "member:"',
];

/** `urlOf`: where what was reported can be looked at, also once its author has taken it away. */
const linesOf = (report: OpenReport, urlOf: (key: string) => string): string[] => [
  `${report.id}  ${report.reportedAt}  ${report.reason}`,
  `${report.target}, of ${report.author}${report.details ? `: ${report.details}` : ''}`,
  ...(report.evidence ? [report.evidence.text, ...report.evidence.media.map(urlOf)] : ['It is gone.'])
    .filter((line) => line !== '')
    .map((line) => `  | ${line.replaceAll('\n', '\n  | ')}`),
  '',
];

/** What the command `reports` prints; decides when it is told to. */
export async function runReports(db: Db, config: Config, now: () => Date, args: string[]): Promise<string[]> {
  const [word = 'list', id] = args;
  const decision = decisions[word];
  if (word === 'list' && id === undefined) {
    const reports = await openReports(db);
    return reports.length > 0
      ? reports.flatMap((report) => linesOf(report, (key) => privateUrl(config, now(), key)))
      : ['No report waits.'];
  }
  if (word === 'restore' && id !== undefined)
    return [(await takeBack({ now }, db, id)) ? 'The member is back.' : 'No suspended member has this id.'];
  if (!decision || id === undefined) return usage;
  const count = await decideReport({ now }, db, id, decision);
  return [
    count > 0
      ? `${count} report${count === 1 ? '' : 's'} ${decision}.`
      : 'There is no open report like that.',
  ];
}
