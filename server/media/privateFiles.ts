import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config.ts';
import { mediaUrl } from './uploads.ts';

/** Links end between ten and twenty minutes after they were made; within one step they are the same, so that a cache helps. */
const STEP_SEC = 600;

const sign = (config: Config, key: string, expires: number) =>
  createHmac('sha256', config.serverSecret)
    .update(['read', key, expires].join('\n'))
    .digest('base64url')
    .slice(0, 32);

/** Address of a file that is not for everybody, for a reader whose right to it was just checked. Works for a short time. */
export function privateUrl(config: Config, now: Date, key: string): string {
  const expires = (Math.floor(now.getTime() / 1000 / STEP_SEC) + 2) * STEP_SEC;
  return `${mediaUrl(key)}?expires=${expires}&signature=${sign(config, key, expires)}`;
}

/** Whether the query of such an address is genuine and its time has not passed. */
export function mayRead(config: Config, now: Date, key: string, query: Record<string, unknown>): boolean {
  const expires = Number(query.expires);
  if (!Number.isSafeInteger(expires) || expires * 1000 <= now.getTime()) return false;
  const given = Buffer.from(String(query.signature ?? ''));
  const right = Buffer.from(sign(config, key, expires));
  return given.length === right.length && timingSafeEqual(given, right);
}
