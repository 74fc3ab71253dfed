import { describe, expect, test } from 'vitest';
import { fromBase64Url, toBase64Url } from '../../../src/lib/base64url.ts';
import { decodeLink, encodeLink } from '../../../src/lib/linkToken.ts';

const secret = 'a secret for tests';
const target = { feedId: '019c1f0a-7b1e', feedType: 10 };

/** AES-GCM 256 with a key by PBKDF2, written out once more, as another implementation would. */
async function seal(plain: string, { iv, iterations }: { iv: Uint8Array<ArrayBuffer>; iterations: number }) {
  const bytes = new TextEncoder();
  const material = await crypto.subtle.importKey('raw', bytes.encode(secret), 'PBKDF2', false, ['deriveKey']);
  const salt = bytes.encode('rolecast-link-token');
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  const key = await crypto.subtle.deriveKey(derivation, material, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
  ]);
  const sealed = new Uint8Array(
    await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes.encode(plain)),
  );
  return toBase64Url(Uint8Array.from([...iv, ...sealed]));
}

describe('link token', () => {
  test('carries feedId and feedType in URL-safe base64 [S2.11, S9.3]', async () => {
    const token = await encodeLink(target, secret);
    expect(token).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(token).not.toContain(target.feedId);
    expect(await decodeLink(token, secret)).toEqual(target);
  });

  test('is 12 random bytes and AES-GCM, keyed by 100000 rounds of SHA-256 [S9.3]', async () => {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const plain = JSON.stringify(target);
    expect(await decodeLink(await seal(plain, { iv, iterations: 100_000 }), secret)).toEqual(target);
    expect(await decodeLink(await seal(plain, { iv, iterations: 99_999 }), secret)).toBeUndefined();
    const [one, other] = await Promise.all([encodeLink(target, secret), encodeLink(target, secret)]);
    expect(fromBase64Url(one).subarray(0, 12)).not.toEqual(fromBase64Url(other).subarray(0, 12));
  });

  test('carries nothing else', async () => {
    const token = await encodeLink({ ...target, userId: 'u1' } as typeof target, secret);
    expect(await decodeLink(token, secret)).toEqual(target);
  });

  test('is refused when it is cut, changed, foreign or no token at all', async () => {
    const token = await encodeLink(target, secret);
    const changed = token.slice(0, 20) + (token[20] === 'A' ? 'B' : 'A') + token.slice(21);
    const wrong = [token.slice(0, -2), changed, '', 'A', '../etc/passwd', '%00', token + 'AAAA'];
    expect(await Promise.all(wrong.map((each) => decodeLink(each, secret)))).toEqual(
      wrong.map(() => undefined),
    );
    expect(await decodeLink(token, 'another secret')).toBeUndefined();
  });

  test.each(['null', '[]', '{"feedId":1,"feedType":10}', '{"feedId":"1"}', 'no json'])(
    'holding %s is refused',
    async (plain) => {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      expect(await decodeLink(await seal(plain, { iv, iterations: 100_000 }), secret)).toBeUndefined();
    },
  );
});
