import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');

/**
 * What makes PDFs (of a profile, a receipt, tickets) weighs as much as a third of all screens, and can do nothing without fonts,
 * which come from the network when one is made: nobody keeps it who does not ask for it.
 */
const pdfMaker = ['assets/makeResume-*.js', 'assets/browserFonts-*.js', 'assets/pages-*.js'];

/**
 * Every file that a screen may need, with its content's hash where the name has none. Throws when what is left out is called
 * otherwise by now.
 */
export function precached(folder = dist): { url: string; revision: string | null }[] {
  for (const name of pdfMaker)
    if (globSync(name, { cwd: folder }).length !== 1)
      throw new Error(`build/serviceWorker.ts: there is no ${name}`);
  const files = globSync(['assets/**/*.{js,css,woff2}', 'app.html', '*.{svg,png,js,webmanifest}'], {
    cwd: folder,
    exclude: ['serviceWorker.js', ...pdfMaker],
  }).sort();
  return files.map((file) => ({
    url: `/${file}`,
    revision: file.startsWith('assets/')
      ? null
      : createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('hex')
          .slice(0, 16),
  }));
}

/** Builds `src/serviceWorker` into one file at the root of the site, with the list of what it keeps. */
export async function buildServiceWorker(): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      PRECACHED: JSON.stringify(precached()),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: 'es2022',
      lib: {
        entry: join(root, 'src/serviceWorker/serviceWorker.ts'),
        formats: ['iife'],
        name: 'serviceWorker',
        fileName: () => 'serviceWorker.js',
      },
    },
  });
}
