import type { FastifyInstance } from 'fastify';
import type { SharedContext } from '../../../contract/binder.ts';
import { isKey } from '../../../ids.ts';
import { sandboxed, streamBodies, uploadPath } from '../../../media/routes.ts';
import { sendObject } from '../../../media/sendObject.ts';
import { mediaKeyForm } from '../../../media/uploads.ts';
import { isMember, viewerOf } from '../../../media/viewerLinks.ts';
import { notFound } from '../../../problem.ts';
import { PART_MAX_BYTES } from './parts.ts';
import { recordingsFor } from './rows.ts';
import { takePart } from './takePart.ts';

type Named = { Params: { name: string }; Querystring: Record<string, string> };

/** A title as the name of a file, as RFC 8187 writes it. */
const fileName = (title: string, contentType: string) =>
  encodeURIComponent(
    `${title.replace(/[\\/:*?"<>|]/g, '-')}.${contentType === 'audio/webm' ? 'weba' : 'webm'}`,
  ).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * GET gives films, their stills and captions out to whom the API gave their address, while they may still see them; `?download` names the file.
 * PUT takes the parts of a recording that a browser sends. Both stand outside the contract, as all media do.
 */
export async function serveRecordings(app: FastifyInstance, shared: SharedContext): Promise<void> {
  const { db, services, now } = shared;
  await app.register(async (media) => {
    streamBodies(media);

    media.put<Named>(`${uploadPath}parts/:name`, { bodyLimit: PART_MAX_BYTES }, async (request, reply) => {
      await takePart(shared, { key: `parts/${request.params.name}`, query: request.query, request });
      return reply.status(200).send();
    });

    media.get<Named>('/media/recording/:name', async (request, reply) => {
      const key = `recording/${request.params.name}`;
      const missing = notFound('This file does not exist any more.');
      const viewerId = mediaKeyForm.test(key) ? viewerOf(shared, key, request.query) : undefined;
      if (viewerId === undefined || !isKey(viewerId)) throw missing;
      const row = await recordingsFor(db, viewerId)
        .innerJoin('media', (join) => join.on('media.key', '=', key))
        // Each is looked for in its index; joined by any, every recording would be read.
        .where((row) =>
          row.or([
            row('recordings.media_key', '=', key),
            row('recordings.poster_key', '=', key),
            row('recordings.captions_key', '=', key),
          ]),
        )
        .where(isMember(viewerId))
        .where('media.state', '=', 'used')
        .select(['recordings.recording_id', 'recordings.host_id', 'recordings.title', 'media.content_type'])
        .executeTakeFirst();
      const size = row && (await services.storage.size(key));
      if (!row || size === undefined) throw missing;
      const isText = row.content_type === 'text/vtt';
      const isFilm = /^(video|audio)\//.test(row.content_type);
      const begins = request.method === 'GET' && /^bytes=0-|^$/.test(request.headers.range ?? '');
      if (isFilm && begins && viewerId !== row.host_id) await countView(shared, row.recording_id, viewerId);
      const isDownload = request.query.download !== undefined;
      reply.headers({
        ...sandboxed,
        'content-type': isText ? 'text/vtt; charset=utf-8' : row.content_type,
        // The same address may be of no use in a moment: who may watch is looked at each time.
        'cache-control': 'private, no-cache',
        etag: `"${request.params.name}"`,
        ...(isFilm && {
          'content-disposition': `${isDownload ? 'attachment' : 'inline'}; filename*=UTF-8''${fileName(row.title, row.content_type)}`,
        }),
      });
      return sendObject(request, reply, size, (range) => services.storage.read(key, range));
    });
  });

  /** Once a day for a member, however often the film is begun. */
  async function countView({ db }: SharedContext, recordingId: string, viewerId: string): Promise<void> {
    const day = now().toISOString().slice(0, 10);
    await db.transaction().execute(async (trx) => {
      const first = await trx
        .insertInto('recording_views')
        .values({ recording_id: recordingId, member_id: viewerId, day })
        .onConflict((on) => on.doNothing())
        .returning('day')
        .executeTakeFirst();
      if (!first) return;
      await trx
        .updateTable('recordings')
        .set((row) => ({ views: row('views', '+', 1) }))
        .where('recording_id', '=', recordingId)
        .execute();
    });
  }
}
