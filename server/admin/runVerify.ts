import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '../config.ts';
import type { Db } from '../context.ts';
import {
  decideVerification,
  waitingVerifications,
  type Decision,
  type WaitingVerification,
} from '../modules/profile/verification/verificationDecisions.ts';
import { oneLine } from '../text.ts';

const usage = [
  'npm run admin -- verify                       lists what waits for a decision',
  'npm run admin -- verify show <id>             says what it is to vouch for, and where its files are',
  'npm run admin -- verify approve <id> [--by <name>]                     it is what it says',
  'npm run admin -- verify reject <id> --reason <sentence> [--by <name>]  sends it back to its owner, who reads the sentence',
];

const kinds = ['', 'education', 'work experience', 'certificate', 'achievement', 'identity', 'organisation'];

const linesOf = (item: WaitingVerification): string[] => [
  `${item.id}  ${item.sentAt}  ${kinds[item.type]}`,
  `  ${item.title}, of ${item.ownerName} (${item.ownerId})${item.askedBy ? `, asked for by ${item.askedBy}` : ''}`,
  `  ${item.files.length} file${item.files.length === 1 ? '' : 's'}`,
];

const factLines = ({ facts }: WaitingVerification) => facts.map((fact) => `  ${fact}`);

const fileLines = (item: WaitingVerification, { dataDir }: Config): string[] =>
  item.files.map(
    (file) =>
      `  ${join(dataDir, 'media', file.mediaKey)}  ${file.contentType}, ${Math.ceil(file.size / 1024)} KB, sent as ${file.fileName ?? 'a file'}`,
  );

interface Choices {
  by?: string;
  reason?: string;
}

/** What was typed, or a sentence that says what is missing. */
function decisionOf(word: string, { by, reason }: Choices, config: Config): Decision | string {
  const verifier = [...oneLine(by ?? config.verifierName)].slice(0, 100).join('');
  if (verifier === '') return 'Please give a name: --by "…"';
  if (word === 'approve') return { by: verifier, verified: true };
  const sentence = [...oneLine(reason ?? '')].slice(0, 1000).join('');
  if (sentence === '') return 'Please say why, in a sentence that the member reads: --reason "…"';
  return { by: verifier, verified: false, reason: sentence };
}

/** What the command `verify` prints; decides when it is told to. */
export async function runVerify(db: Db, config: Config, now: () => Date, args: string[]): Promise<string[]> {
  let typed;
  try {
    typed = parseArgs({
      args,
      options: { by: { type: 'string' }, reason: { type: 'string' } },
      allowPositionals: true,
    });
  } catch {
    return usage;
  }
  const [word = 'list', id, ...more] = typed.positionals;
  if (more.length > 0) return usage;
  if (word === 'list' && id === undefined) {
    const waiting = await waitingVerifications(db);
    return waiting.length > 0 ? waiting.flatMap(linesOf) : ['Nothing waits.'];
  }
  if (id === undefined) return usage;
  const notThere = 'Nothing in review has this id.';
  if (word === 'show') {
    const [item] = await waitingVerifications(db, id);
    return item ? [...linesOf(item), ...factLines(item), ...fileLines(item, config)] : [notThere];
  }
  if (word !== 'approve' && word !== 'reject') return usage;
  const decision = decisionOf(word, typed.values, config);
  if (typeof decision === 'string') return [decision];
  if (!(await decideVerification({ now }, db, id, decision))) return [notThere];
  return [word === 'approve' ? 'Verified. Its owner is told.' : 'Sent back. Its owner reads the reason.'];
}
