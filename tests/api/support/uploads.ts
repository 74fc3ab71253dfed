import type { PassThrough } from 'node:stream';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { Handlers } from '#openapi/contract.ts';
import type { Context } from '../../../server/context.ts';
import { handlers } from '../../../server/handlers.ts';
import { claimMedia } from '../../../server/media/claim.ts';
import type { MediaPurpose } from '../../../server/media/purposes.ts';
import { presignUpload } from '../../../server/media/uploads.ts';
import type { TestApi } from './api.ts';
import type { TestMember } from './members.ts';

export type Link = Awaited<ReturnType<typeof presignUpload>>;

let inside: (context: Context) => Promise<void> = async () => {};

/** Handlers of a server whose rules are tried with and without a session. */
export const guestProbes: Handlers<Context> = {
  ...handlers,
  contactUs: async (_body, context) => {
    await inside(context);
    return { message: 'Contact', response: { reference: 'RC-1' } };
  },
};

/** A photograph with a place in its metadata. */
export const photo = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: '#2a6' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Amara' }, IFD3: { GPSLatitude: '48/1 8/1 0/1' } })
    .toBuffer();

/** The steps of an upload on a server with `guestProbes`; each gives what it returned or the refusal's status and code. */
export function uploadsOf(api: TestApi) {
  async function within<T>(
    as: TestMember | undefined,
    run: (context: Context) => Promise<T>,
  ): Promise<T | string> {
    let result: T | undefined;
    inside = async (context) => {
      result = await run(context);
    };
    const { status, body } = await api.call('contactUs', {}, { as });
    return status === 200 ? (result as T) : `${status} ${body.code}`;
  }

  const presign = (
    as: TestMember | undefined,
    contentType: string,
    size: number,
    purpose: MediaPurpose = 2,
  ) => within(as, (context) => presignUpload(context, { purpose, contentType, size }));

  const put = (url: string, payload: Buffer | string | PassThrough, contentType: string) =>
    api.app.http.inject({ method: 'PUT', url, payload, headers: { 'content-type': contentType } });

  async function upload(
    as: TestMember | undefined,
    bytes: Buffer,
    contentType: string,
    purpose: MediaPurpose = 2,
  ): Promise<Link> {
    const link = (await presign(as, contentType, bytes.length, purpose)) as Link;
    expect((await put(link.uploadUrl, bytes, contentType)).statusCode).toBe(200);
    return link;
  }

  const claim = (as: TestMember | undefined, key: string, purpose: MediaPurpose = 2) =>
    within(as, (context) => claimMedia(context, key, purpose));
  const get = (key: string, headers = {}) => api.app.http.inject({ url: `/media/${key}`, headers });
  return { within, presign, put, upload, claim, get };
}
