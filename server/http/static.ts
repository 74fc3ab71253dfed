import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contractDocument } from '../contract/document.ts';
import { ApiProblem, notFound } from '../problem.ts';

const YEAR_SEC = 31_536_000;
/** Vite puts a hash of the content into the names under this folder. */
const hashed = /[\\/]assets[\\/]/;

/**
 * Serves the built application: compressed files where the build made them, hashed files for ever, and the page itself
 * for every address that a browser navigates to and no file has.
 */
export async function serveApp(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(join(folder, 'index.html'));
  if (built)
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      wildcard: false,
      cacheControl: false,
      globIgnore: ['**/*.br', '**/*.gz', '.vite/**'],
      setHeaders(response, path) {
        response.header(
          'cache-control',
          hashed.test(path) ? `public, max-age=${YEAR_SEC}, immutable` : 'no-cache',
        );
      },
    });
  app.setNotFoundHandler((request, reply) => {
    if (built && isNavigation(request)) return sendPage(request, reply, folder);
    const methods = contractDocument.paths[request.url.split('?', 1)[0] ?? ''];
    if (!methods) throw notFound('There is nothing at this address.');
    reply.header('allow', Object.keys(methods).join(', ').toUpperCase());
    throw new ApiProblem(405, 'BAD_REQUEST', 'This address does not take this method.');
  });
}

const ownPaths = /^\/(api|media|dev)(\/|$)/;

const isNavigation = (request: FastifyRequest) =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !ownPaths.test(request.url) &&
  String(request.headers.accept ?? '').includes('text/html');

/** Pages that were drawn at build stand under their own name; every other address gets the empty page. */
function sendPage(request: FastifyRequest, reply: FastifyReply, folder: string) {
  const [, name] = /^\/([a-z-]+)$/.exec(request.url.split('?', 1)[0] ?? '') ?? [];
  const drawn = name && existsSync(join(folder, `${name}.html`));
  const empty = existsSync(join(folder, 'app.html')) ? 'app.html' : 'index.html';
  return reply.status(200).sendFile(drawn ? `${name}.html` : empty);
}
