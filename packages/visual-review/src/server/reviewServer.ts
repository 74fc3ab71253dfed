import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createReadStream, readFileSync, realpathSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, sep } from 'node:path';
import { contentTypeOf } from '../serve.ts';
import { VisualError } from '../types.ts';
import { apiPath, HttpError, readJson, sendError, sendJson, sendPicture, tokenHeader } from './http.ts';
import { ReviewSession, type SessionOptions } from './session.ts';

export interface ReviewServerOptions extends SessionOptions {
  /** The built Storybook: `storybook-static`. */
  storybook: string;
  /** 0 takes any free one. */
  port: number;
}

export interface ReviewServer {
  url: string;
  close(): Promise<void>;
}

/** The file that a path names inside of the folder; undefined when there is none, or when it leads out of it. */
function fileOf(folder: string, path: string): string | undefined {
  let file: string;
  try {
    file = realpathSync(join(folder, decodeURIComponent(path.endsWith('/') ? `${path}index.html` : path)));
  } catch {
    return undefined;
  }
  return file.startsWith(folder + sep) && statSync(file).isFile() ? file : undefined;
}

const isToken = (given: unknown, token: string) =>
  typeof given === 'string' &&
  given.length === token.length &&
  timingSafeEqual(Buffer.from(given), Buffer.from(token));

/**
 * Other pages of the same browser can reach a loopback port, also under a name of their own that resolves to it. So only
 * our own Host and Origin are answered, and the API wants the token that stands in the page that we served.
 */
class Guard {
  readonly #hosts: ReadonlySet<string>;
  readonly #token: string;

  constructor(port: number, token: string) {
    this.#hosts = new Set([`127.0.0.1:${port}`, `localhost:${port}`]);
    this.#token = token;
  }

  checkHost({ headers }: IncomingMessage): void {
    if (!this.#hosts.has(headers.host ?? '')) throw new HttpError(403, 'This host is not the review server.');
  }

  checkApi({ headers, method }: IncomingMessage): void {
    const { origin } = headers;
    if (origin === undefined ? method !== 'GET' : origin !== `http://${headers.host}`)
      throw new HttpError(403, 'Only the review page itself may ask this.');
    if (!isToken(headers[tokenHeader], this.#token))
      throw new HttpError(403, 'This page was served by an earlier review server: load it again.');
  }
}

async function answerApi(
  session: ReviewSession,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const call = `${request.method} ${path.slice(apiPath.length)}`;
  if (call === 'GET review') sendJson(response, 200, await session.load());
  else if (call === 'POST decide') sendJson(response, 200, await session.decide(await readJson(request)));
  else if (call === 'POST commit') sendJson(response, 200, await session.commit(await readJson(request)));
  else throw new HttpError(404, 'There is no such thing here.');
}

function sendFile(folder: string, path: string, token: string, response: ServerResponse): void {
  const file = fileOf(folder, path);
  if (!file) throw new HttpError(404, 'There is no such file.');
  const headers = {
    'content-type': contentTypeOf(file),
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "frame-ancestors 'self'",
  };
  if (file === join(folder, 'index.html')) {
    const html = readFileSync(file, 'utf8');
    response.writeHead(200, { ...headers, 'cache-control': 'no-store' });
    response.end(html.replace('<head>', `<head><meta name="visual-review-token" content="${token}">`));
    return;
  }
  response.writeHead(200, headers);
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
}

/**
 * Serves a built Storybook on the loopback address, with the API through which its panel "Visual" reads and writes the
 * review. Rejects with a VisualError when there is no built Storybook or when the port is taken.
 */
export async function startReviewServer({
  storybook,
  port,
  ...options
}: ReviewServerOptions): Promise<ReviewServer> {
  if (!statSync(join(storybook, 'index.html'), { throwIfNoEntry: false })?.isFile())
    throw new VisualError(
      `There is no built Storybook in ${storybook}: run \`npm run visual -- run\` first.`,
    );
  const folder = realpathSync(storybook);
  const session = new ReviewSession(options);
  const token = randomBytes(32).toString('hex');

  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new VisualError(`Port ${port} is taken: choose another one with --port.`)
          : error,
      ),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  const guard = new Guard(bound, token);

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    guard.checkHost(request);
    // Not by URL, which would take dots out of the path before they are judged.
    const path = (request.url ?? '/').replace(/[?#].*$/s, '');
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (reads && sendPicture(session, path, response)) return;
    if (path.startsWith(apiPath)) {
      guard.checkApi(request);
      await answerApi(session, request, response, path);
    } else if (reads) sendFile(folder, path, token, response);
    else throw new HttpError(405, 'Files are only read.');
  };

  server.on('request', (request, response) => {
    answer(request, response).catch((error: unknown) => {
      sendError(response, error);
      // What is left of a body that was refused is not read; the connection ends with the answer.
      if (!request.complete) response.once('finish', () => request.destroy());
    });
  });
  return {
    url: `http://127.0.0.1:${bound}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
