import type { FastifyInstance } from 'fastify';
import { type Selectable, sql } from 'kysely';
import type { SharedContext } from '../contract/binder.ts';
import type { MediaTable } from '../db/serviceTables.ts';
import { ApiProblem, forbidden, notFound } from '../problem.ts';
import { isUnchecked } from './claim.ts';
import { mayStillRead, type ReadablePosts } from './postFiles.ts';
import { mayRead } from './privateFiles.ts';
import { mediaKeyForm, readGrant } from './uploads.ts';
import { sendObject } from './sendObject.ts';
import { TooManyBytes } from './storage.ts';
import { askedWidth, pictureVariants } from './variants.ts';

export const uploadPath = '/media/upload/';

const YEAR_SEC = 31_536_000;

/**
 * Résumés, documents, exports and pictures of chats are for those to whom the API gives a link, not for everybody with the address.
 * Recordings have a route of their own.
 */
const privateKey = /^(resume|document|export|chat|recording|live)\//;
/** The one kind of them that is looked at in small. */
const chatKey = /^chat\//;

/** How a private object is handed out: pictures are shown, all else is saved under its own name. */
const disposition = (contentType: string, fileName: string | null) =>
  `${contentType.startsWith('image/') ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(fileName ?? 'file')}`;

/** Of what came by an address that the API gave to one reader. */
const notKept = { 'cache-control': 'private, no-store' };

/** What somebody uploaded runs nowhere, and is shown by nobody else's page. */
export const sandboxed = {
  'accept-ranges': 'bytes',
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** Whether posts show this object, and each of them to its author's connections alone. */
const shownToSome = sql<boolean>`(
  select coalesce(bool_and(posts.visibility <> 0), false) from posts where posts.id in (
    select post_id from post_media where media_key = media.key
    union all select post_id from post_media where poster_key = media.key))`;

/** What a row says of who gets the object. */
type Shown = Pick<Selectable<MediaTable>, 'state'> & { close: boolean };

/** `allowed`: the address is one that the API gave to this reader, who may still see what shows it. */
const isGivenOut = <Row extends Shown>(row: Row | undefined, allowed: boolean): row is Row =>
  row !== undefined && !isUnchecked(row) && (allowed || (!row.close && row.state !== 'released'));

const isWider = (
  { width, content_type: type }: Pick<Selectable<MediaTable>, 'width' | 'content_type'>,
  asked: number,
) => asked < (width ?? 0) && type === 'image/webp';

type WithKey = { Params: { '*': string }; Querystring: Record<string, string> };

/** The routes of `media` read bodies as streams, whatever they say they are. */
export function streamBodies(media: FastifyInstance): void {
  media.removeAllContentTypeParsers();
  media.addContentTypeParser('*', (_request, _payload, done) => done(null));

  media.setErrorHandler((error, request, reply) => {
    // The rest of a refused body would keep the connection busy for as long as it comes.
    if (request.method === 'PUT') {
      reply.header('connection', 'close');
      reply.raw.once('finish', () => request.raw.destroy());
    }
    throw error;
  });
}

/** PUT takes what a link of `presignUpload` allows; GET gives out what was claimed since. */
export async function serveMedia(
  app: FastifyInstance,
  shared: SharedContext,
  readablePosts: ReadablePosts,
): Promise<void> {
  const { db, config, services, now } = shared;
  const variants = pictureVariants(services.storage);
  await app.register(async (media) => {
    streamBodies(media);

    media.put<WithKey>(`${uploadPath}*`, { bodyLimit: config.recordingMaxBytes }, async (request, reply) => {
      const key = request.params['*'];
      const grant = readGrant(config, now(), key, request.query);
      if (!grant) throw forbidden('This upload link is not valid any more. Please choose the file again.');
      if (request.headers['content-type'] !== grant.contentType)
        throw new ApiProblem(415, 'TYPE', `This link takes ${grant.contentType}.`);
      const tooLarge = new ApiProblem(413, 'TOO_LARGE', 'This file is larger than was announced.');
      if (Number(request.headers['content-length'] ?? 0) > grant.size) throw tooLarge;
      // What has been checked must not change behind the check, not even by a body that began before it.
      const refuseChecked = async () => {
        const row = await db.selectFrom('media').select('state').where('key', '=', key).executeTakeFirst();
        if (row?.state !== 'pending') throw forbidden('This upload is complete.');
      };
      await refuseChecked();
      try {
        await services.storage.write(key, request.raw, grant.size, refuseChecked);
      } catch (error) {
        if (error instanceof TooManyBytes) throw tooLarge;
        throw error;
      }
      return reply.status(200).send();
    });

    media.get<WithKey>('/media/*', async (request, reply) => {
      const key = request.params['*'];
      const missing = notFound('This file does not exist any more.');
      const secret = privateKey.test(key);
      if (!mediaKeyForm.test(key)) throw missing;
      const { query } = request;
      const allowed =
        mayRead(config, now(), key, query) || (await mayStillRead(shared, readablePosts, { key, query }));
      if (secret && !allowed) throw missing;
      const row = await db
        .selectFrom('media')
        .leftJoin('members', 'members.id', 'media.owner_id')
        .select(['media.content_type', 'media.state', 'media.width', 'media.file_name'])
        .select(shownToSome.as('close'))
        .where('media.key', '=', key)
        // Also a smaller one that was being made while its owner left.
        .where('members.deleted_at', 'is', null)
        .executeTakeFirst();
      if (!isGivenOut(row, allowed)) throw missing;
      const asked = askedWidth(query);
      if (asked === false) throw missing;
      // What is not wider, and what is no picture, is sent as it is.
      const mayShrink = !secret || chatKey.test(key);
      const smaller = asked !== undefined && mayShrink && isWider(row, asked);
      const made = smaller ? await variants.make(key, asked) : key;
      const sent = made ?? key;
      const size = await services.storage.size(sent);
      if (size === undefined) throw missing;
      reply.headers({
        ...sandboxed,
        'content-type': row.content_type,
        // The whole picture in place of one that could not be made now is nothing to keep.
        'cache-control': made ? `public, max-age=${YEAR_SEC}, immutable` : 'no-store',
        ...(allowed && notKept),
        ...(secret && { 'content-disposition': disposition(row.content_type, row.file_name) }),
      });
      return sendObject(request, reply, size, (range) => services.storage.read(sent, range));
    });
  });
}
