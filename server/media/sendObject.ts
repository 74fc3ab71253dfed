import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredRange } from './storage.ts';

/**
 * Sends a stored object, or the one range of it that is asked for (RFC 9110: 206, 416); several at once are answered with the whole.
 * `If-Range` is held against the reply's `etag`: whoever has another state of it gets the whole.
 */
export function sendObject(
  request: FastifyRequest,
  reply: FastifyReply,
  size: number,
  read: (range?: StoredRange) => Readable,
) {
  // Nothing is read for somebody who asks how much there is; without a body Fastify would say that there is none.
  const body = (range?: StoredRange) => (request.method === 'HEAD' ? Readable.from([]) : read(range));
  const condition = request.headers['if-range'];
  const isCurrent = condition === undefined || condition === reply.getHeader('etag');
  const asked = isCurrent ? /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '') : null;
  if (!asked || (asked[1] === '' && asked[2] === ''))
    return reply.header('content-length', size).send(body());
  const [, first = '', last = ''] = asked;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start > end)
    return reply.status(416).header('content-range', `bytes */${size}`).removeHeader('cache-control').send();
  return reply
    .status(206)
    .headers({ 'content-range': `bytes ${start}-${end}/${size}`, 'content-length': end - start + 1 })
    .send(body({ start, end }));
}
