import { resolve } from 'node:path';
import { isCharged, priceProblem } from '#openapi/currencies.ts';
import { readAgora, type AgoraProject } from './agora.ts';
import { readFirebase, type FirebaseAccount } from './firebaseAccount.ts';
import { ConfigError, readersOf } from './configReaders.ts';
import type { TrustedProxies } from './http/trustedProxies.ts';
import { readLiveSettings, type LiveSettings } from './live/config.ts';

export type Mode = 'production' | 'development' | 'test';

export interface Config {
  mode: Mode;
  /** Demonstration mode: codes are printed and shown at /dev/outbox. Never in production. */
  demo: boolean;
  host: string;
  port: number;
  /** What the outside calls us, without a slash at the end; absent: taken from each request, never in production. */
  publicUrl: string | undefined;
  /** The proxies in front whose X-Forwarded-For, -Host and -Proto count. */
  trustProxy: TrustedProxies;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** PostgreSQL; absent: PGlite under `dataDir`. */
  databaseUrl: string | undefined;
  /** The same past a pooler, where one hears what the database says; absent: `databaseUrl`. */
  databaseDirectUrl: string | undefined;
  databasePool: number;
  /** Redis tells the processes of each other's news; absent: PostgreSQL does. */
  redisUrl: string | undefined;
  dataDir: string;
  /** PGlite only: flush the write-ahead log to the disk before a write is acknowledged. */
  syncLog: boolean;
  staticDir: string;
  signingKey: string;
  /** Key of one-time codes and upload links. */
  serverSecret: string;
  linkSecret: string;
  /** Key of the signature on tickets. */
  ticketKey: string;
  sessionDays: number;
  bodyLimitBytes: number;
  /** Of one session, or of one address without a session. */
  callsPerMinute: number;
  requestTimeoutMs: number;
  imageMaxBytes: number;
  documentMaxBytes: number;
  videoMaxBytes: number;
  recordingMaxBytes: number;
  /** Of all recordings of one member. */
  recordingStorageBytes: number;
  /** Of one member's uploads that nothing shows yet, or no more. */
  unusedMaxBytes: number;
  /** What a verification costs, in minor units of `verificationCurrency`; 0 means that there is no payment step. */
  verificationFee: number;
  /** ISO 4217. */
  verificationCurrency: string;
  /** Who checks documents here, as the badge says it. */
  verifierName: string;
  /** Stripe's keys; absent: payments are the sandbox's, or off. */
  stripe: { secretKey: string; publishableKey: string; webhookSecret: string } | undefined;
  /** Without Stripe: payments are made with test cards, which takes no money. Never by itself in production. */
  paymentSandbox: boolean;
  /** The service account that may send push messages; absent: none are sent. */
  firebase: FirebaseAccount | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  smsGatewayUrl: string | undefined;
  smsGatewayToken: string | undefined;
  /** Of the people who run this server; messages of the contact page go to `email`. Empty is not shown. */
  contact: { email: string; phone: string; address: string; hours: string };
  /** Where media of live rooms go. */
  live: LiveSettings;
  /** Carries live rooms instead of the media server. */
  agora: AgoraProject | undefined;
  /** How many may watch one live room. */
  liveViewersMax: number;
  sourceUrl: string | undefined;
  statusUrl: string | undefined;
}

/** What an unset variable means. The secrets are public and good for a demonstration only. */
export const demoSecrets = {
  API_SIGNING_KEY: 'rolecast-demo-signing-key',
  SERVER_SECRET: 'rolecast-demo-server-secret',
  LINK_SECRET: 'rolecast-demo-link-secret',
  TICKET_KEY: 'rolecast-demo-ticket-key-for-nobody',
} as const;

const MB = 1024 * 1024;
const root = resolve(import.meta.dirname, '..');

/** All three keys of Stripe, or none. */
function readStripe(text: (name: string) => string | undefined, wrong: string[]): Config['stripe'] {
  const secretKey = text('STRIPE_SECRET_KEY');
  const publishableKey = text('STRIPE_PUBLISHABLE_KEY');
  const webhookSecret = text('STRIPE_WEBHOOK_SECRET');
  if (secretKey && publishableKey && webhookSecret) {
    // Test cards of one and a charge of the other: nobody could pay.
    if (secretKey.includes('_live_') !== publishableKey.includes('_live_'))
      wrong.push('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must be both of test mode or both live.');
    return { secretKey, publishableKey, webhookSecret };
  }
  if (secretKey ?? publishableKey ?? webhookSecret)
    wrong.push(
      'Payments need STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET; set all or none.',
    );
  return undefined;
}

/** What a community that is open to others must not leave as it is on a developer's machine. */
function productionErrors({ demo, publicUrl }: { demo: boolean; publicUrl: string | undefined }): string[] {
  return [
    ...(demo ? ['DEMO is on with NODE_ENV=production; codes would be public. Turn it off.'] : []),
    ...(publicUrl
      ? []
      : [
          'PUBLIC_URL is not set; with NODE_ENV=production it must be what the outside calls this server, such as https://jobs.example.org.',
        ]),
  ];
}

