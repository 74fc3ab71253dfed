import { createHmac, timingSafeEqual } from 'node:crypto';
import { ApiProblem } from '../problem.ts';

/** Between the load of a page, by a clock that may be wrong, and a request. */
const MAX_APART_MS = 7 * 86_400_000;
const LENGTH = 32;

export interface SignedParts {
  /** Host with its port, as the client sees it. */
  host: string;
  /** Path from the root, without a query; `/api/` is left out of what is signed. */
  path: string;
  method: string;
  /** Unix milliseconds. */
  timestamp: string;
}

/** What is signed: host, path without `/api/`, METHOD, timestamp (specification 7). */
export const signedText = ({ host, path, method, timestamp }: SignedParts): string =>
  host + path.replace(/^\/api\//, '') + method.toUpperCase() + timestamp;

/** The specification's signature; vectors in `openapi/vectors/signature.json`. */
export const sign = (parts: SignedParts, key: string): string =>
  createHmac('sha256', key).update(signedText(parts)).digest('base64url').slice(0, LENGTH);

/**
 * Signatures that were found right, with what they sign. A page signs with the time of its load, so the same few come
 * again and again. Only right ones get in: nobody can fill it without the key.
 */
const right = new Map<string, string>();
const MAX_KEPT = 20_000;

function isRight(parts: SignedParts, signature: string, key: string): boolean {
  const text = `${key}\n${signedText(parts)}`;
  if (right.get(signature) === text) return true;
  const given = Buffer.from(signature);
  const expected = Buffer.from(sign(parts, key));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  if (right.size >= MAX_KEPT) right.clear();
  right.set(signature, text);
  return true;
}

/** Throws 400 BAD_SIGNATURE when the signature is wrong or missing, or its time is over 7 days old or ahead. */
export function checkSignature(parts: SignedParts, signature: string, key: string, now: number): void {
  const age = /^\d{1,15}$/.test(parts.timestamp) ? now - Number(parts.timestamp) : Number.NaN;
  const inTime = Math.abs(age) <= MAX_APART_MS;
  if (!inTime || !isRight(parts, signature, key))
    throw new ApiProblem(400, 'BAD_SIGNATURE', 'This request could not be verified. Please reload the page.');
}
