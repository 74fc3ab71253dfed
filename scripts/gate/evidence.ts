import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Failure } from './failure.ts';
import { ways, type Attempt } from './verdict.ts';

/** Folder of a check's evidence, below `report/unsteady`: readable, and different for every check. */
export const folderOf = (check: string): string =>
  `${check
    .replaceAll(/[^\w-]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-|-$/g, '')}-${createHash('sha256').update(check).digest('hex').slice(0, 6)}`;

/**
 * Keeps what the runners wrote of a first failure before they are asked again: its pictures and its trace, the message, and
 * the checks before it.
 */
export function keepFirst(folder: string, { check, message, before, files }: Failure): void {
  const place = join(folder, 'first');
  mkdirSync(place, { recursive: true });
  for (const [at, file] of files.entries())
    if (existsSync(file)) copyFileSync(file, join(place, `${at + 1}-${basename(file)}`));
  const lines = [`# ${check}`, '', '## First failure', '', message, '', '## Before it', ''];
  writeFileSync(join(place, 'message.md'), [...lines, ...before.map((name) => `- ${name}`), ''].join('\n'));
}

/** What the three runs alone said, beside what was kept of the first. */
export function keepAttempts(folder: string, verdict: string, attempts: readonly Attempt[]): void {
  const lines = attempts.map(
    ({ passed, message }, at) => `## Alone, ${ways[at]}: ${passed ? 'passed' : 'failed'}\n\n${message}\n`,
  );
  writeFileSync(join(folder, 'verdict.md'), `# ${verdict}\n\n${lines.join('\n')}`);
}
