import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { headOf, root } from '../process.ts';
import { runAlone } from './alone.ts';
import { folderOf, keepAttempts, keepFirst } from './evidence.ts';
import { brief, type Failure, type Outcome } from './failure.ts';
import { lapsed, readUnsteadyFile } from './unsteadyList.ts';
import { mostFailures, mostUnsteady, verdictOf, type UnsteadyClass } from './verdict.ts';

export interface StepRow {
  step: string;
  passed: number;
  failed: number;
  unsteady: number;
  seconds: number;
}

interface Unsteady {
  check: string;
  class: UnsteadyClass;
  /** Relative to the root. */
  evidence: string;
  listed: boolean;
}

export interface Step {
  name: string;
  run: (room: number) => Promise<Outcome>;
}

const secondsSince = (start: number) => Math.round((performance.now() - start) / 100) / 10;

const line = ({ step, passed, failed, unsteady, seconds }: StepRow) =>
  `${step.padEnd(14)}${String(passed).padStart(7)} passed ${String(failed).padStart(5)} failed ${String(unsteady).padStart(5)} unsteady ${seconds.toFixed(1).padStart(8)} s`;

/** A run of the gate: its steps one after another, then whatever failed once more alone, then what there is to say. */
export class Gate {
  readonly #rows: StepRow[] = [];
  readonly #waiting: { failure: Failure; row: StepRow }[] = [];
  readonly #said: string[] = [];
  readonly #unsteady: Unsteady[] = [];
  readonly #list = readUnsteadyFile(join(root, 'tests/unsteady.tsv'));
  readonly #started = performance.now();
  readonly #folder: string;
  readonly #alone: typeof runAlone;

  /** `folder`: of the report; `alone`: how a check is run alone. */
  constructor({ folder = join(root, 'report'), alone = runAlone } = {}) {
    this.#folder = folder;
    this.#alone = alone;
    rmSync(join(folder, 'unsteady'), { recursive: true, force: true });
    rmSync(join(folder, 'gate.json'), { force: true });
  }

  #evidenceOf(check: string) {
    return join(this.#folder, 'unsteady', folderOf(check));
  }

  /** Whether so much has failed that nothing more is run. */
  get isLost() {
    return this.#waiting.length > mostFailures;
  }

  /** Whether everything in a row passed at the first try. */
  isClean(row: StepRow): boolean {
    return row.failed === 0 && !this.#waiting.some((one) => one.row === row);
  }

  /** Runs a step; a failure is kept for later, what cannot be tried again is broken. Its row is said at once. */
  async run({ name, run }: Step): Promise<StepRow> {
    console.log(`\n=== ${name}`);
    const start = performance.now();
    // One more than may fail: whoever reaches it ends the run.
    const room = mostFailures + 1 - this.#waiting.length;
    const outcome = await run(room).catch((error: unknown): Outcome => ({
      passed: 0,
      failures: [],
      broken: [`the step crashed: ${error instanceof Error ? error.stack : String(error)}`],
    }));
    const row: StepRow = {
      step: name,
      passed: outcome.passed,
      failed: outcome.broken.length,
      unsteady: 0,
      seconds: secondsSince(start),
    };
    for (const problem of outcome.broken) this.#said.push(`${name}\n${brief(problem)}`);
    for (const failure of outcome.failures) {
      keepFirst(this.#evidenceOf(failure.check), failure);
      this.#waiting.push({ failure, row });
    }
    this.#rows.push(row);
    console.log(line(row) + (outcome.failures.length ? `, ${outcome.failures.length} to run alone` : ''));
    return row;
  }

  /** After all steps: every check that failed once more alone, in three ways, one at a time. */
  async settle(): Promise<void> {
    if (!this.#waiting.length) return;
    if (this.isLost) {
      this.#said.push(
        `more than ${mostFailures} checks failed at their first try: these are no flakes, and the run ended`,
      );
      for (const { failure, row } of this.#waiting) this.#break(failure, row);
      return;
    }
    const start = performance.now();
    console.log('\n=== alone');
    for (const { failure, row } of this.#waiting) {
      console.log(failure.check);
      const folder = this.#evidenceOf(failure.check);
      const attempts = await this.#alone(failure.alone, folder);
      const verdict = verdictOf(attempts);
      keepAttempts(folder, verdict.verdict, attempts);
      if (verdict.verdict === 'broken') {
        this.#break(failure, row);
        continue;
      }
      row.unsteady++;
      this.#unsteady.push({
        check: failure.check,
        class: verdict.class,
        evidence: relative(root, folder),
        listed: this.#list.some(({ check }) => check === failure.check),
      });
    }
    this.#rows.push({ step: 'alone', passed: 0, failed: 0, unsteady: 0, seconds: secondsSince(start) });
  }

  #break({ check, message }: Failure, row: StepRow) {
    row.failed++;
    this.#said.push(`${check}\n${brief(message)}`);
  }

  /** Says it all, writes `report/gate.json`, and gives the exit code. The last line is `N passed, N failed`. */
  close(): number {
    if (this.#unsteady.length > mostUnsteady) {
      this.#said.push(`${this.#unsteady.length} checks were unsteady; a run may have ${mostUnsteady}`);
      this.#rows.push({ step: 'steadiness', passed: 0, failed: 1, unsteady: 0, seconds: 0 });
    }
    const sum = (part: 'passed' | 'failed' | 'unsteady') =>
      this.#rows.reduce((total, row) => total + row[part], 0);
    const [passed, failed, unsteady] = [sum('passed'), sum('failed'), sum('unsteady')];
    const seconds = secondsSince(this.#started);
    mkdirSync(this.#folder, { recursive: true });
    const report = { head: headOf(root), passed, failed, unsteady, seconds };
    writeFileSync(
      join(this.#folder, 'gate.json'),
      `${JSON.stringify({ ...report, steps: this.#rows, unsteadyChecks: this.#unsteady, broken: this.#said }, null, 2)}\n`,
    );
    if (this.#said.length) console.log(`\n=== what failed\n${this.#said.slice(0, 60).join('\n')}`);
    console.log(
      `\n${this.#rows.map(line).join('\n')}\n${'all'.padEnd(60)}${seconds.toFixed(1).padStart(8)} s\n`,
    );
    for (const { check, date } of lapsed(this.#list, Date.now()))
      console.log(`lapsed in tests/unsteady.tsv (${date}): ${check}`);
    for (const { check, class: class_, evidence: at, listed } of this.#unsteady)
      console.log(`unsteady (${class_}${listed ? ', listed' : ''}): ${check}\n    ${at}`);
    console.log(`${unsteady} unsteady\n${passed} passed, ${failed} failed`);
    return failed ? 1 : 0;
  }
}
