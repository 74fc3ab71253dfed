import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { test as base } from './app.ts';
import { ServerProcess } from './server.ts';

const built = join(import.meta.dirname, '../../../dist');
const fileName = /[\w.-]+\.(?:js|css|woff2)\b/g;

/** A copy of the built application in a folder of its own, which can give way to another version. */
export class Site {
  readonly folder = mkdtempSync(join(tmpdir(), 'rolecast-site-'));
  version = 1;

  constructor() {
    // The server compresses nothing by itself; without the compressed files it sends these.
    cpSync(built, this.folder, { recursive: true, filter: (file) => !/\.(?:br|gz|map)$/.test(file) });
  }

  /**
   * What a build of changed code leaves: every file with a hash in its name has another one, nothing asks for the old
   * names, and they are gone.
   */
  replace(): void {
    this.version++;
    const assets = globSync('assets/*', { cwd: this.folder });
    const renamed = new Map(
      assets.map((file) => [basename(file), basename(file).replace(/(?=\.\w+$)/, `.v${this.version}`)]),
    );
    for (const [from, to] of renamed)
      renameSync(join(this.folder, 'assets', from), join(this.folder, 'assets', to));
    for (const file of globSync('{.,assets}/*.{js,css,html}', { cwd: this.folder })) {
      const path = join(this.folder, file);
      const text = readFileSync(path, 'utf8').replace(fileName, (name) => renamed.get(name) ?? name);
      // The service worker knows files without a hash in their name by the hash of what is in them.
      writeFileSync(path, text.replace(/(?<=html`,revision:`)\w+/, String(this.version)));
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** `app` serves `site`, which a test can replace. */
export const test = base.extend<object, { site: Site }>({
  site: [
    // Playwright reads the fixtures that are needed from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = new Site();
      await use(site);
      site.remove();
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ site }, use) => {
      const app = await ServerProcess.start({ STATIC_DIR: site.folder });
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});
