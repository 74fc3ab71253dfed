import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config.ts';
import { mediaUrl } from './uploads.ts';

/** `parts`: what the signature holds to beside the end, beginning with what the address is for. */
const signatureOf = (config: Config, parts: readonly string[], expires: number) =>
  createHmac('sha256', config.serverSecret)
    .update([...parts, expires].join('\n'))
    .digest('base64url')
    .slice(0, 32);

interface SignedUrl {
  key: string;
  parts: readonly string[];
  /** In seconds. The address ends between one and two steps from now; within a step it is the same, so that a cache helps. */
  stepSec: number;
  /** What else stands in it. */
  query?: Record<string, string>;
}

/** Address of a file that works for a time. */
export function signedUrl(config: Config, now: Date, { key, parts, stepSec, query }: SignedUrl): string {
  const expires = (Math.floor(now.getTime() / 1000 / stepSec) + 2) * stepSec;
  const signature = signatureOf(config, parts, expires);
  return `${mediaUrl(key)}?${new URLSearchParams({ ...query, expires: String(expires), signature })}`;
}

/** Whether the query of such an address is genuine and its time has not passed. */
export function isSigned(
  config: Config,
  now: Date,
  { parts, query }: { parts: readonly string[]; query: Record<string, unknown> },
): boolean {
  const expires = Number(query.expires);
  if (!Number.isSafeInteger(expires) || expires * 1000 <= now.getTime()) return false;
  const given = Buffer.from(String(query.signature ?? ''));
  const right = Buffer.from(signatureOf(config, parts, expires));
  return given.length === right.length && timingSafeEqual(given, right);
}
