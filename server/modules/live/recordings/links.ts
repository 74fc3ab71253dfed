import { createHmac, timingSafeEqual } from 'node:crypto';
import { type SqlBool, sql } from 'kysely';
import type { Config } from '../../../config.ts';
import { mediaUrl } from '../../../media/uploads.ts';

/** Links end between six and twelve hours after they were made: the longest film is watched with one. */
const STEP_SEC = 6 * 3600;

const sign = (
  config: Config,
  { key, viewerId, expires }: { key: string; viewerId: string; expires: number },
) =>
  createHmac('sha256', config.serverSecret)
    .update(['recording', key, viewerId, expires].join('\n'))
    .digest('base64url')
    .slice(0, 32);

/** Address of a file of a recording, or of a picture of what is on air, for one member, whose right to it is looked at again whenever it is used. */
export function recordingUrl(
  { config, now }: { config: Config; now: () => Date },
  key: string,
  viewerId: string,
): string {
  const expires = (Math.floor(now().getTime() / 1000 / STEP_SEC) + 2) * STEP_SEC;
  const query = new URLSearchParams({
    viewer: viewerId,
    expires: String(expires),
    signature: sign(config, { key, viewerId, expires }),
  });
  return `${mediaUrl(key)}?${query}`;
}

/** The member whom the address was given to; undefined when it is forged or its time has passed. */
export function viewerOf(
  { config, now }: { config: Config; now: () => Date },
  key: string,
  query: Record<string, unknown>,
): string | undefined {
  const [viewerId, expires] = [String(query.viewer ?? ''), Number(query.expires)];
  if (!Number.isSafeInteger(expires) || expires * 1000 <= now().getTime()) return undefined;
  const given = Buffer.from(String(query.signature ?? ''));
  const right = Buffer.from(sign(config, { key, viewerId, expires }));
  return given.length === right.length && timingSafeEqual(given, right) ? viewerId : undefined;
}

/** Addresses are good for hours, and accounts may end before. */
export const isMember = (viewerId: string) => sql<SqlBool>`exists (
  select 1 from members as viewer where viewer.id = ${viewerId}::uuid
    and viewer.deleted_at is null and viewer.suspended_at is null)`;
