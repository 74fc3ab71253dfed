import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { holds, isFailure, wordsOf } from '@rolecast/visual-review/report/outcome.ts';
import type { Report } from '@rolecast/visual-review/types.ts';
import { bin, root } from '../process.ts';
import type { Alone } from './failure.ts';
import { familyOf, signalAll, throttle } from './processes.ts';
import { passedIn, saidIn, type JestReport } from './readJest.ts';
import { readPlaywright, type PlaywrightReport } from './readPlaywright.ts';
import { ways, type Attempt } from './verdict.ts';

interface Run {
  args: string[];
  env?: Record<string, string>;
  /** Relative to the folder of the attempt. */
  report: string;
  judge: (json: unknown) => Attempt;
}

/** For Vitest's `-t`: it puts ` > ` between the titles that its report puts a space between. */
const patternOf = (name: string) =>
  `^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', '( | > )')}$`;

/** How one check is run by its runner and nothing beside it; everything it writes goes to `folder`. */
export function runOf(alone: Alone, folder: string): Run {
  if (alone.runner === 'vitest') {
    const { project, file, name } = alone;
    const only = name === undefined ? [] : ['-t', patternOf(name)];
    return {
      args: [
        bin.vitest,
        'run',
        `--project=${project}`,
        file,
        ...only,
        '--reporter=json',
        `--outputFile.json=${join(folder, 'report.json')}`,
      ],
      report: 'report.json',
      judge: (json) => fromJest(json as JestReport, name),
    };
  }
  if (alone.runner === 'testRunner')
    return {
      args: ['scripts/runner.ts', '--only', alone.story, '--report', join(folder, 'report.json')],
      report: 'report.json',
      judge: (json) => fromJest(json as JestReport, undefined),
    };
  if (alone.runner === 'playwright')
    return {
      args: [
        bin.playwright,
        'test',
        `${alone.file}:${alone.line}`,
        `--project=${alone.project}`,
        '--workers=1',
        '--reporter=json',
        '--trace=retain-on-failure',
        `--output=${join(folder, 'results')}`,
      ],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(folder, 'report.json') },
      report: 'report.json',
      judge: (json) => {
        const { passed, failures } = readPlaywright(root, json as PlaywrightReport);
        return { passed: passed > 0 && failures.length === 0, message: failures[0]?.message ?? '' };
      },
    };
  return {
    args: [
      'scripts/run.mjs',
      'visual',
      'run',
      alone.story,
      '--fresh',
      ...(alone.mode === holds ? ['--check'] : []),
      '--workers',
      '1',
      '--report',
      join(folder, 'visual'),
    ],
    report: 'visual/report.json',
    judge: (json) => {
      const { shots, plays = [] } = json as Report;
      if (alone.mode === holds)
        return {
          passed: plays.some(({ problem }) => problem === undefined),
          message: plays[0]?.problem ?? '',
        };
      const shot = shots.find(({ mode }) => mode === alone.mode);
      const passed = shot !== undefined && !isFailure(shot.state);
      return { passed, message: shot && !passed ? wordsOf(shot).join('\n') : '' };
    },
  };
}

function fromJest(json: JestReport, name: string | undefined): Attempt {
  const passed = passedIn(json, name);
  return { passed, message: passed ? '' : saidIn(json) };
}

/** Milliseconds after which a check that is run alone hangs. */
const patience = 10 * 60_000;

async function play({ args, env }: Run, log: string, slow: boolean): Promise<void> {
  const out = openSync(log, 'w');
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', out, out],
    env: { ...process.env, ...env },
  });
  const free = slow && child.pid ? throttle(child.pid) : undefined;
  const hangs = setTimeout(() => signalAll(familyOf(child.pid ?? 0), 'SIGKILL'), patience);
  await new Promise((resolve) => child.on('exit', resolve).on('error', resolve));
  clearTimeout(hangs);
  free?.();
  closeSync(out);
}

/** Milliseconds: a check that passed twice and took longer than this is not slowed down as well. */
const slow = 60_000;

/**
 * Runs a check alone, once in each way. What it writes goes to `<folder>/1` to `<folder>/3`; an attempt that leaves no report
 * has failed, and its log is named.
 */
export async function runAlone(alone: Alone, folder: string, { slowFrom = slow } = {}): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  const started = performance.now();
  for (const [at, way] of ways.entries()) {
    const place = join(folder, String(at + 1));
    mkdirSync(place, { recursive: true });
    const run = runOf(alone, place);
    const log = join(place, 'log.txt');
    await play(run, log, way === 'throttled process');
    const path = join(place, run.report);
    const attempt = existsSync(path)
      ? run.judge(JSON.parse(readFileSync(path, 'utf8')))
      : { passed: false, message: `it left no report; see ${log}` };
    attempts.push(attempt);
    console.log(`    alone, ${way}: ${attempt.passed ? 'passed' : 'failed'}`);
    // Two of three decide; a check that failed twice is broken whatever comes.
    if (attempts.filter(({ passed }) => !passed).length === 2) break;
    // What it says slowed down would only name another class, and takes four times as long.
    if (attempts.filter(({ passed }) => passed).length === 2 && performance.now() - started > slowFrom) break;
  }
  return attempts;
}
