import { join } from 'node:path';
import type { IncomingMessage } from 'node:http';
import type { Writable } from 'node:stream';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Handlers } from '#openapi/contract.ts';
import type { Config } from './config.ts';
import type { Context, Db } from './context.ts';
import { bindContract, type SharedContext } from './contract/binder.ts';
import { problemBody, toProblem } from './contract/failure.ts';
import { handlers as contractHandlers } from './handlers.ts';
import { callRate } from './http/callRate.ts';
import { watchConnections } from './http/connections.ts';
import { readJsonBodies } from './http/jsonBody.ts';
import { hideSecrets, logRequests } from './http/logging.ts';
import { requestIdOf } from './http/requestId.ts';
import { setSecurityHeaders } from './http/security.ts';
import { serveApp } from './http/static.ts';
import { trustProxyOf } from './http/trustedProxies.ts';
import { serveMedia, uploadPath } from './media/routes.ts';
import { diskStorage } from './media/storage.ts';
import type { MediaServer } from './services/mediaServer.ts';
import { mediaServerOf } from './modules/live/rooms/ownMediaServer.ts';
import { serveSignalling } from './modules/live/rooms/signalling.ts';
import { servePosters } from './modules/live/rooms/posterRoutes.ts';
import { serveRecordings } from './modules/live/recordings/recordingRoutes.ts';
import { RoomWatch } from './modules/live/rooms/watch.ts';
import { chooseProvider } from './modules/payments/chooseProvider.ts';
import { serveUnsubscribe } from './modules/notifications/mail/unsubscribe.ts';
import { firebaseSender } from './modules/notifications/push/firebaseSender.ts';
import { switchPushOn } from './notify/queuePush.ts';
import type { PushSender } from './services/pushSender.ts';
import type { PaymentProvider } from './services/paymentProvider.ts';
import { servePaymentSandbox } from './modules/payments/sandbox/sandboxRoutes.ts';
import { renderers } from './renderers.ts';
import { StreamHub } from './stream/hub.ts';
import { serveOutbox } from './outbox/devPage.ts';
import { taskKinds } from './taskKinds.ts';
import { startTasks, type TaskRunner } from './tasks.ts';
import { purposes } from './purposes.ts';
import { visiblePosts } from './shared/posts.ts';

export interface AppOptions {
  config: Config;
  db: Db;
  now?: () => Date;
  /** Other answers than the contract's handlers; for tests of the binder. */
  handlers?: Handlers<Context>;
  /** Another provider than the configuration gives; for tests of payments. */
  payments?: PaymentProvider;
  /** Another way to devices than the configuration gives; for tests of push. */
  push?: PushSender;
  /** Another media server than the configuration gives; for tests of live rooms. */
  mediaServer?: MediaServer;
  /** Where log lines go; standard output when absent. */
  logTo?: Writable;
  /** Where demonstration mode prints codes. */
  print?: (line: string) => void;
}

export interface App {
  http: FastifyInstance;
  tasks: TaskRunner;
  /** Stops listening, lets what is running finish (`graceMs` at most), then closes every connection. */
  end: (graceMs: number) => Promise<void>;
}

/** A body that trickles in must not hold its connection. */
function endSlowBody(request: IncomingMessage, limitMs: number) {
  const timer = setTimeout(() => request.destroy(), limitMs).unref();
  const clear = () => clearTimeout(timer);
  request.once('end', clear).once('close', clear);
}

/** The whole server without a socket: `http.inject` or `http.listen` it. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { config, db, now = () => new Date(), handlers = contractHandlers } = options;
  const http = Fastify({
    logger: {
      level: config.logLevel,
      formatters: { log: (entry) => hideSecrets(entry) },
      ...(options.logTo ? { stream: options.logTo } : {}),
    },
    logController: new LogController({ disableRequestLogging: true }),
    // A logger of its own for every request costs as much as the rest of its log; lines name the request themselves.
    childLoggerFactory: (logger) => logger,
    trustProxy: trustProxyOf(config.trustProxy),
    bodyLimit: config.bodyLimitBytes,
    // A video on a slow line; what is not an upload is ended much earlier.
    requestTimeout: 600_000,
    forceCloseConnections: 'idle',
    genReqId: requestIdOf,
    routerOptions: { maxParamLength: 300 },
  });
  http.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    if (!request.url.startsWith(uploadPath)) endSlowBody(request.raw, config.requestTimeoutMs);
    done();
  });
  http.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error, request.log.child({ reqId: request.id }));
    // Browsers keep a 410 for ever where nothing forbids it: the next member to use one would be told that they are gone.
    reply.header('cache-control', 'no-store');
    // A defect is worth its reason while one develops; the outside never reads it.
    if (config.mode === 'test' && problem.code === 'INTERNAL' && error instanceof Error)
      problem.message = error.message;
    if (problem.extras.retryAfterSec !== undefined && problem.status === 429)
      reply.header('retry-after', problem.extras.retryAfterSec);
    return reply.status(problem.status).send(problemBody(problem, request.id));
  });
  const end = watchConnections(http);
  logRequests(http);
  readJsonBodies(http);
  await setSecurityHeaders(http, {
    https: config.publicUrl?.startsWith('https:') ?? false,
    stripe: config.stripe !== undefined,
    firebase: config.firebase !== undefined,
    agora: config.agora !== undefined,
    mediaServer: config.live.elsewhere?.serverUrl,
  });

  const storage = diskStorage(join(config.dataDir, 'media'));
  const payments = options.payments ?? chooseProvider(config, { db, now });
  const push = options.push ?? (config.firebase && firebaseSender(config.firebase));
  if (push) switchPushOn(db);
  const mediaServer = options.mediaServer ?? mediaServerOf(config, http.log);
  http.addHook('onClose', () => mediaServer.close());
  const tasks = startTasks(
    { db, config, storage, payments, purposes, push, mediaServer, log: http.log, now },
    taskKinds(config, options.print ?? ((line) => console.log(line))),
  );
  http.addHook('onClose', () => tasks.stop());

  const stream = new StreamHub({ db, config, now, log: http.log, renderers });
  // Before anything is waited for: an open stream would be taken for a request that is still running.
  http.addHook('preClose', () => stream.end());

  const watch = new RoomWatch({ db, config, now, mediaServer, storage, log: http.log });
  http.addHook('preClose', () => watch.end());

  const services = { storage, wakeTasks: tasks.wake, payments, purposes, mediaServer, stream };
  const shared: SharedContext = { db, config, now, services };
  bindContract(
    http,
    shared,
    handlers,
    callRate(config.callsPerMinute, () => now().getTime()),
  );
  await serveMedia(http, shared, visiblePosts);
  await serveRecordings(http, shared);
  servePosters(http, shared);
  serveSignalling(http, mediaServer);
  serveUnsubscribe(http, db, config, now);
  serveOutbox(http, db, config);
  servePaymentSandbox(http, payments, now);
  await serveApp(http, config.staticDir);
  return { http, tasks, end };
}
