import type { IncomingMessage, ServerResponse } from 'node:http';
import { VisualError } from '../types.ts';
import type { ReviewSession } from './session.ts';

/** An answer that is not 200, with a sentence for people. */
export class HttpError extends VisualError {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** In bytes; a decision about 2,500 shots takes about 0.6 MB. */
const bodyLimit = 2 ** 20;

export const apiPath = '/visual-api/';
export const tokenHeader = 'x-visual-token';

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(JSON.stringify(value));
}

/** Errors meant for people say what they are; the others are ours, and go to the log. */
export function sendError(response: ServerResponse, error: unknown): void {
  if (!(error instanceof VisualError)) console.error(error);
  const message =
    error instanceof VisualError ? error.message : 'The review server failed; its log says more.';
  const status = error instanceof HttpError ? error.status : error instanceof VisualError ? 422 : 500;
  if (response.headersSent) response.destroy();
  else sendJson(response, status, { message });
}

/** The body as JSON. A body that is too long is not read to its end. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
    throw new HttpError(415, 'The body has to be application/json.');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > bodyLimit) throw new HttpError(413, 'The body is larger than 1 MB.');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
  } catch {
    throw new HttpError(400, 'The body is not JSON.');
  }
}

/** `/visual-api/images/<hash>.webp`, by content and so for ever; false for any other path. */
export function sendPicture(session: ReviewSession, path: string, response: ServerResponse): boolean {
  const [, hash] = /^\/visual-api\/images\/([0-9a-f]{24})\.webp$/.exec(path) ?? [];
  if (!hash) return false;
  let bytes: Buffer;
  try {
    bytes = session.picture(hash);
  } catch (error) {
    throw error instanceof VisualError ? new HttpError(404, error.message) : error;
  }
  response.writeHead(200, {
    'content-type': 'image/webp',
    'content-length': bytes.length,
    'cache-control': 'private, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  response.end(bytes);
  return true;
}
