import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Report } from '@rolecast/visual-review/types.ts';
import { storybook } from './review.ts';

const root = join(import.meta.dirname, '../../..');

/** A git repository with a store of its own, and copies of the built Storybook with a change planted into every story. */
export interface Workbench {
  folder: string;
  git: (...args: string[]) => string;
  /** Plants a style sheet, or a script that runs in the page; gives the folder of the changed Storybook. */
  plant: (name: string, change: { css?: string; script?: string }) => string;
  /** `npm run visual -- <args>` on this store. */
  visual: (...args: string[]) => { code: number | null; output: string };
  report: () => Report;
  remove: () => void;
}

export function makeWorkbench(): Workbench {
  const folder = mkdtempSync(join(tmpdir(), 'visual-journey-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  git('init', '-q', '-b', 'main');
  git('config', 'user.name', 'Dev Loper');
  git('config', 'user.email', 'dev@rolecast.example');
  const places = ['--store', join(folder, 'tests/visual'), '--report', join(folder, 'report')];
  writeFileSync(join(folder, '.gitignore'), '/report/\n/storybook-*/\n');
  return {
    folder,
    git,
    plant(name, { css = '', script = '' }) {
      const copy = join(folder, `storybook-${name}`);
      cpSync(storybook, copy, { recursive: true });
      const page = join(copy, 'iframe.html');
      const planted = `<style>${css}</style><script type="module">${script}</script></body>`;
      writeFileSync(page, readFileSync(page, 'utf8').replace('</body>', planted));
      return copy;
    },
    visual(command, ...args) {
      const run = spawnSync(
        process.execPath,
        ['scripts/run.mjs', 'visual', command ?? '', ...args, ...places],
        { cwd: root, encoding: 'utf8' },
      );
      return { code: run.status, output: run.stdout + run.stderr };
    },
    report: () => JSON.parse(readFileSync(join(folder, 'report/report.json'), 'utf8')) as Report,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
