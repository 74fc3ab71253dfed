import { createHmac, timingSafeEqual } from 'node:crypto';
import { ApiProblem } from '../problem.ts';

const MAX_AGE_MS = 7 * 86_400_000;
const MAX_AHEAD_MS = 600_000;
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

/** A page signs with the time of its load, so that its calls come with a handful of signatures again and again. */
const known = new Map<string, string>();
const MAX_KNOWN = 20_000;

function remembered(parts: SignedParts, key: string): string {
  const text = `${key}\n${signedText(parts)}`;
  let signature = known.get(text);
  if (signature === undefined) {
    signature = sign(parts, key);
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(text, signature);
  }
  return signature;
}

/** The specification's signature; vectors in `openapi/vectors/signature.json`. */
export const sign = (parts: SignedParts, key: string): string =>
  createHmac('sha256', key).update(signedText(parts)).digest('base64url').slice(0, LENGTH);

/** Throws 400 BAD_SIGNATURE when the signature is wrong or missing, or its time is over 7 days old or 10 minutes ahead. */
export function checkSignature(parts: SignedParts, signature: string, key: string, now: number): void {
  const age = /^\d{1,15}$/.test(parts.timestamp) ? now - Number(parts.timestamp) : Number.NaN;
  const given = Buffer.from(signature);
  const right = Buffer.from(remembered(parts, key));
  const genuine = given.length === right.length && timingSafeEqual(given, right);
  if (!genuine || !(age <= MAX_AGE_MS && age >= -MAX_AHEAD_MS))
    throw new ApiProblem(400, 'BAD_SIGNATURE', 'This request could not be verified. Please reload the page.');
}
