import { expect, it } from 'vitest';
import { browserName } from '../../../src/platform/live/browserName.ts';
import { isSlow } from '../../../src/platform/live/isSlow.ts';

it.each([
  [{}, false],
  [{ connection: {} }, false],
  [{ connection: { effectiveType: '4g' } }, false],
  [{ connection: { effectiveType: '3g' } }, true],
  [{ connection: { saveData: true } }, true],
])('a network that says %j is slow: %s', (network, slow) => expect(isSlow(network)).toBe(slow));

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'firefox'],
  ['Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36', 'chromium'],
  ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', 'safari'],
  ['something else', 'other'],
])('%s has settings of %s', (userAgent, name) => expect(browserName(userAgent)).toBe(name));
