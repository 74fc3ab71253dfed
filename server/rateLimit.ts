import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from './context.ts';
import { rateLimited, waitText } from './problem.ts';

interface Policy {
  max: number;
  windowSec: number;
  /** The limit in a sentence, where whoever meets it is no machine. */
  says?: string;
}

/** How many of what in how many seconds (product 7, "Server duties"). */
const policies = {
  /** One phone from one address, or at one device that the member is known at, so that nobody locks a member out from elsewhere. */
  login: { max: 10, windowSec: 3600 },
  /** One phone from everywhere, against a guess that comes from many addresses. */
  loginPhone: { max: 60, windowSec: 3600 },
  /** Not a limit: for so long a device at which somebody has logged in is known. */
  signedIn: { max: Infinity, windowSec: 31_536_000 },
  /** One address, over all phones: each wrong password costs four derivations. */
  loginAddress: { max: 300, windowSec: 3600 },
  register: { max: 20, windowSec: 3600 },
  code: { max: 30, windowSec: 3600 },
  /** Wrong codes from one address, over all accounts. */
  wrongCode: { max: 60, windowSec: 3600 },
  post: { max: 30, windowSec: 3600 },
  /** Jobs written, changed, closed. */
  job: { max: 300, windowSec: 3600 },
  /** Searches for jobs saved and deleted. */
  jobSearch: { max: 200, windowSec: 3600 },
  /** Events and their packages written, changed, cancelled. */
  event: { max: 300, windowSec: 3600 },
  comment: { max: 60, windowSec: 600 },
  like: { max: 120, windowSec: 60 },
  follow: { max: 200, windowSec: 3600 },
  /** Requests to connect. */
  connect: { max: 100, windowSec: 86_400 },
  /** Whatever else changes how two members stand. */
  relation: { max: 300, windowSec: 3600 },
  /** Asked for, or written. */
  recommend: { max: 50, windowSec: 86_400 },
  /** Messages to all friends together. */
  chat: { max: 60, windowSec: 60 },
  /** Conversations are read to, and messages taken back; somebody who scrolls marks often. */
  chatChange: { max: 300, windowSec: 60 },
  /** Push tokens that a browser registers; it has a new one now and then. */
  device: { max: 60, windowSec: 3600 },
  typing: { max: 120, windowSec: 60 },
  report: { max: 30, windowSec: 3600 },
  share: { max: 60, windowSec: 600 },
  upload: { max: 100, windowSec: 3600 },
  /** One address without a session: the pictures of a few registrations. */
  guestUpload: { max: 30, windowSec: 3600 },
  /** Kilobytes: what a guest uploads is kept for a day, and belongs to nobody who could be asked. */
  guestKilobytes: { max: 204_800, windowSec: 86_400 },
  contact: { max: 5, windowSec: 3600 },
  /** Applications that are sent. */
  apply: { max: 100, windowSec: 86_400 },
  /** Whatever else is done to applications, by either side; hundreds may be moved in one call. */
  application: { max: 1000, windowSec: 3600 },
  /** Asking for verifications, calling off and sending files. */
  verification: { max: 60, windowSec: 3600 },
  /** Payments begun, looked at and finished: a page asks each time it is looked at again. */
  payment: { max: 600, windowSec: 3600 },
  /** What holders and organisers do with tickets and waiting lists. */
  ticket: { max: 600, windowSec: 3600 },
  /** Tickets that are mailed to an address of the caller's choice. */
  ticketMail: { max: 60, windowSec: 3600 },
  /** Mails about one event to one address that is not the member's own: free tickets cost nobody anything. */
  guestMail: {
    max: 5,
    windowSec: 86_400,
    says: 'You can send 5 mails of an event to the same address a day.',
  },
  /** Addresses of guests that a member has not sent free tickets to within a day. */
  guestAddress: {
    max: 40,
    windowSec: 86_400,
    says: 'You can send free tickets to 40 other addresses a day.',
  },
  /** Scans at a door; a device that was offline sends a whole evening at once. */
  door: { max: 20_000, windowSec: 3600 },
  /** What organisers write to all who come to an event. */
  attendeeMessage: { max: 10, windowSec: 86_400, says: 'You can write to attendees 10 times a day.' },
  /** Copies of all data of a member. */
  export: { max: 2, windowSec: 86_400 },
  /** Changes of one's own profile: an archive that is read in is some hundred at once. */
  profile: { max: 1000, windowSec: 3600 },
  /** Live rooms that are opened. */
  live: { max: 30, windowSec: 3600 },
  /** Ways into live rooms: a browser whose line comes and goes asks often. */
  liveToken: { max: 120, windowSec: 600 },
  /** In all live rooms together. */
  liveComment: { max: 1, windowSec: 1, says: 'You can write once a second.' },
  /** What hosts do with comments, members and their rooms. */
  liveModerate: { max: 120, windowSec: 60 },
  /** Recordings begun, changed and deleted; a browser that uploads parts asks for more links every ten minutes. */
  recording: { max: 300, windowSec: 3600 },
  search: { max: 60, windowSec: 60 },
  /** Asked while somebody writes a name, at most every fifth of a second. */
  suggest: { max: 120, windowSec: 60 },
} as const satisfies Record<string, Policy>;

export type RateLimit = keyof typeof policies;

const idOf = (policy: RateLimit, key: string) =>
  `${policy}:${createHash('sha256').update(key).digest('base64url').slice(0, 22)}`;

/**
 * Counts one use, or several (a negative number gives back), and throws 429 RATE_LIMITED with the seconds to wait once there were too many. One upsert, so all
 * nodes count together. `key` says whose use it is (member, phone, address); it is stored hashed. Not for use inside
 * a transaction: a refused request must stay counted.
 */
export async function limit(context: Context, policy: RateLimit, key: string, uses = 1): Promise<void> {
  const { max, windowSec, says }: Policy = policies[policy];
  const now = context.now();
  const id = idOf(policy, key);
  const reset = new Date(now.getTime() + windowSec * 1000);
  const { rows } = await sql<{ count: number; reset_at: string }>`
    insert into rate_limits as r (key, count, reset_at) values (${id}, ${uses}, ${reset.toISOString()})
    on conflict (key) do update set
      count = case when r.reset_at <= ${now.toISOString()} then excluded.count else r.count + excluded.count end,
      reset_at = case when r.reset_at <= ${now.toISOString()} then excluded.reset_at else r.reset_at end
    returning count, reset_at`.execute(context.db);
  const row = rows[0];
  if (!row || row.count <= max) return;
  const seconds = Math.max(1, Math.ceil((Date.parse(row.reset_at) - now.getTime()) / 1000));
  throw rateLimited(seconds, says && `${says} Please wait ${waitText(seconds)}.`);
}

/** Whether a use was counted whose time is not over. */
export async function isCounted(context: Context, policy: RateLimit, key: string): Promise<boolean> {
  const row = await context.db
    .selectFrom('rate_limits')
    .select('key')
    .where('key', '=', idOf(policy, key))
    .where('reset_at', '>', context.now().toISOString())
    .executeTakeFirst();
  return row !== undefined;
}

/** Starts to count anew, after the right password for example. */
export async function forgive(context: Context, policy: RateLimit, key: string): Promise<void> {
  await context.db.deleteFrom('rate_limits').where('key', '=', idOf(policy, key)).execute();
}
