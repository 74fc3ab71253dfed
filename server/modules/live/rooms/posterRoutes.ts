import type { FastifyInstance } from 'fastify';
import type { SharedContext } from '../../../contract/binder.ts';
import { isKey } from '../../../ids.ts';
import { sandboxed } from '../../../media/routes.ts';
import { sendObject } from '../../../media/sendObject.ts';
import { mediaKeyForm } from '../../../media/uploads.ts';
import { isMember, viewerOf } from '../../../media/viewerLinks.ts';
import { notFound } from '../../../problem.ts';
import { openRooms } from './fetchChannel.ts';

type Named = { Params: { name: string }; Querystring: Record<string, string> };

/** Gives pictures of what is on air out to whom the API gave their address, while the room is open to them. */
export function servePosters(app: FastifyInstance, shared: SharedContext): void {
  const { db, services } = shared;
  app.get<Named>('/media/live/:name', async (request, reply) => {
    const key = `live/${request.params.name}`;
    const missing = notFound('This picture does not exist any more.');
    const viewerId = mediaKeyForm.test(key) ? viewerOf(shared, key, request.query) : undefined;
    if (viewerId === undefined || !isKey(viewerId)) throw missing;
    const room = await openRooms(db, viewerId)
      .where('live_channels.poster_key', '=', key)
      .where(isMember(viewerId))
      .select('live_channels.channel_name')
      .executeTakeFirst();
    const size = room && (await services.storage.size(key));
    if (!room || size === undefined) throw missing;
    reply.headers({
      ...sandboxed,
      'content-type': 'image/webp',
      // Who may see it is looked at each time.
      'cache-control': 'private, no-cache',
      etag: `"${request.params.name}"`,
    });
    return sendObject(request, reply, size, (range) => services.storage.read(key, range));
  });
}
