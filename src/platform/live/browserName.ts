import type { BrowserName } from '../../domain/liveMedia.ts';

/** Whose settings the reader will see. Only for words: nothing else may depend on it. */
export function browserName(userAgent = navigator.userAgent): BrowserName {
  if (/Firefox\//.test(userAgent)) return 'firefox';
  if (/Chrom(?:e|ium)\//.test(userAgent)) return 'chromium';
  return /Safari\//.test(userAgent) ? 'safari' : 'other';
}
