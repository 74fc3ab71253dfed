import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notImplemented, type Handlers, type OperationId } from '#openapi/contract.ts';
import { operations } from '#openapi/generated/operations.ts';
import { findSession } from '../auth/sessions.ts';
import type { Context, Session } from '../context.ts';
import type { CallRate } from '../http/callRate.ts';
import { callerNetwork } from '../http/callerNetwork.ts';
import { ApiProblem, badRequest, forbidden, invalid, unauthenticated } from '../problem.ts';
import { contractDocument } from './document.ts';
import { checkSignature } from './signature.ts';
import { validatorsOf } from './validate.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the binder before the payload is read. */
    op: OperationId | undefined;
    session: Session | undefined;
    /** Of operations that we do not sign: the payload as it came. */
    rawBody: string | undefined;
  }
}

/** What every request shares; the binder adds what is the request's own. */
export type SharedContext = Pick<Context, 'db' | 'config' | 'services' | 'now'>;

/** An operation as a function of its payload, when types cannot follow the table any more. */
type AnyHandler = (body: unknown, context: Context) => unknown;

const header = (request: FastifyRequest, name: string) => String(request.headers[name] ?? '');

const bearer = (request: FastifyRequest): string | undefined =>
  /^Bearer ([A-Za-z0-9_-]{20,200})$/.exec(header(request, 'authorization'))?.[1];

/**
 * Binds every operation of the contract to its handler. In this order: signature, call rate, session, payload read,
 * `userId` held against the session, payload validated, handler, answer validated (not in production).
 */
export function bindContract(
  app: FastifyInstance,
  shared: SharedContext,
  handlers: Handlers<Context>,
  calls: CallRate,
): void {
  app.decorateRequest('op', undefined);
  app.decorateRequest('session', undefined);
  app.decorateRequest('rawBody', undefined);
  // The table was made from the document, so its keys are the operations.
  for (const op of Object.keys(operations) as OperationId[]) {
    const { method, path, auth, signed } = operations[op];
    app.route({
      method: method.toUpperCase() as 'GET' | 'POST',
      url: path,
      // A HEAD of a stream would stay open and say nothing.
      exposeHeadRoute: op !== 'stream',
      async onRequest(request) {
        request.op = op;
        if (signed) verifySignature(request, shared);
        const token = auth === 'none' ? undefined : bearer(request);
        if (token) return countedSession(request, token, shared, calls);
        // Its one sender has few addresses and, when an event sells out, much to tell.
        if (op !== 'checkoutWebhook') calls.count(callerNetwork(request.ip));
        if (auth === 'required') throw unauthenticated();
      },
      handler: answerOf(op, handlers[op] as AnyHandler | typeof notImplemented, shared),
    });
  }
}

function answerOf(op: OperationId, handler: AnyHandler | typeof notImplemented, shared: SharedContext) {
  const { method, path } = operations[op];
  const described = contractDocument.paths[path]?.[method];
  if (!described) throw new Error(`${op} is not in the bundled document; run npm run gen`);
  const validators = validatorsOf(described);
  const send = (reply: FastifyReply, answer: unknown) => {
    // The handler has taken it over.
    if (reply.sent) return reply;
    if (shared.config.mode !== 'production') assertAnswer(op, validators.answer(reply.statusCode, answer));
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
  };
  return (request: FastifyRequest, reply: FastifyReply) => {
    const body = request.body ?? undefined;
    checkCaller(request, body);
    if (validators.body) {
      if (typeof body !== 'object' || Array.isArray(body))
        throw badRequest('The payload must be a JSON object.');
      const errors = validators.body(body);
      if (errors) throw invalid(errors);
    }
    if (handler === notImplemented)
      throw new ApiProblem(501, 'NOT_IMPLEMENTED', 'This server does not offer this yet.');
    const after: (() => void)[] = [];
    const answer = handler(validators.body ? body : undefined, contextOf(request, shared, reply, after));
    if (!(answer instanceof Promise)) return send(reply, answer);
    return inTime(answer, shared.config.requestTimeoutMs).then((settled) => {
      for (const action of after) action();
      return send(reply, settled);
    });
  };
}

/** A suspended member can still leave, and write to us as the refusal says. */
const openToSuspended: ReadonlySet<OperationId | undefined> = new Set(['logout', 'contactUs', 'aboutUs']);

/** Members are counted by their session, and whoever guesses tokens by the address. */
async function countedSession(
  request: FastifyRequest,
  token: string,
  shared: SharedContext,
  calls: CallRate,
) {
  const guesses = `guesses:${callerNetwork(request.ip)}`;
  calls.check(guesses);
  calls.count(token);
  try {
    const allowSuspended = openToSuspended.has(request.op);
    request.session = await findSession(contextOf(request, shared), token, { allowSuspended });
  } catch (error) {
    calls.count(guesses);
    throw error;
  }
}

function verifySignature(request: FastifyRequest, { config, now }: SharedContext) {
  checkSignature(
    {
      host: request.host,
      path: request.url.split('?', 1)[0] ?? '',
      method: request.method,
      timestamp: header(request, 'timestamp'),
    },
    header(request, 'signature'),
    config.signingKey,
    now().getTime(),
  );
}

function contextOf(
  request: FastifyRequest,
  shared: SharedContext,
  reply?: FastifyReply,
  after: (() => void)[] = [],
): Context {
  return {
    db: shared.db,
    config: shared.config,
    services: shared.services,
    now: shared.now,
    log: () => request.log.child({ reqId: request.id }),
    requestId: request.id,
    rawBody: request.rawBody,
    header: (name) => header(request, name),
    ip: callerNetwork(request.ip),
    origin: () => shared.config.publicUrl ?? `${request.protocol}://${request.host}`,
    session: request.session,
    setStatus: (status) => void reply?.status(status),
    setHeader: (name, value) => void reply?.header(name, value),
    takeOver(headers) {
      if (!reply) throw new Error('there is no answer yet');
      reply.hijack();
      // Read to its end, or it would be taken for a payload that trickles in.
      request.raw.resume();
      return reply.raw.writeHead(200, { ...ownHeaders(reply), ...headers });
    },
    after: (action) => void after.push(action),
  };
}

/** What was set for this answer so far, as Node takes it. */
const ownHeaders = (reply: FastifyReply): Record<string, string> =>
  Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]));

/** The answer, or 503 UNAVAILABLE when it takes too long. */
function inTime(answer: Promise<unknown>, ms: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new ApiProblem(503, 'UNAVAILABLE', 'This took too long. Please try again.')),
      ms,
    );
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The identity is the token's; a payload that names somebody else is refused. */
function checkCaller(request: FastifyRequest, body: unknown) {
  const named = (body as { userId?: unknown } | undefined)?.userId;
  if (request.session && named !== undefined && named !== request.session.userId)
    throw forbidden('This request names another member.');
}

class WrongAnswer extends Error {}

function assertAnswer(op: OperationId, wrong: string[]) {
  if (wrong.length)
    throw new WrongAnswer(`The answer of ${op} does not follow the contract:\n${wrong.join('\n')}`);
}
