import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';

/** What a page may load. Another source of scripts, frames or connections is added here and nowhere else. */
const directives = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  // Emotion writes its styles into the page.
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  mediaSrc: ["'self'", 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  // A résumé that HR reads in the page: a file that the page itself has fetched and called PDF, and nothing from elsewhere.
  // The frame has this policy too, and in it Chrome's viewer of PDF counts as a plugin (bpampuch/pdfmake#1800).
  frameSrc: ['blob:'],
  objectSrc: ['blob:'],
  frameAncestors: ["'none'"],
  formAction: ["'self'"],
  baseUri: ["'none'"],
};

/**
 * Where cards are paid with Stripe: its script, its frames and what they ask, as its documentation lists them
 * (https://docs.stripe.com/security/guide#content-security-policy).
 */
const stripe = {
  scriptSrc: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frameSrc: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connectSrc: ['https://api.stripe.com'],
  imgSrc: ['https://*.stripe.com'],
} as const;

/** Where push comes by Firebase: what its package asks for a token, and nothing that it loads. */
const firebase = {
  connectSrc: ['https://firebaseinstallations.googleapis.com', 'https://fcmregistrations.googleapis.com'],
} as const;

/** Where media go over Agora: its hosts, as its documentation lists them for browsers, and the workers its package makes of itself. */
const agora = {
  connectSrc: ['https://*.agora.io', 'wss://*.agora.io:*', 'https://*.sd-rtn.com', 'wss://*.sd-rtn.com:*'],
  workerSrc: ['blob:'],
} as const;

export interface SecurityChoices {
  https: boolean;
  /** The card form is Stripe's. */
  stripe: boolean;
  /** Push comes by Firebase. */
  firebase: boolean;
  /** Media of live rooms go over Agora. */
  agora: boolean;
  /** Where live rooms are negotiated, when that is not here. */
  mediaServer?: string | undefined;
}

/** What a page may load on this server. */
function allowed(uses: SecurityChoices): Record<string, string[]> {
  const all: Record<string, string[]> = { ...directives };
  const more = [
    ...(uses.stripe ? Object.entries(stripe) : []),
    ...(uses.firebase ? Object.entries(firebase) : []),
    ...(uses.agora ? Object.entries(agora) : []),
    ...(uses.mediaServer ? [['connectSrc', [new URL(uses.mediaServer).origin]] as const] : []),
  ];
  for (const [name, sources] of more) all[name] = [...(all[name] ?? []), ...sources];
  return all;
}

/** Helmet works its headers out anew for every request; ours never change, so it is asked once. */
async function headersOf(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const probe = Fastify();
  await probe.register(helmet, options);
  probe.get('/', (_request, reply) => reply.send());
  const { headers } = await probe.inject('/');
  await probe.close();
  const own = Object.entries(headers).filter(
    ([name]) => !['content-length', 'date', 'connection'].includes(name),
  );
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
}

/** The headers of every answer: all of Helmet's for what a browser shows, the few that mean something for data. */
export async function setSecurityHeaders(app: FastifyInstance, choices: SecurityChoices): Promise<void> {
  const { https } = choices;
  const page = await headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...allowed(choices), ...(https ? { upgradeInsecureRequests: [] } : {}) },
    },
    hsts: https,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });
  const kept = new Set([
    'x-content-type-options',
    'cross-origin-resource-policy',
    'strict-transport-security',
  ]);
  const data = {
    ...Object.fromEntries(Object.entries(page).filter(([name]) => kept.has(name))),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? data : page);
    done();
  });
}
