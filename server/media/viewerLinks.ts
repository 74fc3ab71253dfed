import { createHmac, timingSafeEqual } from 'node:crypto';
import { type SqlBool, sql } from 'kysely';
import type { Config } from '../config.ts';
import { mediaUrl } from './uploads.ts';

type Signing = { config: Config; now: () => Date };

const sign = (
  config: Config,
  { key, viewerId, expires }: { key: string; viewerId: string; expires: number },
) =>
  createHmac('sha256', config.serverSecret)
    .update(['viewer', key, viewerId, expires].join('\n'))
    .digest('base64url')
    .slice(0, 32);

/**
 * Address of a file for one member, whose right to it is looked at again whenever it is used. It ends between one and two steps
 * from now; within a step it is the same, so that a cache helps.
 */
export function viewerUrl(
  { config, now }: Signing,
  key: string,
  { viewerId, stepSec }: { viewerId: string; stepSec: number },
): string {
  const expires = (Math.floor(now().getTime() / 1000 / stepSec) + 2) * stepSec;
  const query = new URLSearchParams({
    viewer: viewerId,
    expires: String(expires),
    signature: sign(config, { key, viewerId, expires }),
  });
  return `${mediaUrl(key)}?${query}`;
}

/** The member whom the address was given to; undefined when it is forged or its time has passed. */
export function viewerOf(
  { config, now }: Signing,
  key: string,
  query: Record<string, unknown>,
): string | undefined {
  const [viewerId, expires] = [String(query.viewer ?? ''), Number(query.expires)];
  if (!Number.isSafeInteger(expires) || expires * 1000 <= now().getTime()) return undefined;
  const given = Buffer.from(String(query.signature ?? ''));
  const right = Buffer.from(sign(config, { key, viewerId, expires }));
  return given.length === right.length && timingSafeEqual(given, right) ? viewerId : undefined;
}

/** Accounts may end before the address does. */
export const isMember = (viewerId: string) => sql<SqlBool>`exists (
  select 1 from members as viewer where viewer.id = ${viewerId}::uuid
    and viewer.deleted_at is null and viewer.suspended_at is null)`;
