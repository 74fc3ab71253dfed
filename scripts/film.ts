/**
 * Makes the two short films that stories and tests play: `node scripts/film.ts`. One second of a sun that crosses a
 * valley, 160 by 90 pixels, as WebM (VP8) and as MP4 (VP9), encoded and wrapped in the browser.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type * as Library from 'mediabunny';
import { chromium } from 'playwright-core';
import { findBrowser } from './browser.ts';

const root = resolve(import.meta.dirname, '..');
const library = 'node_modules/mediabunny/dist/bundles/mediabunny.min.mjs';

/** Runs in the page; gives base64. */
async function film({ source, container }: { source: string; container: 'webm' | 'mp4' }): Promise<string> {
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  const bunny = (await import(address)) as typeof Library;
  const canvas = new OffscreenCanvas(160, 90);
  const paper = canvas.getContext('2d')!; // A new canvas has no other context.
  const target = new bunny.BufferTarget();
  const format = container === 'webm' ? new bunny.WebMOutputFormat() : new bunny.Mp4OutputFormat();
  const output = new bunny.Output({ format, target });
  const codec = container === 'webm' ? 'vp8' : 'vp9';
  const video = new bunny.CanvasSource(canvas, { codec, bitrate: 60_000 });
  output.addVideoTrack(video);
  await output.start();
  for (let frame = 0; frame < 10; frame++) {
    paper.fillStyle = '#CFE0DA';
    paper.fillRect(0, 0, 160, 90);
    paper.fillStyle = '#F3C14B';
    paper.beginPath();
    paper.arc(30 + frame * 11, 30, 13, 0, Math.PI * 2);
    paper.fill();
    paper.fillStyle = '#0B6B57';
    paper.fillRect(0, 62, 160, 28);
    await video.add(frame / 10, 0.1);
  }
  await output.finalize();
  return btoa(String.fromCharCode(...new Uint8Array(target.buffer!))); // Finalizing has filled it.
}

const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args });
try {
  const page = await browser.newPage();
  const source = await readFile(resolve(root, library), 'utf8');
  // WebCodecs are there on safe origins only.
  await page.route('https://film.example/', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('https://film.example/');
  for (const container of ['webm', 'mp4'] as const) {
    const bytes = Buffer.from(await page.evaluate(film, { source, container }), 'base64');
    await writeFile(resolve(root, `mocks/fixtures/film.${container}`), bytes);
    console.log(`film.${container}: ${bytes.length} bytes`);
  }
} finally {
  await browser.close();
}
