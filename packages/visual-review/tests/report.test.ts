import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from '../src/config.ts';
import { viewerBundle } from '../src/report/bundle.ts';
import { embedJson, pageOf } from '../src/report/page.ts';
import { picturesOf } from '../src/report/pictures.ts';
import { writeReport } from '../src/report/writeReport.ts';
import { hashOf } from '../src/store/hash.ts';
import { pathOfHash } from '../src/store/hashed.ts';
import { Store } from '../src/store/store.ts';
import { VisualError, type Review, type ShotResult } from '../src/types.ts';
import { configOf } from './support/config.ts';
import { differenceOf, reportOf, shotOf } from './support/reports.ts';

let folder: string;
const run = () => join(folder, 'report');
const store = () => join(folder, 'store');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'report-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Puts a picture of one colour into the run's folder or the store. */
async function put(where: string, colour: string): Promise<string> {
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: colour } });
  const bytes = await picture.webp({ lossless: true }).toBuffer();
  const path = pathOfHash(where, 'images', hashOf(bytes));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  return hashOf(bytes);
}

const mode = 'light-wide';
const changed = (story: string, from: string, to: string, overlay: string | null = null): ShotResult => ({
  story,
  mode,
  state: 'changed',
  from: { ...shotOf('a'), img: from },
  to: { ...shotOf('b'), img: to },
  diff: differenceOf({ overlay }),
});

describe('the pictures of the page', () => {
  it('are those of shots that are not the same, from the run and from the store', async () => {
    const [from, to, other] = [
      await put(store(), 'red'),
      await put(run(), 'blue'),
      await put(store(), 'green'),
    ];
    const same: ShotResult = { story: 's', mode, state: 'same', from: { ...shotOf('a'), img: other } };
    const { data, tooMany, missing } = picturesOf([changed('a', from, to), same], [run(), store()]);
    expect(Object.keys(data).toSorted()).toEqual([from, to].toSorted());
    expect(data[to]).toMatch(/^data:image\/webp;base64,/);
    expect([tooMany, missing]).toEqual([0, []]);
  });

  it('are left out from the end beyond the budget, all of a shot or none', async () => {
    const colours = ['red', 'blue', 'green', 'white', 'black', 'gray'];
    const hashes = await Promise.all(colours.map((colour) => put(run(), colour)));
    const shots = [0, 2, 4].map((n) => changed(`s${n}`, hashes[n]!, hashes[n + 1]!));
    const all = Object.values(picturesOf(shots, [run()]).data);
    const size = all[0]!.length + all[1]!.length;
    const { data, tooMany } = picturesOf(shots, [run()], size + 1);
    expect(Object.keys(data).toSorted()).toEqual(hashes.slice(0, 2).toSorted());
    expect(tooMany).toBe(4);
  });

  it('are there without those that are missing or damaged, which are counted', async () => {
    const [from, to] = [await put(run(), 'red'), await put(run(), 'blue')];
    writeFileSync(pathOfHash(run(), 'images', to), 'half a pict');
    const { data, missing } = picturesOf([changed('a', from, to, hashOf('gone'))], [run(), store()]);
    expect(Object.keys(data)).toEqual([from]);
    expect(missing).toEqual([to, hashOf('gone')]);
  });
});

const reviewOf = (shots: readonly ShotResult[]): Review => {
  const report = reportOf(shots);
  return {
    writes: false,
    at: report.at,
    head: null,
    env: 'env',
    roles: ['design', 'product', 'engineering'],
    stories: report.stories,
    shots: shots.map((shot) => ({ ...shot, history: [] })),
  };
};

