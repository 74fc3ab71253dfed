import { createHmac, timingSafeEqual } from 'node:crypto';
import { readClaims, type AccessClaims } from './protocol.ts';

export interface TokenKey {
  secret: string;
  startedMs?: number;
}

const macOf = (body: string, secret: string) => createHmac('sha256', secret).update(`live\n${body}`).digest();

/**
 * The token of one seat: `base64url(claims).base64url(HMAC-SHA-256)`. It says when it was made: a media server that was started later
 * does not know whom it was told to remove, so it takes none from before.
 */
export function signAccess(claims: AccessClaims, secret: string, nowMs: number = Date.now()): string {
  const iat = Math.floor(nowMs / 1000);
  const body = Buffer.from(JSON.stringify({ ...claims, iat })).toString('base64url');
  return `${body}.${macOf(body, secret).toString('base64url')}`;
}

/** What a token says; undefined when we have not written it, its time has passed, or it is older than `startedMs`. */
export function readAccess(
  token: string,
  { secret, startedMs = 0 }: TokenKey,
  nowMs: number,
): AccessClaims | undefined {
  const [body = '', mac = ''] = token.split('.');
  const given = Buffer.from(mac, 'base64url');
  const right = macOf(body, secret);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  // Ours by its signature, so it is JSON.
  const value = JSON.parse(Buffer.from(body, 'base64url').toString()) as { iat?: number };
  if ((value.iat ?? 0) < Math.floor(startedMs / 1000)) return undefined;
  const claims = readClaims(value);
  return claims && claims.exp * 1000 > nowMs ? claims : undefined;
}
