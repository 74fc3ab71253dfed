import { createHmac, randomBytes } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Context, Db } from '../context.ts';
import type { OtpCodesTable } from '../db/serviceTables.ts';
import { queueMessage } from '../outbox/outbox.ts';
import { ApiProblem, rateLimited, waitText } from '../problem.ts';

/**
 * What a code proves. register: the phone of an account, whether one comes from registration or from a first login;
 * forgot: the right to a new password; back: the same, sent to how the account was reached before a change; delete: the will to end the account; contact: a new phone or e-mail address.
 */
export type CodePurpose = 'register' | 'forgot' | 'back' | 'delete' | 'contact';

export interface CodeRecipient {
  kind: 'sms' | 'email';
  /** E.164 with its plus, or an e-mail address. */
  address: string;
}

export interface CodeRequest {
  purpose: CodePurpose;
  /** Whom the code is for: `phoneSubject(...)` before there is a session, the member's id with one. */
  subject: string;
  to: CodeRecipient;
  /** False when nobody stands behind the subject: everything happens but the message, so that the answer tells nothing. */
  known?: boolean;
  /** The person asked for it: the code that is still good is sent again. Without it nothing is sent in that case. */
  resend?: boolean;
}

export interface CodeSent {
  otpSentTo: string;
  resendInSec: number;
  expiresInSec: number;
}

const EXPIRES_SEC = 600;
const RESEND_SEC = 30;
const MAX_TRIES = 5;
const LOCK_SEC = 900;
const MAX_SENDS = 3;
const SENDS_WINDOW_SEC = 3600;

export const phoneSubject = (account: { countryCode: string; phone: string; role: number }): string =>
  `${account.countryCode}:${account.phone}:${account.role}`;

const mac = (context: Context, ...parts: string[]) =>
  createHmac('sha256', context.config.serverSecret).update(parts.join('\n')).digest('base64url');

const keyOf = (context: Context, purpose: CodePurpose, subject: string) =>
  mac(context, 'otp-key', purpose, subject);

/** The code follows from a random nonce and the server's secret: it can be sent again and is stored nowhere. */
function codeOf(context: Context, key: string, nonce: string): string {
  const number = Buffer.from(mac(context, 'otp', key, nonce), 'base64url').readUIntBE(0, 6);
  return String(number % 1_000_000).padStart(6, '0');
}

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();
const secondsUntil = (time: string, now: Date) =>
  Math.max(1, Math.ceil((Date.parse(time) - now.getTime()) / 1000));

/** `+49 1512345678` -> `+49 •••••678`, `ana@example.org` -> `a••@example.org`. */
export function maskAddress({ kind, address }: CodeRecipient): string {
  if (kind === 'sms') return `${address.slice(0, 3)} •••••${address.slice(-3)}`;
  const at = address.lastIndexOf('@');
  return `${address.slice(0, 1)}••${address.slice(at)}`;
}

export const codeExpired = () =>
  new ApiProblem(422, 'OTP_EXPIRED', 'This code is no longer good. Please ask for a new one.');

const locked = (seconds: number) =>
  new ApiProblem(422, 'OTP_LOCKED', `Too many wrong codes. Please try again in ${waitText(seconds)}.`, {
    retryAfterSec: seconds,
  });

type Row = Selectable<OtpCodesTable>;

