import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Stats } from '../../src/affected/graph.ts';

const list = '/virtual:/@storybook/builder-vite/storybook-stories.js';
export const button = 'stories/Button.stories.tsx';
export const card = 'stories/Card.stories.tsx';
export const page = 'stories/Page.stories.tsx';

/** Who imports what, as `importer: imported`. */
export const imports: Record<string, string[]> = {
  './iframe.html': ['/virtual:/@storybook/builder-vite/vite-app.js'],
  '/virtual:/@storybook/builder-vite/vite-app.js': [list],
  [list]: [`./${button}`, `./${card}`, `./${page}`],
  './.storybook/preview.tsx': ['./src/theme/reset.css', './src/clock.ts', './node_modules/msw/index.js'],
  [`./${button}`]: ['./src/Button.tsx'],
  [`./${card}`]: ['./src/Card.tsx'],
  [`./${page}`]: ['./src/Card.tsx', './src/Button.tsx', './src/codes.json'],
  './src/Button.tsx': ['./src/theme/tokens.ts', './node_modules/icons/index.js'],
  './src/Card.tsx': ['./src/theme/tokens.ts'],
  // A circle.
  './src/theme/tokens.ts': ['./src/Card.tsx'],
  './node_modules/icons/index.js': ['./node_modules/icons/node_modules/@deep/shape/index.js'],
};

export function statsOf(edges: Record<string, string[]>): Stats {
  const reasons = new Map<string, { moduleName: string }[]>();
  for (const [importer, all] of Object.entries(edges))
    for (const name of all) reasons.set(name, [...(reasons.get(name) ?? []), { moduleName: importer }]);
  return { modules: [...reasons].map(([name, of]) => ({ name, reasons: of })) };
}

/** A small repository in a temporary folder, with the files that `imports` names. */
export class Workbench {
  readonly root = mkdtempSync(join(tmpdir(), 'affected-'));

  constructor() {
    for (const path of [button, card, page, 'src/Button.tsx', 'src/Card.tsx', 'src/theme/tokens.ts'])
      this.write(path, `export const from = '${path}';`);
    this.write('src/clock.ts', 'export const now = 1;');
    this.write('src/main.tsx', 'export const main = 1;');
    this.write('src/codes.json', '{}');
    this.write('src/theme/reset.css', "@font-face { src: url('@fonts/face/a.woff2') }");
    this.write('public/favicon.svg', '<svg/>');
    this.write('vite.config.ts', "import { plugin } from './scripts/plugin.ts';");
    this.write('scripts/plugin.ts', 'export const plugin = 1;');
    this.write('.storybook/preview.tsx', 'export default {};');
    this.write('visual.config.ts', 'export default {};');
    this.lock();
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.root, path)), { recursive: true });
    writeFileSync(join(this.root, path), text);
  }

  /** Writes package-lock.json with these versions. */
  lock({ icons = '1.0.0', shape = '1.0.0', font = '1.0.0' } = {}): void {
    const packages = {
      'node_modules/msw': { version: '1.0.0' },
      'node_modules/icons': { version: icons },
      'node_modules/icons/node_modules/@deep/shape': { version: shape },
      'node_modules/@fonts/face': { version: font },
    };
    this.write('package-lock.json', JSON.stringify({ packages }));
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
