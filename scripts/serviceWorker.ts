import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from './process.ts';

const dist = join(root, 'dist');

/** Every file that a screen may need, with its content's hash where the name has none. */
function precached(): { url: string; revision: string | null }[] {
  const files = globSync(['assets/**/*.{js,css,woff2}', 'app.html', '*.{svg,png,js,webmanifest}'], {
    cwd: dist,
    exclude: ['serviceWorker.js'],
  }).sort();
  return files.map((file) => ({
    url: `/${file}`,
    revision: file.startsWith('assets/')
      ? null
      : createHash('sha256')
          .update(readFileSync(join(dist, file)))
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
