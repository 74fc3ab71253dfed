import { createHash, timingSafeEqual } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { readAccess, type TokenKey } from './accessToken.ts';
import type { LiveServerConfig } from './config.ts';
import { serveControl } from './control.ts';
import { EventLine } from './eventLine.ts';
import { SDP_MAX_BYTES, type AccessClaims } from './protocol.ts';
import { RecordingStore } from './recording/store.ts';
import { Refused, Rooms, type RoomsOptions } from './rooms.ts';
import { BadOffer } from './session.ts';

export interface LiveServer {
  http: FastifyInstance;
  /** Recordings are complete when it resolves. */
  end: () => Promise<void>;
}

type OfRoom = { Params: { channelName: string; sessionId?: string } };

const bearerOf = ({ headers }: FastifyRequest) =>
  /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * The media server: WHIP for hosts, WHEP for viewers, and what the API orders under /control/. It knows nobody: who may do what is
 * in tokens that the API has signed.
 */
export async function buildLiveServer(
  config: LiveServerConfig,
  others: Pick<RoomsOptions, 'clock' | 'limits'> = {},
): Promise<LiveServer> {
  const http = Fastify({ bodyLimit: SDP_MAX_BYTES, requestTimeout: 30_000, forceCloseConnections: true });
  const line = new EventLine();
  const rooms = new Rooms({ ice: config.ice, tell: line.tell, ...others });
  const store = await RecordingStore.open(config, line.tell);
  rooms.onClosing = (room) => void store.endOf(room, room.host?.connected ? 'room.closed' : 'host.lost');

  http.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const known =
      error instanceof Refused ? error.status : error instanceof BadOffer ? 400 : error.statusCode;
    if (known === undefined) console.error(error);
    const status = known ?? 500;
    if (error instanceof Refused && error.retryAfter) reply.header('retry-after', error.retryAfter);
    return reply
      .status(status)
      .type('text/plain')
      .send(status === 500 ? 'This failed.' : error.message);
  });
  await http.register(async (media) =>
    serveSessions(media, rooms, { secret: config.secret, startedMs: Date.now() }),
  );
  await http.register(
    async (control) => {
      control.addHook('onRequest', async (request) => {
        if (!timingSafeEqual(digest(bearerOf(request)), digest(config.secret)))
          throw new Refused(401, 'This is for the API.');
      });
      serveControl(control, { rooms, store, line });
    },
    { prefix: '/control' },
  );
  http.get('/health', () => ({ ok: true }));
  return {
    http,
    async end() {
      await store.end();
      rooms.end();
      line.end();
      await http.close();
    },
  };
}

/** Throws Refused 401 without a good token, 403 with one of another room or role. */
function claimsOf(request: FastifyRequest<OfRoom>, key: TokenKey, role: 0 | 1): AccessClaims {
  const claims = readAccess(bearerOf(request), key, Date.now());
  if (!claims) throw new Refused(401, 'This token is not good, or no more.');
  if (claims.channelName !== request.params.channelName || claims.role !== role)
    throw new Refused(403, 'This token is for something else.');
  return claims;
}

function serveSessions(media: FastifyInstance, rooms: Rooms, key: TokenKey) {
  media.removeAllContentTypeParsers();
  media.addContentTypeParser('application/sdp', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  media.addHook('onRequest', async (_request, reply) => {
    // Pages of another address call us with a token in a header, never with a cookie.
    reply.headers({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'location, retry-after',
      'cache-control': 'no-store',
    });
  });
  for (const [path, role] of [
    ['/live/whip/:channelName', 0],
    ['/live/whep/:channelName', 1],
  ] as const) {
    const ofSession = `${path}/:sessionId`;
    for (const url of [path, ofSession])
      media.options(url, (_request, reply) =>
        reply
          .headers({
            'access-control-allow-methods': 'POST, DELETE',
            'access-control-allow-headers': 'authorization, content-type',
            'access-control-max-age': '86400',
          })
          .status(204)
          .send(),
      );
    media.post<OfRoom>(path, async (request, reply) => {
      const claims = claimsOf(request, key, role);
      if (typeof request.body !== 'string') throw new BadOffer('This request has no offer.');
      const { session, answer } = await rooms.join(claims, request.body);
      return reply
        .status(201)
        .headers({
          location: `${request.url.split('?', 1)[0]}/${session.id}`,
          'content-type': 'application/sdp',
        })
        .send(answer);
    });
    media.delete<OfRoom>(ofSession, async (request, reply) => {
      const claims = claimsOf(request, key, role);
      if (!rooms.leave(claims, request.params.sessionId ?? ''))
        throw new Refused(404, 'This session has ended.');
      return reply.status(204).send();
    });
    // Answers have all candidates, so nothing is added to a session: whoever loses it makes another.
    // It is said before a body of whatever type is read.
    const onRequest = (_request: FastifyRequest, reply: FastifyReply, done: (error: Error) => void) => {
      reply.header('allow', 'DELETE, OPTIONS');
      done(new Refused(405, 'A session is not changed.'));
    };
    media.patch(ofSession, { onRequest }, () => {});
  }
}
