import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VisualConfig } from '../config.ts';
import { hashOf } from '../store/hash.ts';
import type { ViewerBundle } from './page.ts';

const folder = join(import.meta.dirname, '..');
const entry = join(folder, 'viewer/mount.tsx');
const inputs = ['viewer/**/*.*', 'types.ts', 'report/bundle.ts'];

/** Of what the bundle is made from; the lock file stands for React and Vite. */
function sourceHash(root: string): string {
  const own = globSync(inputs, { cwd: folder }).sort();
  const files = [...own.map((path) => join(folder, path)), join(root, 'package-lock.json')];
  return hashOf(files.map((file) => hashOf(readFileSync(file))).join('\n'));
}

async function make(): Promise<ViewerBundle> {
  // Vite takes half a second to load, and most runs have the bundle already.
  const { build } = await import('vite');
  const results = await build({
    root: folder,
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    publicDir: false,
    // A run that a test starts has NODE_ENV=test, and the page must be the same one.
    mode: 'production',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      sourcemap: false,
      lib: { entry, formats: ['iife'], name: 'visualReview', fileName: 'viewer', cssFileName: 'viewer' },
    },
  });
  const outputs = [results].flat().flatMap((result) => ('output' in result ? result.output : []));
  const script = outputs.flatMap((file) => (file.type === 'chunk' ? file.code : [])).join('\n');
  const style = outputs.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : [],
  );
  return { script, style: style.join('\n') };
}

/** The viewer as a script and a style that need nothing else, from the cache when its sources are the same. */
export async function viewerBundle({
  root,
  cache,
}: Pick<VisualConfig, 'root' | 'cache'>): Promise<ViewerBundle> {
  const path = join(cache, `viewer-${sourceHash(root)}.json`);
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as ViewerBundle;
  } catch {
    const bundle = await make();
    mkdirSync(cache, { recursive: true });
    const half = `${path}.${process.pid}`;
    writeFileSync(half, JSON.stringify(bundle));
    renameSync(half, path);
    return bundle;
  }
}
