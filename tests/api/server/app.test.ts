import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestApi, useApi } from '../support/api.ts';

const dist = mkdtempSync(join(tmpdir(), 'rolecast-dist-'));
const page =
  '<!doctype html><title>Rolecast</title><script type="module" src="/assets/app-a1b2.js"></script>';
const script = `export const text = '${'long enough to be compressed '.repeat(50)}';`;

beforeAll(() => {
  mkdirSync(join(dist, 'assets'));
  mkdirSync(join(dist, '.vite'));
  writeFileSync(join(dist, 'index.html'), page);
  writeFileSync(join(dist, 'sw.js'), '// worker');
  writeFileSync(join(dist, '.vite/manifest.json'), '{}');
  writeFileSync(join(dist, 'assets/app-a1b2.js'), script);
  writeFileSync(join(dist, 'assets/app-a1b2.js.br'), brotliCompressSync(script));
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));

describe('the built application', () => {
  const api = useApi('pglite', { config: { staticDir: dist } });
  const get = (url: string, headers: Record<string, string> = { accept: 'text/html,*/*' }) =>
    api.app.http.inject({ url, headers });

  test.each(['/', '/login', '/jobs/job-details/abc.def', '/user-profile?u=1'])(
    '%s is the page',
    async (url) => {
      const { statusCode, body, headers } = await get(url);
      expect([statusCode, body]).toEqual([200, page]);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-security-policy']).toContain(
        "script-src 'self';style-src 'self' 'unsafe-inline'",
      );
      expect(headers['x-frame-options']).toBe('DENY');
    },
  );

  test('hashed files are kept for a year and come compressed; others are asked for again', async () => {
    const plain = await get('/assets/app-a1b2.js');
    expect([plain.body, plain.headers['cache-control']]).toEqual([
      script,
      'public, max-age=31536000, immutable',
    ]);
    const packed = await get('/assets/app-a1b2.js', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
    });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(script);
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
  });

  test.each([
    '/api/user/nothing',
    '/media/nothing',
    '/dev/nothing',
    '/assets/gone-c3d4.js',
    '/.vite/manifest.json',
    '/..%2f..%2fpackage.json',
  ])('%s is no page for a program', async (url) => {
    expect((await get(url, { accept: '*/*' })).statusCode).toBe(404);
  });

  test.each(['/api/user/nothing', '/media/nothing'])('%s is no page for a browser either', async (url) => {
    expect((await get(url)).json()).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('without a build', () => {
  const api = useApi('pglite', { config: { staticDir: join(dist, 'nothing') } });
  test('the API is all there is', async () => {
    expect((await api.app.http.inject({ url: '/', headers: { accept: 'text/html' } })).statusCode).toBe(404);
    expect((await api.app.http.inject('/health')).statusCode).toBe(200);
  });
});

describe('health', () => {
  test('is 503 when the database does not answer', async () => {
    const api = new TestApi('pglite', {});
    await api.start();
    await api.database.close();
    const { statusCode, json } = await api.app.http.inject('/health');
    expect([statusCode, json()]).toMatchObject([503, { status: 'down', database: 'down' }]);
    await api.app.http.close();
    rmSync(api.folder, { recursive: true, force: true });
  });
});
