import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { ApiProblem, forbidden } from '../problem.ts';
import { oneLine } from '../text.ts';
import { LINK_SEC, refuseHoarding } from './quota.ts';
import {
  familyOf,
  isDocument,
  mediaPurposes,
  sizeLimit,
  typeSentence,
  type MediaPurpose,
} from './purposes.ts';

/** What an upload link allows: one PUT of one type and size to one key, until a time (Unix seconds). */
export interface UploadGrant {
  key: string;
  contentType: string;
  size: number;
  expires: number;
}

export const mediaKeyForm = /^[a-z]+\/[A-Za-z0-9_-]{22}$/;

/** Where an upload goes that this grant allows. */
export function uploadUrl(config: Config, grant: UploadGrant): string {
  const query = new URLSearchParams({
    type: grant.contentType,
    size: String(grant.size),
    expires: String(grant.expires),
    signature: sign(config, grant),
  });
  return `/media/upload/${grant.key}?${query}`;
}

/** Path of a stored object on this host. */
export const mediaUrl = (key: string): string => `/media/${key}`;

/** Path of a picture that is shown as an avatar: never wider than 192 px. */
export const avatarUrl = (key: string): string => `${mediaUrl(key)}?w=192`;

const sign = (config: Config, grant: UploadGrant) =>
  createHmac('sha256', config.serverSecret)
    .update(['upload', 'PUT', grant.key, grant.contentType, grant.size, grant.expires].join('\n'))
    .digest('base64url');

/** The grant in the address of an upload, or undefined when it is forged, damaged or over. */
export function readGrant(
  config: Config,
  now: Date,
  key: string,
  query: Record<string, unknown>,
): UploadGrant | undefined {
  const grant: UploadGrant = {
    key,
    contentType: String(query.type ?? ''),
    size: Number(query.size),
    expires: Number(query.expires),
  };
  const given = Buffer.from(String(query.signature ?? ''));
  const right = Buffer.from(sign(config, grant));
  const genuine = given.length === right.length && timingSafeEqual(given, right);
  return genuine && grant.expires * 1000 > now.getTime() ? grant : undefined;
}

/**
 * Opens a place for one file and gives the link to PUT it to (contract: presignedUrl). Throws 415 TYPE and
 * 413 TOO_LARGE before anything is sent, 429 RATE_LIMITED when too much waits already. Without a session only purpose PROFILE 1 is allowed.
 */
export async function presignUpload(
  context: Context,
  upload: { purpose: MediaPurpose; contentType: string; size: number; fileName?: string },
) {
  const { purpose, contentType, size, fileName } = upload;
  if (!context.session && purpose !== 1) throw forbidden('Please log in to upload this.');
  const family = familyOf(purpose, contentType);
  if (!family) throw new ApiProblem(415, 'TYPE', typeSentence(purpose));
  const most = sizeLimit(context.config, purpose, family);
  if (size > most.bytes) throw new ApiProblem(413, 'TOO_LARGE', most.sentence);

  const now = context.now();
  const key = `${mediaPurposes[purpose].name}/${randomBytes(16).toString('base64url')}`;
  const grant: UploadGrant = {
    key,
    contentType,
    size,
    expires: Math.floor(now.getTime() / 1000) + LINK_SEC,
  };
  const ownerId = context.session?.userId ?? null;
  await context.db.transaction().execute(async (trx) => {
    if (ownerId) await refuseHoarding(context, trx, { ownerId, size });
    await trx
      .insertInto('media')
      .values({
        key,
        owner_id: ownerId,
        purpose,
        content_type: contentType,
        file_name: (isDocument(purpose) && fileName && oneLine(fileName)) || null,
        size,
        created_at: now,
      })
      .execute();
  });
  return {
    uploadUrl: uploadUrl(context.config, grant),
    method: 'PUT' as const,
    headers: { 'content-type': contentType },
    mediaKey: key,
    expiresIn: LINK_SEC,
  };
}
