import { client } from './client.ts';
import { toApiError } from './errors.ts';

/**
 * Opens the stream of what happens to the member (`GET /api/webuser/stream`): bytes of server-sent events that go on until either
 * side ends them. `lastId`: the last id that was seen, to be told everything since. Throws `ApiError` when it is refused (a 401 or 410
 * has then ended the session), and `TypeError` when nobody answers.
 */
export async function openStream(
  lastId: string | undefined,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const { data, error, response } = await client.GET('/api/webuser/stream', {
    parseAs: 'stream',
    cache: 'no-store',
    signal,
    ...(lastId !== undefined && { params: { header: { 'Last-Event-ID': lastId } } }),
  });
  // Where a hotel asks for its password, a page comes instead.
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  if (!response.ok || !data || !isStream) throw toApiError(response.status, error);
  return data;
}