describe('the page', () => {
  it('holds any text of a story without ending its script', () => {
    const text = '</script><script>alert(1)</script><!-- \u2028\u2029';
    expect(embedJson({ text })).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(embedJson({ text }))).toEqual({ text });
    const page = pageOf(
      reviewOf([{ ...changed(text, 'a', 'b'), problem: text }]),
      { data: {}, tooMany: 3, missing: ['x'] },
      { script: 'const a = "</script>";', style: 'a { content: "</style>" }' },
    );
    expect(page.match(/<\/script>/g)).toHaveLength(3);
    expect(page).not.toContain('alert(1)</script>');
    expect(page).toContain('3 pictures are left out because the page would be too large');
    expect(page).toContain('1 pictures are missing or damaged');
  });

  it('opens from disk, shows the pictures and asks for nothing', { timeout: 60_000 }, async () => {
    const [from, to] = [await put(store(), 'red'), await put(run(), 'blue')];
    const shot: ShotResult = {
      ...changed('ui-button--default', from, to),
      problem: '</script><script>window.planted = 1</script>',
    };
    await writeReport(configOf(process.cwd()), reportOf([shot]), run(), { store: new Store(store()) });
    const { executablePath, args, env } = await (await loadConfig()).findBrowser();
    const browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      ...(env ? { env } : {}),
      args: [...args],
    });
    try {
      const page = await browser.newPage();
      const asked: string[] = [];
      const complaints: string[] = [];
      page.on('request', (request) => void (request.url().startsWith('data:') || asked.push(request.url())));
      page.on('console', (message) => complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(error.message));
      const address = pathToFileURL(join(run(), 'index.html')).href;
      await page.goto(address);
      await page.getByText('border-radius 8px → 9px on button').first().waitFor();
      await page.locator('img[src^="data:image/webp"]').first().waitFor();
      const widths = await page
        .locator('img')
        .evaluateAll((all) => all.map((img) => (img as HTMLImageElement).naturalWidth));
      expect(widths).not.toContain(0);
      expect(await page.evaluate(() => 'planted' in globalThis)).toBe(false);
      expect(complaints).toEqual([]);
      expect(asked).toEqual([address]);
      // Decisions are downloaded from here, in spite of the policy.
      const download = page.waitForEvent('download');
      await page.evaluate(() => {
        const href = URL.createObjectURL(new Blob(['{}'], { type: 'application/json' }));
        Object.assign(document.createElement('a'), { href, download: 'decisions.json' }).click();
      });
      expect((await download).suggestedFilename()).toBe('decisions.json');
      // What a story says cannot reach out, even if it got into the page.
      await page.evaluate(
        () => void document.body.append(Object.assign(new Image(), { src: 'http://127.0.0.1:9/x.png' })),
      );
      await expect.poll(() => complaints.join('\n')).toContain('Content Security Policy');
    } finally {
      await browser.close();
    }
  });
});

describe('writing the report', () => {
  it('leaves the four files and nothing half written', async () => {
    await writeReport(configOf(process.cwd()), reportOf([{ story: 'a', mode, state: 'same' }]), run(), {
      store: new Store(store()),
    });
    expect(readdirSync(run()).toSorted()).toEqual(['index.html', 'junit.xml', 'report.json', 'summary.md']);
    expect(JSON.parse(readFileSync(join(run(), 'report.json'), 'utf8'))).toMatchObject({
      version: 1,
      seconds: 12.5,
    });
  });

  it('says in a sentence that the folder cannot be written', async () => {
    writeFileSync(join(folder, 'report'), 'a file');
    const written = writeReport(configOf(process.cwd()), reportOf([]), run(), { store: new Store(store()) });
    await expect(written).rejects.toThrow(VisualError);
    await expect(written).rejects.toThrow('The report cannot be written to');
  });

  it('bundles the viewer once', async () => {
    const cache = join(folder, 'cache');
    const config = { root: process.cwd(), cache };
    const first = await viewerBundle(config);
    expect(first.script).not.toContain('process.env');
    const [name = ''] = readdirSync(cache);
    writeFileSync(join(cache, name), JSON.stringify({ script: 'known', style: '' }));
    expect((await viewerBundle(config)).script).toBe('known');
  });
});
