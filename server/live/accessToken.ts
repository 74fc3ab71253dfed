import { createHmac, timingSafeEqual } from 'node:crypto';
import { readClaims, type AccessClaims } from './protocol.ts';

const macOf = (body: string, secret: string) => createHmac('sha256', secret).update(`live\n${body}`).digest();

/** The token of one seat: `base64url(claims).base64url(HMAC-SHA-256)`. */
export function signAccess(claims: AccessClaims, secret: string): string {
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${body}.${macOf(body, secret).toString('base64url')}`;
}

/** What a token says; undefined when we have not written it, or its time has passed. */
export function readAccess(token: string, secret: string, nowMs: number): AccessClaims | undefined {
  const [body = '', mac = ''] = token.split('.');
  const given = Buffer.from(mac, 'base64url');
  const right = macOf(body, secret);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  // Ours by its signature, so it is JSON.
  const claims = readClaims(JSON.parse(Buffer.from(body, 'base64url').toString()));
  return claims && claims.exp * 1000 > nowMs ? claims : undefined;
}
