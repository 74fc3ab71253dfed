import { audit } from './audit.ts';
import type { Context, Db } from './context.ts';
import type { ReportEvidence } from './db/feedTables.ts';
import { isKey } from './ids.ts';
import { restoreMember, suspendMember } from './modules/account/suspension.ts';
import { removeMessage } from './modules/chat/removeMessage.ts';
import { removeEvent } from './modules/events/posting/removeEvent.ts';
import { removeJob } from './modules/jobs/posting/removeJob.ts';
import { RECORDING, takeRecordingAway } from './modules/live/recordings/reportedRecording.ts';
import { LIVE_ROOM, takeRoomAway } from './modules/live/rooms/reportedRoom.ts';
import { REPORT_OUTCOME } from './notify/notificationTypes.ts';
import { tell } from './notify/notify.ts';
import { removePost } from './modules/feed/posts/deletePost.ts';
import { EVENT, JOB } from './shared/posts.ts';
import { removeComment } from './modules/feed/comments/manageComment.ts';
import { mailMember } from './notify/mailMember.ts';

type Clock = Pick<Context, 'now'>;
export type Decision = 'upheld' | 'dismissed';

/** By number, as in the contract's ReportReason. */
export const reasonWords = [
  '',
  'spam',
  'a scam or a fake job',
  'harassment',
  'hate',
  'sexual content',
  'violence',
  'impersonation',
  'a breach of copyright',
  'another reason',
] as const;

export interface OpenReport {
  id: string;
  target: string;
  reason: string;
  details: string | null;
  reportedAt: string;
  author: string;
  /** Null when it was gone before evidence was kept. */
  evidence: ReportEvidence | null;
}

const MOST_LISTED = 100;

/** Those who wait longest first. */
export async function openReports(db: Db): Promise<OpenReport[]> {
  const rows = await db
    .selectFrom('reports')
    .leftJoin('members', 'members.id', 'reports.author_id')
    .selectAll('reports')
    .select('members.user_name')
    .where('state', '=', 'open')
    .orderBy('reports.id')
    .limit(MOST_LISTED)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    target: row.target,
    reason: reasonWords[row.reason] ?? `reason ${row.reason}`,
    details: row.details,
    reportedAt: row.created_at,
    author: row.user_name ?? 'unknown',
    evidence: row.evidence,
  }));
}

/**
 * Decides an open report and with it every other open one about the same: upheld takes the post, comment or message away, or
 * suspends the member; dismissed leaves it. Whoever reported is answered by e-mail, and so is the author of what was taken away, where there
 * is an address and its owner wants messages. Returns how many reports were decided; 0 when it is not open.
 */
export async function decideReport(context: Clock, db: Db, id: string, decision: Decision): Promise<number> {
  if (!isKey(id)) return 0;
  return db.transaction().execute(async (trx) => {
    const report = await trx.selectFrom('reports').select('target').where('id', '=', id).executeTakeFirst();
    if (!report) return 0;
    const decided = await trx
      .updateTable('reports')
      .set({ state: decision, decided_at: context.now() })
      .where('target', '=', report.target)
      .where('state', '=', 'open')
      .returning(['id', 'reporter_id', 'author_id', 'reason'])
      .execute();
    const [first] = decided;
    if (!first) return 0;
    const what = kindOf(report.target);
    if (decision === 'upheld') {
      const taken = await takeAway(context, trx, report.target);
      const reason = reasonWords[first.reason] ?? 'another reason';
      if (taken && first.author_id)
        await mailMember(context, trx, first.author_id, messages[what].taken(reason));
    }
    const outcome = messages[what][decision];
    const reporters = [...new Set(decided.map(({ reporter_id }) => reporter_id))];
    await tell(context, trx, reporters, { type: REPORT_OUTCOME, key: `report:${decision}:${first.id}` });
    for (const { reporter_id } of decided)
      await mailMember(context, trx, reporter_id, {
        subject: 'About your report',
        body: `You reported ${oneOf(what)}. We looked into it. ${outcome}\n`,
      });
    await audit({ ...context, session: undefined }, trx, `report.${decision}`, report.target, {
      reports: decided.map((row) => row.id),
    });
    return decided.length;
  });
}

