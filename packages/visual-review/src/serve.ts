import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** By the ending of a file of a built Storybook. */
export const contentTypeOf = (path: string) => types[extname(path)] ?? 'application/octet-stream';

export interface StaticSite {
  url: string;
  close(): Promise<void>;
}

/**
 * Serves a folder of built files on a free port of the loopback address, for tests. `instead`: texts that are sent in the
 * place of files, by their path (`/index.json`).
 */
export async function serveFolder(
  folder: string,
  instead: Readonly<Record<string, string>> = {},
): Promise<StaticSite> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    const text = instead[path.replaceAll('\\', '/')];
    if (text !== undefined) {
      response.writeHead(200, { 'content-type': contentTypeOf(path) }).end(text);
      return;
    }
    const file = join(folder, path.endsWith('/') ? join(path, 'index.html') : path);
    if (!file.startsWith(folder) || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': contentTypeOf(file) });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
