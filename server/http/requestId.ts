import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const sane = /^[\w.-]{8,64}$/;
const thisProcess = randomBytes(6).toString('base64url');
let made = 0;

/** The caller's `x-request-id` when it is one, else an id of our own, unique over all nodes. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && sane.test(given) ? given : `${thisProcess}-${(++made).toString(36)}`;
}
