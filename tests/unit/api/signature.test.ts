import { describe, expect, test } from 'vitest';
import vectors from '#openapi/vectors/signature.json' with { type: 'json' };
import { sign } from '../../../src/api/signature.ts';

describe('signature [S7.3]', () => {
  test.each(vectors)(
    'follows the published vector $message',
    async ({ key, signature, host, path, method, timestamp }) => {
      expect(await sign({ host, path, method, timestamp }, key)).toBe(signature);
    },
  );

  test('changes with each of its parts', async () => {
    const parts = {
      host: 'rolecast.example',
      path: '/api/user/login',
      method: 'POST',
      timestamp: 1_795_248_000_000,
    };
    const others = [
      { ...parts, host: 'rolecast.example:8443' },
      { ...parts, path: '/api/user/logout' },
      { ...parts, method: 'GET' },
      { ...parts, timestamp: parts.timestamp + 1 },
    ];
    const signatures = await Promise.all([
      ...others.map((other) => sign(other, 'key')),
      sign(parts, 'key'),
      sign(parts, 'other key'),
    ]);
    expect(new Set(signatures).size).toBe(6);
  });
});