/** The row of a key, held until the transaction ends, so that two requests at once send one code. */
async function holdRow(db: Db, key: string, now: Date): Promise<Row> {
  await db
    .insertInto('otp_codes')
    .values({ key, nonce: '', expires_at: now, last_sent_at: now, sends: 0, sends_since: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return db.selectFrom('otp_codes').selectAll().where('key', '=', key).forUpdate().executeTakeFirstOrThrow();
}

const isLive = (row: Row, now: Date) =>
  !row.used_at && row.tries < MAX_TRIES && Date.parse(row.expires_at) > now.getTime();

const resendIn = (row: Pick<Row, 'last_sent_at'>, now: Date) =>
  Math.max(0, Math.ceil((Date.parse(row.last_sent_at) - now.getTime()) / 1000) + RESEND_SEC);

const windowEnd = (row: Row) => later(new Date(row.sends_since), SENDS_WINDOW_SEC);
const windowOver = (row: Row, now: Date) => Date.parse(windowEnd(row)) <= now.getTime();

function refuseTooMany(row: Row, now: Date) {
  const wait = resendIn(row, now);
  if (isLive(row, now) && wait > 0) throw rateLimited(wait);
  if (!windowOver(row, now) && row.sends >= MAX_SENDS) throw rateLimited(secondsUntil(windowEnd(row), now));
}

/** The row as it is once a code was sent: the live code again, or a new one. */
function afterSending(row: Row, now: Date) {
  const live = isLive(row, now);
  const over = windowOver(row, now);
  return {
    nonce: live ? row.nonce : randomBytes(16).toString('base64url'),
    expires_at: later(now, EXPIRES_SEC),
    // Sending again is no new set of guesses at the same code.
    tries: live ? row.tries : 0,
    locked_until: null,
    used_at: null,
    last_sent_at: now.toISOString(),
    sends: over ? 1 : row.sends + 1,
    sends_since: over ? now.toISOString() : row.sends_since,
  };
}

/**
 * Sends a code of 6 digits. Good for 10 minutes; sent again after 30 seconds, 3 an hour (429 RATE_LIMITED); after 5
 * wrong tries none for 15 minutes (422 OTP_LOCKED). Runs inside the caller's transaction, so the code and what it is
 * for exist together or not at all.
 */
export async function sendCode(context: Context, db: Db, request: CodeRequest): Promise<CodeSent> {
  const { purpose, subject, to, known = true, resend = false } = request;
  const key = keyOf(context, purpose, subject);
  const now = context.now();
  const answer = (row: Pick<Row, 'last_sent_at' | 'expires_at'>): CodeSent => ({
    otpSentTo: maskAddress(to),
    resendInSec: resendIn(row, now),
    expiresInSec: secondsUntil(row.expires_at, now),
  });

  const row = await holdRow(db, key, now);
  if (row.locked_until && Date.parse(row.locked_until) > now.getTime())
    throw locked(secondsUntil(row.locked_until, now));
  if (isLive(row, now) && !resend) return answer(row);
  refuseTooMany(row, now);

  const sent = afterSending(row, now);
  await db.updateTable('otp_codes').set(sent).where('key', '=', key).execute();
  if (known) {
    await queueMessage(context, db, {
      kind: to.kind,
      to: to.address,
      subject: 'Your Rolecast code',
      body: `Your Rolecast code is ${codeOf(context, key, sent.nonce)}. It is good for 10 minutes. Never tell it to anyone.`,
    });
  }
  return answer(sent);
}

/**
 * Uses a code up, or throws 422: OTP_WRONG with `triesLeft`, OTP_EXPIRED, OTP_LOCKED. The try is counted in the same
 * statement that compares, so parallel guesses do not get more than five. Not for use inside a transaction: a wrong
 * try must stay counted.
 */
export async function checkCode(
  context: Context,
  request: { purpose: CodePurpose; subject: string; code: string },
): Promise<void> {
  const key = keyOf(context, request.purpose, request.subject);
  const now = context.now();
  const pending = await context.db
    .selectFrom('otp_codes')
    .select('nonce')
    .where('key', '=', key)
    .executeTakeFirst();
  const right = pending !== undefined && request.code === codeOf(context, key, pending.nonce);
  const outcome = await context.db
    .updateTable('otp_codes')
    .set((row) => ({
      used_at: right ? now : null,
      tries: right ? row.ref('tries') : row('tries', '+', 1),
      locked_until: right
        ? null
        : sql`case when tries + 1 >= ${MAX_TRIES}::int then ${later(now, LOCK_SEC)}::timestamptz end`,
    }))
    .where('key', '=', key)
    .where('nonce', '=', pending?.nonce ?? '')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .where('tries', '<', MAX_TRIES)
    .returning('tries')
    .executeTakeFirst();
  if (outcome && right) return;
  if (outcome && outcome.tries < MAX_TRIES) {
    const triesLeft = MAX_TRIES - outcome.tries;
    throw new ApiProblem(
      422,
      'OTP_WRONG',
      `This code is wrong. ${triesLeft} ${triesLeft === 1 ? 'try' : 'tries'} left.`,
      {
        triesLeft,
      },
    );
  }
  if (outcome) throw locked(LOCK_SEC);
  // Read again: another guess may have locked it since.
  const after = await context.db
    .selectFrom('otp_codes')
    .select('locked_until')
    .where('key', '=', key)
    .executeTakeFirst();
  if (after?.locked_until && Date.parse(after.locked_until) > now.getTime())
    throw locked(secondsUntil(after.locked_until, now));
  throw codeExpired();
}

/**
 * Of several codes that a subject may be waiting for, the one that was sent last and not used yet; undefined when
 * there is none.
 */
export async function latestCode<C extends { purpose: CodePurpose; subject: string }>(
  context: Context,
  candidates: C[],
): Promise<C | undefined> {
  const byKey = new Map(
    candidates.map((candidate) => [keyOf(context, candidate.purpose, candidate.subject), candidate]),
  );
  const row = await context.db
    .selectFrom('otp_codes')
    .select('key')
    .where('key', 'in', [...byKey.keys()])
    .where('used_at', 'is', null)
    .orderBy('last_sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && byKey.get(row.key);
}
