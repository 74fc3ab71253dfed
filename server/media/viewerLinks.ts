import { type SqlBool, sql } from 'kysely';
import type { Config } from '../config.ts';
import { isSigned, signedUrl } from './signedUrl.ts';

type Signing = { config: Config; now: () => Date };

const partsOf = (key: string, viewerId: string) => ['viewer', key, viewerId];

/** Address of a file for one member, whose right to it is looked at again whenever it is used. */
export const viewerUrl = (
  { config, now }: Signing,
  key: string,
  { viewerId, stepSec }: { viewerId: string; stepSec: number },
): string =>
  signedUrl(config, now(), { key, parts: partsOf(key, viewerId), stepSec, query: { viewer: viewerId } });

/** The member whom the address was given to; undefined when it is forged or its time has passed. */
export function viewerOf(
  { config, now }: Signing,
  key: string,
  query: Record<string, unknown>,
): string | undefined {
  const viewerId = String(query.viewer ?? '');
  return isSigned(config, now(), { parts: partsOf(key, viewerId), query }) ? viewerId : undefined;
}

/** Accounts may end before the address does. */
export const isMember = (viewerId: string) => sql<SqlBool>`exists (
  select 1 from members as viewer where viewer.id = ${viewerId}::uuid
    and viewer.deleted_at is null and viewer.suspended_at is null)`;
