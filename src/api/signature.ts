import { toBase64Url } from '../lib/base64url.ts';

const encoder = new TextEncoder();
const keys = new Map<string, Promise<CryptoKey>>();

function importKey(key: string): Promise<CryptoKey> {
  let imported = keys.get(key);
  if (!imported) {
    imported = crypto.subtle.importKey('raw', encoder.encode(key), { name: 'HMAC', hash: 'SHA-256' }, false, [
      'sign',
    ]);
    keys.set(key, imported);
  }
  return imported;
}

export interface SignedParts {
  /** Host with its port, as the request carries it. */
  host: string;
  /** Path from the root, `/api/` included; it is left out of what is signed. */
  path: string;
  method: string;
  /** Unix milliseconds. */
  timestamp: number;
}

/**
 * HMAC-SHA256 over host, path without `/api/`, upper-case method and timestamp, as URL-safe base64 cut to 32 characters
 * (specification 7; vectors in `openapi/vectors/signature.json`).
 */
export async function sign({ host, path, method, timestamp }: SignedParts, key: string): Promise<string> {
  const text = host + path.replace(/^\/api\//, '') + method.toUpperCase() + timestamp;
  const digest = await crypto.subtle.sign('HMAC', await importKey(key), encoder.encode(text));
  return toBase64Url(new Uint8Array(digest)).slice(0, 32);
}
