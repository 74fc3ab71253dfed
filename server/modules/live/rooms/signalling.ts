import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readAccess } from '../../../live/accessToken.ts';
import { isChannelName, isOpaqueId, SDP_MAX_BYTES } from '../../../live/protocol.ts';
import { ApiProblem, notFound } from '../../../problem.ts';
import type { MediaServer } from '../../../services/mediaServer.ts';
import { MediaServerClient, type MediaServerPlace } from './mediaServerClient.ts';

const ANSWER_MS = 10_000;
const passedOn = ['content-type', 'location', 'retry-after'];

type OfRoom = { Params: { channelName: string; sessionId?: string } };

/**
 * Hands the descriptions of sessions (WHIP and WHEP) on to a media server of our own, so that browsers need one address alone. They are
 * no part of the contract, because a media server elsewhere takes them itself; media go to it by UDP in any case.
 */
export function serveSignalling(http: FastifyInstance, mediaServer: MediaServer): void {
  if (!(mediaServer instanceof MediaServerClient) || mediaServer.place.browserUrl !== '') return;
  const { place } = mediaServer;
  void http.register(async (media) => {
    media.removeAllContentTypeParsers();
    media.addContentTypeParser('application/sdp', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    for (const way of ['whip', 'whep'])
      for (const url of [`/live/${way}/:channelName`, `/live/${way}/:channelName/:sessionId`])
        media.route<OfRoom>({
          method: ['POST', 'DELETE'],
          url,
          bodyLimit: SDP_MAX_BYTES,
          handler: (request, reply) => handOn(place, way, request, reply),
        });
    for (const way of ['whip', 'whep'])
      media.patch(`/live/${way}/:channelName/:sessionId`, { onRequest: refuseChange }, () => {});
  });
}

/** As the media server itself does, before a body of whatever type is read. */
function refuseChange(_request: FastifyRequest, reply: FastifyReply): void {
  void reply
    .status(405)
    .headers({ allow: 'DELETE', 'cache-control': 'no-store' })
    .type('text/plain')
    .send('A session is not changed.');
}

async function handOn(
  place: MediaServerPlace,
  way: string,
  request: FastifyRequest<OfRoom>,
  reply: FastifyReply,
) {
  const { channelName, sessionId } = request.params;
  const { authorization = '', 'content-type': contentType } = request.headers;
  reply.header('cache-control', 'no-store');
  // Nobody begins a media server who was not sent to it. No problem of the API: its 401 ends sessions of members.
  if (!readAccess(authorization.replace(/^Bearer /, ''), place, Date.now()))
    return reply.status(401).type('text/plain').send('This token is not good, or no more.');
  if (!isChannelName(channelName) || (sessionId !== undefined && !isOpaqueId(sessionId))) throw notFound();
  const path = ['live', way, channelName, ...(sessionId === undefined ? [] : [sessionId])].join('/');
  const answer = await ask(place, path, {
    method: request.method,
    headers: { authorization, ...(contentType ? { 'content-type': contentType } : {}) },
    ...(typeof request.body === 'string' ? { body: request.body } : {}),
  });
  for (const name of passedOn) {
    const value = answer.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  return reply.status(answer.status).send(answer.text);
}

async function ask(place: MediaServerPlace, path: string, request: RequestInit) {
  try {
    const url = `${await place.controlUrl()}/${path}`;
    const response = await fetch(url, { ...request, signal: AbortSignal.timeout(ANSWER_MS) });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    throw Object.assign(
      new ApiProblem(503, 'UNAVAILABLE', 'Live rooms cannot be reached just now. Please try again.'),
      { cause: error },
    );
  }
}