/** Takes a suspension back, and says so to the member by e-mail. False when nobody suspended has this id. */
export async function takeBack(context: Clock, db: Db, memberId: string): Promise<boolean> {
  if (!isKey(memberId)) return false;
  return db.transaction().execute(async (trx) => {
    if (!(await restoreMember(trx, memberId))) return false;
    await mailMember(context, trx, memberId, {
      subject: 'Your account is open again',
      body: 'We looked again and took back the suspension of your account. You can log in as before. We are sorry for the trouble.\n',
    });
    await audit({ ...context, session: undefined }, trx, 'member.restored', `member:${memberId}`);
    return true;
  });
}

type Kind = 'post' | 'comment' | 'job' | 'event' | 'member' | 'message' | 'live room' | 'recording';

const feedKinds: Record<string, Kind> = {
  [JOB]: 'job',
  [EVENT]: 'event',
  [LIVE_ROOM]: 'live room',
  [RECORDING]: 'recording',
};
const kindOf = (target: string): Kind => {
  const [kind, type = ''] = target.split(':');
  return kind === 'comment' || kind === 'member' || kind === 'message' ? kind : (feedKinds[type] ?? 'post');
};

const appeal = 'If you think that we are wrong, please write to us on the contact page.';
const oneOf = (what: string) => `${what === 'event' ? 'an' : 'a'} ${what}`;
const written = (what: string) => ({
  taken: (reason: string) => ({
    subject: `Your ${what} was taken away`,
    body: `Somebody reported ${oneOf(what)} of yours for ${reason}. We looked into it and took it away, because it breaks our rules. ${appeal}\n`,
  }),
  upheld: 'You were right: it breaks our rules, and we took it away.',
  dismissed: 'It does not break our rules, so it stays. You can block whoever wrote it.',
});

/** What is said to the author of what was taken away, and to whoever reported it. */
const messages = {
  post: written('post'),
  comment: written('comment'),
  job: written('job'),
  event: written('event'),
  message: written('message'),
  'live room': written('live room'),
  recording: written('recording'),
  member: {
    taken: (reason: string) => ({
      subject: 'Your account is suspended',
      body: `Somebody reported your profile for ${reason}. We looked into it and suspended your account, because it breaks our rules. ${appeal}\n`,
    }),
    upheld: 'You were right: it breaks our rules, and we suspended the account.',
    dismissed: 'It does not break our rules, so the profile stays. You can block this member.',
  },
} satisfies Record<Kind, unknown>;

/** False when it is gone already. */
async function takeAway(context: Clock, db: Db, target: string): Promise<boolean> {
  const [kind, ...rest] = target.split(':');
  const id = rest.at(-1) ?? '';
  // Also while its owner is suspended and nobody reads it.
  if (kindOf(target) === 'job') return removeJob(context, db, id);
  if (kindOf(target) === 'event') return removeEvent(context, db, id);
  if (kindOf(target) === 'live room') return takeRoomAway(context, db, id);
  if (kindOf(target) === 'recording') return takeRecordingAway(context, db, id);
  if (kind === 'feed') {
    const post = await lockedPost(db, id);
    if (post) await removePost(context, db, post);
    return post !== undefined;
  }
  if (kind === 'member') return suspendMember(context, db, id);
  if (kind === 'message') return removeMessage(context, db, id);
  if (kind !== 'comment') return false;
  const found = await db.selectFrom('comments').select('feed_id').where('id', '=', id).executeTakeFirst();
  // Whoever changes a thread holds the lock on its post (threadCount.ts).
  if (!found || !(await lockedPost(db, found.feed_id))) return false;
  const comment = await db
    .selectFrom('comments')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (comment) await removeComment(context, db, comment);
  return comment !== undefined;
}

const lockedPost = (db: Db, id: string) =>
  db
    .selectFrom('posts')
    .select(['id', 'author_id'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
