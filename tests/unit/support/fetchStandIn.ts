import { vi } from 'vitest';

interface Sent {
  method: string;
  path: string;
  authorization: string | null;
  body: unknown;
}

/** An answer of the server, as JSON; without a body where there is none. */
export const answerOf = (body?: unknown, status = 200) =>
  new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });

/** The network below the application's own client, which takes hold of it as it loads: called from `vi.hoisted`. */
export function stubFetch() {
  const server = {
    sent: [] as Sent[],
    answer: (_path: string): Response | Promise<Response> => answerOf({}),
  };
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname: path } = new URL(request.url);
    const text = await request.text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    server.sent.push({
      method: request.method,
      path,
      authorization: request.headers.get('authorization'),
      body,
    });
    return server.answer(path);
  });
  return server;
}
