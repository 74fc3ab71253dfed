import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startReviewServer } from '../src/server/reviewServer.ts';
import { Store } from '../src/store/store.ts';
import type { Review } from '../src/types.ts';
import { lookOf } from '../src/viewer/model.ts';
import { ana, temporaryFolder } from './support/project.ts';
import { makeScene, someStories } from './support/reviewScene.ts';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Of an error. */
  message: string;
}

interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A request as it is written: fetch would mend paths and forbids some headers. */
function send(
  url: string,
  path: string,
  { method = 'GET', headers = {}, body }: Question = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const request = ask({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        const isJson = response.headers['content-type']?.startsWith('application/json');
        const { message = '' } = isJson ? (JSON.parse(body.toString()) as { message?: string }) : {};
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body, message });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}

async function start() {
  const folder = temporaryFolder();
  const scene = await makeScene(folder, someStories);
  const storybook = join(folder, 'storybook');
  mkdirSync(join(storybook, 'sub'), { recursive: true });
  writeFileSync(join(storybook, 'index.html'), '<!doctype html><html><head><title>x</title></head></html>');
  writeFileSync(join(storybook, 'index.json'), '{}');
  writeFileSync(join(storybook, 'sub/a b.js'), 'export {};');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  symlinkSync(join(folder, 'secret.txt'), join(storybook, 'link.txt'));
  const server = await startReviewServer({ storybook, ...scene, port: 0 });
  onTestFinished(() => server.close());
  const html = (await send(server.url, '/')).body.toString();
  const token = /name="visual-review-token" content="(\w+)"/.exec(html)?.[1] ?? '';
  const own = { 'x-visual-token': token, origin: server.url, 'content-type': 'application/json' };
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    send(server.url, path, {
      method: 'POST',
      headers: { ...own, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const load = async () =>
    JSON.parse((await send(server.url, '/visual-api/review', { headers: own })).body.toString()) as Review;
  return { ...scene, server, url: server.url, storybook, token, own, post, load };
}

function messageFor({ shots }: Review, note = 'Rounder') {
  const [first] = shots;
  if (!first) throw new Error('no shot');
  const { story, mode } = first;
  const request = {
    verdict: 'approved',
    shots: [{ story, mode, to: lookOf(first) }],
    by: ana,
    role: 'design',
    note,
  };
  return { request, seen: {} };
}

describe('the review server', () => {
  it('serves the Storybook with a token that is new each time', async () => {
    const { url, token, storybook, store, report, rules } = await start();
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect((await send(url, '/')).headers['cache-control']).toBe('no-store');
    expect((await send(url, '/index.json?a=1')).body.toString()).toBe('{}');
    expect((await send(url, '/sub/a%20b.js')).headers['content-type']).toBe('text/javascript');
    const again = await startReviewServer({ storybook, store, report, rules, port: 0 });
    onTestFinished(() => again.close());
    expect((await send(again.url, '/')).body.toString()).not.toContain(token);
  });

  it('gives the review and its pictures', async () => {
    const { url, load } = await start();
    const { shots, writes } = await load();
    expect(writes).toBe(true);
    const picture = await send(url, `/visual-api/images/${shots[0]?.to?.img}.webp`);
    expect(picture.headers['content-type']).toBe('image/webp');
    expect(picture.body.subarray(8, 12).toString()).toBe('WEBP');
    expect((await send(url, `/visual-api/images/${'0'.repeat(24)}.webp`)).status).toBe(404);
  });

  it('writes a decision, which the next reader sees', async () => {
    const { post, load, store } = await start();
    const review = await load();
    const answer = await post('/visual-api/decide', messageFor(review));
    expect(answer.status).toBe(200);
    expect((await load()).shots[0]).toMatchObject({
      state: 'approved',
      history: [{ by: ana, note: 'Rounder' }],
    });
    expect(new Store(store).decisions(review.shots[0]?.story ?? '')).toHaveLength(1);
  });

  it('says why it refuses a decision', async () => {
    const { post, load } = await start();
    const message = messageFor(await load(), '');
    const answer = await post('/visual-api/decide', {
      ...message,
      request: { ...message.request, verdict: 'rejected' },
    });
    expect(answer.status).toBe(422);
    expect(answer.message).toBe('A rejection needs a note that says what is wrong.');
  });

  it.each([
    ['another host', { host: 'evil.example' }],
    ['a host that only begins like ours', { host: '127.0.0.1.evil.example' }],
    ['our host at another port', { host: '127.0.0.1:1' }],
  ])('answers nothing under %s', async (_, headers) => {
    const { url, token } = await start();
    for (const path of ['/', '/index.json', '/visual-api/review']) {
      const answer = await send(url, path, { headers: { ...headers, 'x-visual-token': token } });
      expect(answer.status).toBe(403);
      expect(answer.body.toString()).not.toContain(token);
    }
  });

  it('takes decisions from its own origin and with its token only', async () => {
    const { url, own, post, load, store } = await start();
    const message = messageFor(await load());
    const body = JSON.stringify(message);
    const wrong: Record<string, string>[] = [
      { ...own, origin: 'http://evil.example' },
      { ...own, origin: 'null' },
      { ...own, origin: url.replace('127.0.0.1', 'localhost') },
      { ...own, 'x-visual-token': '' },
      { ...own, 'x-visual-token': 'f'.repeat(64) },
      { 'x-visual-token': own['x-visual-token'], 'content-type': 'application/json' },
    ];
    for (const headers of wrong) {
      const answer = await send(url, '/visual-api/decide', { method: 'POST', headers, body });
      expect([headers, answer.status]).toEqual([headers, 403]);
    }
    expect((await send(url, '/visual-api/review')).status).toBe(403);
    expect((await post('/visual-api/decide', message, { 'content-type': 'text/plain' })).status).toBe(415);
    expect(new Store(store).reviewed()).toEqual([]);
  });

  it('reads at most one megabyte, and only JSON', async () => {
    const { post } = await start();
    const large = await post('/visual-api/decide', `"${'x'.repeat(2 ** 20)}"`);
    expect([large.status, large.message]).toEqual([413, 'The body is larger than 1 MB.']);
    const broken = await post('/visual-api/decide', '{"request":');
    expect([broken.status, broken.message]).toEqual([400, 'The body is not JSON.']);
    expect((await post('/visual-api/decide', '[]')).status).toBe(422);
    expect((await post('/visual-api/decide', '{"__proto__":{"verdict":"approved"}}')).status).toBe(422);
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/sub/../../secret.txt',
    '/link.txt',
    '/%',
    '/a%00b',
    '/sub',
    '/visual-api/images/../../report.json',
    '/visual-api/images/%2e%2e%2freport.json',
  ])('finds nothing at %s', async (path) => {
    const { url, own } = await start();
    const answer = await send(url, path, { headers: own });
    expect(answer.status).toBe(404);
    expect(answer.message).not.toBe('');
  });

  it('only reads files, and knows no other calls', async () => {
    const { post, url, own } = await start();
    expect((await post('/index.html', {})).status).toBe(405);
    expect((await post('/visual-api/review', {})).status).toBe(404);
    expect((await send(url, '/visual-api/decide', { headers: own })).status).toBe(404);
  });

  it('says what makes a Storybook, and that a port is taken', async () => {
    const { url, storybook, store, report, rules } = await start();
    const port = Number(new URL(url).port);
    await expect(startReviewServer({ storybook, store, report, rules, port })).rejects.toThrow(
      /Port \d+ is taken/,
    );
    await expect(
      startReviewServer({ storybook: temporaryFolder(), store, report, rules, port: 0 }),
    ).rejects.toThrow(/no built Storybook/);
  });
});