/**
 * The only reader of the environment. Throws a ConfigError that names every wrong variable in a sentence of its own.
 * The variables are described in `.env.example`.
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const wrong: string[] = [];
  const readers = readersOf(env, wrong);
  const { text, oneOf, flag, whole, url, currency, proxies } = readers;
  const mode = oneOf('NODE_ENV', ['production', 'development', 'test'], 'development');
  const demo = flag('DEMO', mode !== 'production');
  if (mode === 'production') wrong.push(...productionErrors({ demo, publicUrl: text('PUBLIC_URL') }));
  const secret = (name: keyof typeof demoSecrets) => {
    const value = text(name) ?? demoSecrets[name];
    if (mode === 'production' && value === demoSecrets[name])
      wrong.push(
        `${name} is not set; with NODE_ENV=production it must be a secret of your own (openssl rand -base64 32).`,
      );
    if (mode === 'production' && (name === 'SERVER_SECRET' || name === 'TICKET_KEY') && value.length < 24)
      wrong.push(`${name} is too short; use at least 24 characters.`);
    return value;
  };

  const config: Config = {
    mode,
    demo,
    host: text('HOST') ?? '127.0.0.1',
    port: whole('PORT', 4100, 0, 65_535),
    publicUrl: url('PUBLIC_URL', ['http:', 'https:']),
    trustProxy: proxies('TRUST_PROXY'),
    logLevel: oneOf('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
    databaseUrl: url('DATABASE_URL', ['postgres:', 'postgresql:']),
    databaseDirectUrl: url('DATABASE_DIRECT_URL', ['postgres:', 'postgresql:']),
    databasePool: whole('DATABASE_POOL', 10, 1, 200),
    redisUrl: url('REDIS_URL', ['redis:', 'rediss:']),
    dataDir: resolve(root, text('DATA_DIR') ?? '.data'),
    syncLog: flag('SYNC_LOG', true),
    staticDir: resolve(root, text('STATIC_DIR') ?? 'dist'),
    signingKey: secret('API_SIGNING_KEY'),
    serverSecret: secret('SERVER_SECRET'),
    linkSecret: secret('LINK_SECRET'),
    ticketKey: secret('TICKET_KEY'),
    sessionDays: whole('SESSION_DAYS', 30, 1, 365),
    bodyLimitBytes: whole('BODY_LIMIT_KB', 256, 16, 10_240) * 1024,
    callsPerMinute: whole('CALLS_PER_MINUTE', 600, 10, 1_000_000),
    requestTimeoutMs: whole('REQUEST_TIMEOUT_SEC', 30, 1, 300) * 1000,
    imageMaxBytes: whole('IMAGE_MAX_MB', 10, 1, 100) * MB,
    documentMaxBytes: whole('DOCUMENT_MAX_MB', 10, 1, 100) * MB,
    videoMaxBytes: whole('VIDEO_MAX_MB', 200, 1, 4096) * MB,
    recordingMaxBytes: whole('RECORDING_MAX_MB', 2048, 1, 16_384) * MB,
    recordingStorageBytes: whole('RECORDINGS_MAX_MB', 10_240, 1, 1_048_576) * MB,
    unusedMaxBytes: whole('UNUSED_MAX_MB', 1024, 1, 1_048_576) * MB,
    verificationFee: whole('VERIFICATION_FEE', 0, 0, 100_000_000),
    verificationCurrency: currency('VERIFICATION_CURRENCY', 'USD'),
    verifierName: text('VERIFIER_NAME') ?? 'Rolecast verification',
    stripe: readStripe(text, wrong),
    paymentSandbox: flag('PAYMENT_SANDBOX', mode !== 'production'),
    firebase: readFirebase(text('FIREBASE_SERVICE_ACCOUNT'), text('VITE_FIREBASE_PROJECT_ID'), wrong),
    smtpUrl: url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: text('MAIL_FROM') ?? 'Rolecast <no-reply@localhost>',
    smsGatewayUrl: url('SMS_GATEWAY_URL', ['http:', 'https:']),
    smsGatewayToken: text('SMS_GATEWAY_TOKEN'),
    contact: {
      email: text('CONTACT_EMAIL') ?? (demo ? 'hello@rolecast.example' : ''),
      phone: text('CONTACT_PHONE') ?? '',
      address: text('CONTACT_ADDRESS') ?? '',
      hours: text('CONTACT_HOURS') ?? '',
    },
    live: readLiveSettings(readers, wrong),
    agora: readAgora(text('AGORA_APP_ID'), text('AGORA_APP_CERTIFICATE'), wrong),
    // The media server bears no more in a room (live/rooms.ts).
    liveViewersMax: whole('LIVE_VIEWERS_MAX', 40, 1, 500),
    sourceUrl: url('SOURCE_URL', ['https:']),
    statusUrl: url('STATUS_URL', ['https:']),
  };
  wrong.push(...feeErrors(config));
  if (wrong.length) throw new ConfigError(wrong.join('\n'));
  return config;
}

/** A fee that no card could be charged would be noticed by the first member who pays it. */
function feeErrors({ verificationFee: fee, verificationCurrency: currency }: Config): string[] {
  if (fee === 0) return [];
  if (!isCharged(currency)) return [`VERIFICATION_CURRENCY: cards are not charged in ${currency}.`];
  const problem = priceProblem(fee, currency);
  return problem === undefined ? [] : [`VERIFICATION_FEE: ${problem}`];
}
