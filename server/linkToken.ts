import { createCipheriv, pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';

export interface LinkTarget {
  feedId: string;
  feedType: number;
}

const derive = promisify(pbkdf2);
const keys = new Map<string, Promise<Buffer>>();

/** 100,000 rounds take tens of milliseconds, so a key is derived once per process. */
function keyOf(secret: string): Promise<Buffer> {
  const key = keys.get(secret) ?? derive(secret, 'rolecast-link-token', 100_000, 32, 'sha256');
  keys.set(secret, key);
  return key;
}

/**
 * The token of share links and detail links: base64url(IV + AES-256-GCM ciphertext + tag), key by PBKDF2-SHA-256
 * (specification 9). The browser reads and makes the same ones; openapi/vectors/linkToken.json holds both to it.
 */
export async function encodeLink(
  { feedId, feedType }: LinkTarget,
  secret: string,
  iv: Uint8Array = randomBytes(12),
): Promise<string> {
  const cipher = createCipheriv('aes-256-gcm', await keyOf(secret), iv);
  const sealed = [cipher.update(JSON.stringify({ feedId, feedType }), 'utf8'), cipher.final()];
  return Buffer.concat([iv, ...sealed, cipher.getAuthTag()]).toString('base64url');
}
