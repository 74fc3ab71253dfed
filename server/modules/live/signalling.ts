import type { FastifyInstance } from 'fastify';
import { readAccess } from '../../live/accessToken.ts';
import { SDP_MAX_BYTES } from '../../live/protocol.ts';
import { ApiProblem, unauthenticated } from '../../problem.ts';
import type { MediaServer } from './mediaServer.ts';
import { MediaServerClient, type MediaServerPlace } from './mediaServerClient.ts';

const passedOn = ['content-type', 'location', 'retry-after'];

/**
 * Hands the descriptions of sessions (WHIP and WHEP) on to a media server of our own, so that browsers need one address alone. They are
 * no part of the contract, because a media server elsewhere takes them itself; media go to it by UDP in any case.
 */
export function serveSignalling(http: FastifyInstance, mediaServer: MediaServer | undefined): void {
  if (!(mediaServer instanceof MediaServerClient) || mediaServer.place.browserUrl !== '') return;
  const { place } = mediaServer;
  void http.register(async (media) => {
    media.removeAllContentTypeParsers();
    media.addContentTypeParser(
      'application/sdp',
      { parseAs: 'string', bodyLimit: SDP_MAX_BYTES },
      (_request, body, done) => done(null, body),
    );
    for (const path of ['/live/whip/:channelName', '/live/whep/:channelName'])
      for (const url of [path, `${path}/:sessionId`])
        media.route({
          method: ['POST', 'PATCH', 'DELETE'],
          url,
          bodyLimit: SDP_MAX_BYTES,
          handler: async (request, reply) => {
            const { authorization = '', 'content-type': contentType } = request.headers;
            // Nobody begins a media server who was not sent to it.
            if (!readAccess(authorization.replace(/^Bearer /, ''), place, Date.now()))
              throw unauthenticated();
            const response = await handOn(place, request.url, {
              method: request.method,
              headers: { authorization, ...(contentType ? { 'content-type': contentType } : {}) },
              ...(typeof request.body === 'string' ? { body: request.body } : {}),
            });
            for (const name of passedOn) {
              const value = response.headers.get(name);
              if (value !== null) reply.header(name, value);
            }
            reply.header('cache-control', 'no-store');
            return reply.status(response.status).send(await response.text());
          },
        });
  });
}

async function handOn(place: MediaServerPlace, path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(`${await place.controlUrl()}${path}`, request);
  } catch (error) {
    throw Object.assign(
      new ApiProblem(503, 'UNAVAILABLE', 'Live rooms cannot be reached just now. Please try again.'),
      { cause: error },
    );
  }
}
