import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { headOf, root } from '../process.ts';

/** What is checked out, when all of it is committed; else nothing that could be met again. What was proved says nothing about it. */
function cleanCommit(folder = root): string | null {
  const changes = ['status', '--porcelain', '--', '.', ':!tests/proved.json'];
  try {
    const dirty = execFileSync('git', changes, { cwd: folder, encoding: 'utf8' }).trim();
    return dirty ? null : headOf(folder);
  } catch {
    return null;
  }
}

interface Kept {
  commit: string;
  passed: string[];
}

/** Steps that have passed for the commit that is checked out, so that a run that was ended goes on where it was. */
export class Progress {
  readonly #file: string;
  readonly #commit: string | null;
  readonly #passed: Set<string>;

  /** `commit`: what is checked out and clean; of null nothing is remembered. */
  constructor({ file = join(root, 'report/prove.json'), commit = cleanCommit() } = {}) {
    this.#file = file;
    this.#commit = commit;
    const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : undefined;
    this.#passed = new Set(commit !== null && kept?.commit === commit ? kept.passed : []);
  }

  has(step: string): boolean {
    return this.#passed.has(step);
  }

  note(step: string): void {
    if (this.#commit === null) return;
    this.#passed.add(step);
    mkdirSync(dirname(this.#file), { recursive: true });
    const kept: Kept = { commit: this.#commit, passed: [...this.#passed] };
    writeFileSync(this.#file, `${JSON.stringify(kept, null, 2)}\n`);
  }

  forget(): void {
    this.#passed.clear();
    rmSync(this.#file, { force: true });
  }
}
