import { describe, expect, test } from 'vitest';
import vectors from '#openapi/vectors/signature.json' with { type: 'json' };
import { checkSignature, sign, signedText } from '../../../server/contract/signature.ts';

const key = 'rolecast-demo-signing-key';
const now = 1_795_248_000_000;
const day = 86_400_000;
const parts = (timestamp: number | string) => ({
  host: 'localhost:4100',
  path: '/api/user/login',
  method: 'POST',
  timestamp: String(timestamp),
});
const check =
  (timestamp: number | string, signature = sign(parts(timestamp), key)) =>
  () =>
    checkSignature(parts(timestamp), signature, key, now);

describe('signature [S7.3]', () => {
  test.each(vectors)(
    'follows the published vector $message',
    ({ key: vectorKey, timestamp, message, signature, ...rest }) => {
      const signed = { ...rest, timestamp: String(timestamp) };
      expect(signedText(signed)).toBe(message);
      expect(sign(signed, vectorKey)).toBe(signature);
      expect(signature).toMatch(/^[A-Za-z0-9_-]{32}$/);
    },
  );

  test('is made of host, path without /api/, METHOD and timestamp, one after the other', () => {
    const lower = { ...parts(now), method: 'post' };
    expect(lower.path).toBe('/api/user/login');
    expect(signedText(lower)).toBe(`localhost:4100user/loginPOST${now}`);
  });

  test('lets a tab through that was opened up to 7 days ago, and a clock as much ahead', () => {
    for (const timestamp of [now, now - 7 * day, now + 7 * day]) expect(check(timestamp)).not.toThrow();
  });

  test.each([
    ['older than 7 days', now - 7 * day - 1],
    ['over 7 days ahead', now + 7 * day + 1],
    ['missing', ''],
    ['not a number', '17600000000x0'],
    ['negative', -1],
    ['in exponent form', '1e12'],
  ])('refuses a time that is %s', (_name, timestamp) => {
    expect(check(timestamp)).toThrow(expect.objectContaining({ status: 400, code: 'BAD_SIGNATURE' }));
  });

  test.each([
    ['missing', ''],
    ['of another key', sign(parts(now), 'another key')],
    ['of another path', sign({ ...parts(now), path: '/api/user/register' }, key)],
    ['of another method', sign({ ...parts(now), method: 'GET' }, key)],
    ['of another host', sign({ ...parts(now), host: 'evil.example' }, key)],
    ['of another time', sign(parts(now - 1), key)],
    ['longer by a character', `${sign(parts(now), key)}A`],
    ['of as many characters but more bytes', 'é'.repeat(32)],
  ])('refuses a signature that is %s', (_name, signature) => {
    expect(check(now, signature)).toThrow(expect.objectContaining({ status: 400, code: 'BAD_SIGNATURE' }));
  });
});
