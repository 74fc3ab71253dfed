import type { OperationId, RequestBody, ResponseBody } from '#openapi/contract.ts';
import { operations } from '#openapi/generated/operations.ts';
import type { paths } from '#openapi/generated/types.ts';
import createClient, { type Middleware } from 'openapi-fetch';
import type { DistributiveOmit } from '../lib/distributiveOmit.ts';
import { apiHost, signingKey } from './config.ts';
import { ApiError, networkError, toApiError } from './errors.ts';
import { noteServerTime } from './serverClock.ts';
import { sign } from './signature.ts';
import { clearStoredSession, readDeviceToken, readUser } from './storage.ts';

/** Taken once at load (specification 7). */
const loadedAt = Date.now();

let onSessionOver = (_gone: boolean) => {};

/** Called once the stored session was removed because the server said that it is over (401), or its account `gone` (410). */
export function setSessionOverHandler(handler: typeof onSessionOver) {
  onSessionOver = handler;
}

const requestId: Middleware = {
  onRequest({ request }) {
    request.headers.set('x-request-id', crypto.randomUUID());
  },
};

/** When each request went off: Unix milliseconds of this device, by the id that openapi-fetch gives it. */
const askedAt = new Map<string, number>();

const session: Middleware = {
  onRequest({ request, id }) {
    askedAt.set(id, Date.now());
    const token = readUser()?.accessToken;
    if (token) request.headers.set('authorization', `Bearer ${token}`);
  },
  onResponse({ response, request, id }) {
    noteServerTime(response.headers.get('date'), askedAt.get(id));
    askedAt.delete(id);
    if (response.status !== 401 && response.status !== 410) return;
    // Where nobody is signed in there is no session to end, and an answer to one of an earlier session must not end the one
    // that has begun since.
    const user = readUser();
    const sent = user?.accessToken ? `Bearer ${user.accessToken}` : null;
    if (!user || request.headers.get('authorization') !== sent) return;
    clearStoredSession();
    onSessionOver(response.status === 410);
  },
  onError({ id }) {
    askedAt.delete(id);
  },
};

/** Last, so that it signs what is sent. */
const signature: Middleware = {
  async onRequest({ request }) {
    const { host, pathname } = new URL(request.url);
    request.headers.set('timestamp', String(loadedAt));
    request.headers.set('deviceType', 'web');
    request.headers.set('deviceToken', readDeviceToken());
    request.headers.set(
      'signature',
      await sign({ host, path: pathname, method: request.method, timestamp: loadedAt }, signingKey),
    );
  },
};

/** With the middleware that every request goes through. For what is not one answer to one question; that is `call`. */
export const client = createClient<paths>({ baseUrl: apiHost });
client.use(requestId, session, signature);

interface Result {
  data?: unknown;
  /** The body of a failure, parsed where it is JSON. The response itself cannot be read again. */
  error?: unknown;
  response: Response;
}

/** The payload without the caller's `userId`, which `call` puts in. */
export type Payload<Op extends OperationId> =
  RequestBody<Op> extends { userId: string } ? DistributiveOmit<RequestBody<Op>, 'userId'> : RequestBody<Op>;
type CallArgs<Op extends OperationId> =
  Payload<Op> extends undefined
    ? []
    : Record<never, never> extends Payload<Op>
      ? [payload?: Payload<Op>]
      : [payload: Payload<Op>];

async function exchange<Op extends OperationId>(
  op: Op,
  payload: unknown,
  signal?: AbortSignal,
): Promise<ResponseBody<Op>> {
  const { path, auth, takesUserId, method } = operations[op];
  const userId = takesUserId && auth === 'required' ? readUser()?.id : undefined;
  const body = userId ? { userId, ...(payload as object) } : payload;
  // The pair (path, body) is typed by Op; a union over every path is not something the compiler can match.
  const send = (method === 'get' ? client.GET : client.POST) as (
    path: string,
    init: { body?: unknown; signal: AbortSignal | undefined },
  ) => Promise<Result>;
  let result: Result;
  try {
    result = await send(path, body === undefined ? { signal } : { body, signal });
  } catch (error) {
    if (signal?.aborted) throw signal.reason as ApiError; // As openCalls says.
    // fetch rejects with a TypeError when there is no answer; anything else is an answer that cannot be read.
    throw error instanceof TypeError ? networkError() : new ApiError(0, 'UNREADABLE', {});
  }
  if (!result.response.ok) throw toApiError(result.response.status, result.error);
  if (typeof result.data !== 'object' || result.data === null)
    throw new ApiError(result.response.status, 'UNREADABLE', {});
  return result.data as ResponseBody<Op>; // The server answers what the contract says; tests validate it.
}

/**
 * What is on its way for somebody who waits: who has waited too long aborts it, with an `ApiError` as the reason, and that is
 * what `call` rejects with. The server may have done what was asked for all the same.
 */
export const openCalls = new Set<AbortController>();

/**
 * Calls an operation and returns its body, envelope included. `userId` is put in from the stored session where the
 * operation needs one. Throws `ApiError` for every answer that is not a success, when there is none, and when it was
 * aborted.
 */
export async function call<Op extends OperationId>(
  op: Op,
  ...[payload]: CallArgs<Op>
): Promise<ResponseBody<Op>> {
  const stop = new AbortController();
  openCalls.add(stop);
  try {
    return await exchange(op, payload, stop.signal);
  } finally {
    openCalls.delete(stop);
  }
}

/** The same for what nobody has pressed, or waits for: `openCalls` does not know it. */
export const callUnseen = <Op extends OperationId>(
  op: Op,
  ...[payload]: CallArgs<Op>
): Promise<ResponseBody<Op>> => exchange(op, payload);
