import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import { decide } from '../../src/store/decide.ts';
import { hashLines, hashOf } from '../../src/store/hash.ts';
import { pathOfHash } from '../../src/store/hashed.ts';
import { Store } from '../../src/store/store.ts';
import { decisionName } from '../../src/store/text.ts';
import type { Decision, DecisionRequest, Look, Report, Shot, ShotResult, Verdict } from '../../src/types.ts';
import { everybody } from './rules.ts';

export const ana = 'Ana Ruiz <ana@rolecast.example>';
export const ben = 'Ben Okoro <ben@rolecast.example>';

/** A folder that goes when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'visual-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface Drawn {
  shot: Shot;
  image: Buffer;
  elements: Buffer;
  tree: readonly string[];
  text: readonly string[];
}

/** A shot that differs from others by the name of what was drawn. */
export function draw(name: string, axe: readonly string[] = []): Drawn {
  const image = Buffer.from(`WebP of ${name}`);
  const elements = brotliCompressSync(
    JSON.stringify([{ kind: 'button', label: name, box: [0, 0, 80, 40], style: {} }]),
  );
  const tree = ['- main:', `  - button "${name}"`];
  const text = [name];
  const shot: Shot = {
    img: hashOf(image),
    tree: hashLines(tree),
    text: hashLines(text),
    axe,
    png: hashOf(`PNG of ${name}`),
    width: 1280,
    height: 800,
    elements: hashOf(elements),
  };
  return { shot, image, elements, tree, text };
}

export const lookOf = ({ shot: { img, tree, text, axe } }: Drawn): Look => ({ img, tree, text, axe });

/** A store and the report of a run in one folder, which may be a git repository. */
export class Project {
  readonly folder: string;
  readonly store: Store;
  readonly reportFolder: string;
  #minute = 0;

  constructor(folder = temporaryFolder()) {
    this.folder = folder;
    this.store = new Store(join(folder, 'tests/visual'));
    this.reportFolder = join(folder, 'report/visual');
  }

  write(path: string, content: string | Uint8Array): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), content);
  }

  /** A decision as it was written until November 2026: a file for each story. Gives its path from the store's root. */
  writeOldDecision(decision: Decision): string {
    const text = `${JSON.stringify(decision)}\n`;
    const file = `reviews/${decision.story}/${decisionName(decision.at, text)}`;
    this.write(`tests/visual/${file}`, text);
    return file;
  }

  /** Takes every decision that was written so far apart, into files of that form. */
  splitDecisions(): void {
    for (const name of this.store.rulingNames()) {
      for (const { file: _, ...decision } of this.store.ruling(name).values())
        this.writeOldDecision(decision);
      rmSync(join(this.store.root, 'decisions', name));
    }
  }

  /** A report of these shots (`story mode`: what was drawn, null for none any more) with its files. */
  report(
    shots: Record<string, Drawn | null>,
    state: Partial<Record<string, Partial<ShotResult>>> = {},
  ): Report {
    const drawn = Object.values(shots).filter((shot) => shot !== null);
    for (const { shot, image, elements } of drawn)
      for (const [kind, hash, bytes] of [
        ['images', shot.img, image],
        ['elements', shot.elements, elements],
      ] as const) {
        const path = pathOfHash(this.reportFolder, kind, hash);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, bytes);
      }
    const results = Object.entries(shots).map(([key, drawn]): ShotResult => {
      const [story = '', mode = ''] = key.split(' ');
      const from = this.store.baseline(story)?.shots[mode];
      return {
        story,
        mode,
        state: drawn ? (from ? 'changed' : 'new') : 'removed',
        ...(from ? { from } : {}),
        ...(drawn ? { to: drawn.shot } : {}),
        ...state[key],
      };
    });
    const report: Report = {
      version: 1,
      at: '2026-01-15T09:00:00.000Z',
      seconds: 1,
      env: 'e7',
      head: null,
      stories: Object.fromEntries(
        results.map(({ story }) => [
          story,
          { title: `Title/${story}`, name: 'Default', file: 'x.stories.tsx' },
        ]),
      ),
      shots: results,
      trees: Object.fromEntries(drawn.map(({ shot, tree }) => [shot.tree, tree])),
      texts: Object.fromEntries(drawn.map(({ shot, text }) => [shot.text, text])),
    };
    writeFileSync(join(this.reportFolder, 'report.json'), JSON.stringify(report));
    return report;
  }

  /** Each decision a minute after the one before. */
  decide(
    report: Report,
    requests: readonly DecisionRequest[],
    rules = everybody,
    authors: readonly string[] = [],
  ) {
    const now = new Date(Date.parse('2026-01-15T09:00:00Z') + 60_000 * this.#minute++);
    return decide(this.store, this.reportFolder, report, requests, {
      now,
      head: null,
      env: 'e7',
      rules,
      authors,
    });
  }

  /** One verdict about shots, taken from a run that drew them so. */
  say(verdict: Verdict, shots: Record<string, Drawn | null>, by = ana, note = 'As agreed') {
    mkdirSync(this.reportFolder, { recursive: true });
    return this.decide(this.report(shots), [request(verdict, shots, by, note)]);
  }

  git(...args: string[]): string {
    return execFileSync('git', args, {
      cwd: this.folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, HOME: this.folder, GIT_CONFIG_NOSYSTEM: '1' },
    }).trim();
  }

  init(): void {
    mkdirSync(this.folder, { recursive: true });
    this.git('init', '-q', '-b', 'main');
    this.write('.gitignore', 'report/\n');
  }

  /** Everything that is there, by `by`. */
  commit(message: string, by = ana): void {
    const [, name = '', address = ''] = /^(.*) <(.*)>$/.exec(by) ?? [];
    this.git('add', '-A');
    this.git(
      '-c',
      `user.name=${name}`,
      '-c',
      `user.email=${address}`,
      'commit',
      '-q',
      '--allow-empty',
      '-m',
      message,
    );
  }
}

export const request = (
  verdict: Verdict,
  shots: Record<string, Drawn | null>,
  by = ana,
  note = 'As agreed',
): DecisionRequest => ({
  verdict,
  shots: Object.entries(shots).map(([key, drawn]) => {
    const [story = '', mode = ''] = key.split(' ');
    return { story, mode, to: drawn && lookOf(drawn) };
  }),
  by,
  role: 'design',
  note,
});
