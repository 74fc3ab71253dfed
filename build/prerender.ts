import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');

/** Pages that are there before any JavaScript runs. The server sends `<name>.html` to whoever asks for `/<name>`. */
const pages = [
  {
    path: '/',
    file: 'index.html',
    module: 'src/pages/site/LandingPage.tsx',
    title: 'Every application gets an answer',
  },
  { path: '/login', file: 'login.html', module: 'src/pages/account/LoginPage.tsx', title: 'Log in' },
  {
    path: '/pricing',
    file: 'pricing.html',
    module: 'src/pages/payments/PricingPage.tsx',
    title: 'Pricing',
  },
];

interface ManifestChunk {
  file: string;
  imports?: string[];
}

const dist = join(root, 'dist');
const rendererFolder = join(root, '.cache/prerender');

/** The scripts that the page needs besides the entry, so that the browser asks for them at once. */
function preloads(module: string): string {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit(module);
  return [...files].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
}

/** The text is painted before any style sheet's fonts would be asked for; without this it would move when they come. */
const fontPreload = () =>
  globSync('assets/figtree-latin-wght-normal-*.woff2', { cwd: dist })
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
    .join('');

/** Replaces exactly one place of the page; a page without it would be sent half done. */
function put(page: string, place: string, content: string): string {
  if (page.split(place).length !== 2) throw new Error(`index.html must hold ${place} once`);
  return page.replace(place, () => content);
}

/** A picture that has another name in the drawn page stays broken: the application takes over what stands there. */
function requireFiles(page: string, file: string): void {
  for (const [, asset = ''] of page.matchAll(/["\s(,](\/assets\/[^"\s),]+)/g))
    if (!existsSync(join(dist, asset)))
      throw new Error(`${file} names ${asset}, which the build does not have`);
}

/** Writes the pages into `dist`; what all other addresses get becomes `app.html`. */
export async function prerenderPages(): Promise<void> {
  await build({
    root,
    logLevel: 'warn',
    build: {
      ssr: 'src/prerender.tsx',
      outDir: rendererFolder,
      emptyOutDir: true,
      manifest: false,
      sourcemap: false,
      copyPublicDir: false,
      // As in `build/chunks.ts`: pictures and fonts have the names that the application's build gave them.
      rolldownOptions: { output: { hashCharacters: 'hex' } },
    },
  });
  // The only thing that the application's modules want of a browser while they load.
  Object.assign(globalThis, { location: { origin: '' } });
  const { renderPage } = (await import(pathToFileURL(join(rendererFolder, 'prerender.js')).href)) as {
    renderPage: (path: string) => Promise<string>;
  };
  renameSync(join(dist, 'index.html'), join(dist, 'app.html'));
  const shell = readFileSync(join(dist, 'app.html'), 'utf8');
  for (const { path, file, module, title } of pages) {
    let page = put(shell, '<div id="root"></div>', `<div id="root">${await renderPage(path)}</div>`);
    page = put(page, '<title>Rolecast</title>', `<title>${title} · Rolecast</title>`);
    page = put(page, '</head>', `${fontPreload()}${preloads(module)}</head>`);
    requireFiles(page, file);
    writeFileSync(join(dist, file), page);
  }
  rmSync(rendererFolder, { recursive: true, force: true });
}
