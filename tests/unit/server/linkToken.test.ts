import { describe, expect, test } from 'vitest';
import vectors from '#openapi/vectors/linkToken.json' with { type: 'json' };
import { encodeLink } from '../../../server/linkToken.ts';
import { decodeLink, encodeLink as encodeInBrowser } from '../../../src/lib/linkToken.ts';

describe('the link token of the server [S9.3]', () => {
  test.each(vectors)('follows the published vector $feedType', async ({ secret, iv, token, ...target }) => {
    expect(await encodeLink(target, secret, Buffer.from(iv, 'hex'))).toBe(token);
    expect(await decodeLink(token, secret)).toEqual(target);
  });

  test('is read by the browser, and looks as its own', async () => {
    const target = { feedId: '019c1f0a-7b1e', feedType: 10 };
    const token = await encodeLink(target, 'secret');
    expect(token).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(token).toHaveLength((await encodeInBrowser(target, 'secret')).length);
    expect(await decodeLink(token, 'secret')).toEqual(target);
    expect(await encodeLink(target, 'secret')).not.toBe(token);
  });
});
