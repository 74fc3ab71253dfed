import { describe, expect, test } from 'vitest';
import { fromBase64Url, toBase64Url } from '../../../src/lib/base64url.ts';

describe('URL-safe base64', () => {
  // RFC 4648 section 10, and the two characters that differ from plain base64.
  test.each([
    ['', ''],
    ['f', 'Zg'],
    ['fo', 'Zm8'],
    ['foo', 'Zm9v'],
    ['foobar', 'Zm9vYmFy'],
    ['\xfb\xff', '-_8'],
  ])('%j is %j', (text, encoded) => {
    const bytes = Uint8Array.from(text, (char) => char.charCodeAt(0));
    expect(toBase64Url(bytes)).toBe(encoded);
    expect(fromBase64Url(encoded)).toEqual(bytes);
  });

  test.each(['Zg==', 'a+b/', 'a b', 'ä', 'A'])('refuses %j', (text) => {
    expect(() => fromBase64Url(text)).toThrow(Error);
  });
});
