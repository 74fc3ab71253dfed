import { describe, expect, test } from 'vitest';
import { sign } from '../../../server/contract/signature.ts';
import { testHost, useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';

describe.each(databases())('signature on %s', (kind) => {
  const api = useApi(kind);
  const send = (headers: Record<string, string | undefined>) => api.send('likeFeed', {}, { headers });

  test('[S7.3] a genuine one reaches the session check, a missing, foreign or stale one does not', async () => {
    expect((await send({})).status).toBe(401);
    const stale = String(api.now().getTime() - 8 * 86_400_000);
    const parts = { host: testHost, path: '/api/user/likeFeed', method: 'POST' };
    for (const headers of [
      { signature: '' },
      { signature: 'A'.repeat(32) },
      { timestamp: '' },
      { timestamp: String(api.now().getTime() - 1) },
      { timestamp: stale, signature: sign({ ...parts, timestamp: stale }, api.config.signingKey) },
      { host: 'evil.example' },
    ])
      expect(await send(headers)).toMatchObject({ status: 400, body: { code: 'BAD_SIGNATURE' } });
  });

  test('a wrong signature is refused before the payload is looked at', async () => {
    const answer = await api.send('likeFeed', '{', { headers: { signature: 'x' } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_SIGNATURE' } });
  });
});

describe('signature behind a proxy', () => {
  const direct = useApi('pglite');
  const proxied = useApi('pglite', { config: { trustProxy: 1 } });

  test('X-Forwarded-Host counts with TRUST_PROXY and not without', async () => {
    const send = (api: typeof direct) => {
      const timestamp = String(api.now().getTime());
      const signature = sign(
        { host: 'jobs.example.org', path: '/api/user/likeFeed', method: 'POST', timestamp },
        api.config.signingKey,
      );
      return api.send(
        'likeFeed',
        {},
        { headers: { 'x-forwarded-host': 'jobs.example.org', timestamp, signature } },
      );
    };
    expect((await send(proxied)).status).toBe(401);
    expect((await send(direct)).body).toMatchObject({ code: 'BAD_SIGNATURE' });
  });
});
