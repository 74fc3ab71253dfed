import { fromBase64Url, toBase64Url } from './base64url.ts';

export interface LinkTarget {
  feedId: string;
  feedType: number;
}

const encoder = new TextEncoder();
const salt = encoder.encode('rolecast-link-token');
const ivBytes = 12;
const keys = new Map<string, Promise<CryptoKey>>();

/** 100,000 rounds take tens of milliseconds, so a key is derived once per page load. */
function deriveKey(secret: string): Promise<CryptoKey> {
  let key = keys.get(secret);
  if (!key) {
    key = crypto.subtle
      .importKey('raw', encoder.encode(secret), 'PBKDF2', false, ['deriveKey'])
      .then((material) =>
        crypto.subtle.deriveKey(
          { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: 100_000 },
          material,
          { name: 'AES-GCM', length: 256 },
          false,
          ['encrypt', 'decrypt'],
        ),
      );
    keys.set(secret, key);
  }
  return key;
}

/**
 * The token that stands for an id in links: base64url(IV + AES-256-GCM ciphertext), key by PBKDF2-SHA-256
 * (specification 9). Decoration, not security: the secret ships in the browser and the API checks every id.
 */
export async function encodeLink(target: LinkTarget, secret: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const plain = encoder.encode(JSON.stringify({ feedId: target.feedId, feedType: target.feedType }));
  const sealed = new Uint8Array(
    await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await deriveKey(secret), plain),
  );
  const token = new Uint8Array(ivBytes + sealed.length);
  token.set(iv);
  token.set(sealed, ivBytes);
  return toBase64Url(token);
}

/** `undefined` for a token that is cut, changed, made with another key, or holds something else. */
export async function decodeLink(token: string, secret: string): Promise<LinkTarget | undefined> {
  try {
    const bytes = fromBase64Url(token);
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: bytes.subarray(0, ivBytes) },
      await deriveKey(secret),
      bytes.subarray(ivBytes),
    );
    const value: unknown = JSON.parse(new TextDecoder().decode(plain));
    if (typeof value !== 'object' || value === null) return undefined;
    const { feedId, feedType } = value as Record<string, unknown>;
    return typeof feedId === 'string' && typeof feedType === 'number' ? { feedId, feedType } : undefined;
  } catch {
    return undefined;
  }
}
