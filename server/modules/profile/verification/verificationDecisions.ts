import { sql } from 'kysely';
import { audit } from '../../../audit.ts';
import type { Context, Db } from '../../../context.ts';
import { connectedTo, notHidden } from '../../../db/visible.ts';
import { isKey } from '../../../ids.ts';
import { appliesTo } from '../../../shared/appliesTo.ts';
import { tell } from '../../../notify/notify.ts';
import { factsOf } from './verificationFacts.ts';
import { isKept, itemsOf, type VerificationType } from './verificationItems.ts';
import { typeWords, VERIFICATION, verificationKey } from './verificationNews.ts';
import { lockOwner, moveTo, type Verification } from './verificationState.ts';
import { mailMember } from '../../../notify/mailMember.ts';

type Clock = Pick<Context, 'now'>;

export interface WaitingVerification {
  /** How the console calls it: key and time of sending. */
  id: string;
  type: VerificationType;
  title: string;
  ownerName: string;
  ownerId: string;
  /** Who asked for it; undefined when the owner did, or when they have left. */
  askedBy: string | undefined;
  sentAt: string;
  /** What it will vouch for, as the owner says it; of the one that was called. */
  facts: string[];
  /** Keys of the files in the folder of uploads, in the order in which they were sent. */
  files: { mediaKey: string; fileName: string | null; contentType: string; size: number }[];
}

const MOST_LISTED = 100;

type Sent = Pick<Verification, 'sent_at'>;

/** What is sent again is called anew, so that nobody decides about files that they have not looked at. */
const timeOf = ({ sent_at }: Sent) => (sent_at === null ? 0 : Date.parse(sent_at)).toString(36);

function readCall(call: string): { id: string; sent: string | undefined } {
  const [id = '', sent] = call.split('.');
  return { id, sent };
}

/** A key without a time means whatever waits now. */
const isThis = (row: Sent, sent: string | undefined) => sent === undefined || sent === timeOf(row);

/** What is in review, those who wait longest first; or the one that is called so. */
export async function waitingVerifications(db: Db, call?: string): Promise<WaitingVerification[]> {
  const { id, sent } = call === undefined ? { id: undefined, sent: undefined } : readCall(call);
  if (id !== undefined && !isKey(id)) return [];
  const rows = await db
    .selectFrom('verifications')
    .innerJoin('members as owner', 'owner.id', 'verifications.owner_id')
    .leftJoin('members as asker', 'asker.id', 'verifications.requested_by')
    .selectAll('verifications')
    .select(['owner.user_name as owner_name', 'asker.user_name as asker_name'])
    .where('verifications.status', '=', 2)
    .where('owner.deleted_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('verifications.id', '=', id ?? ''))
    .orderBy('verifications.sent_at')
    .limit(MOST_LISTED)
    .execute();
  return Promise.all(
    rows
      .filter((row) => isThis(row, sent))
      .map(async (row) => ({
        id: `${row.id}.${timeOf(row)}`,
        type: row.type,
        title: (await titleOf(db, row)) ?? 'deleted since',
        ownerName: row.owner_name,
        ownerId: row.owner_id,
        askedBy: row.requested_by === row.owner_id ? undefined : (row.asker_name ?? undefined),
        sentAt: row.sent_at ?? row.updated_at,
        facts: call === undefined ? [] : await factsOf(db, row),
        files: await filesOf(db, row.id),
      })),
  );
}

interface ItemOf {
  owner_id: string;
  type: VerificationType;
  item_id: string;
}

async function titleOf(db: Db, row: ItemOf): Promise<string | undefined> {
  const { rows } = await sql<{ title: string }>`
    select title from (${itemsOf(row.owner_id)}) items
    where items.type = ${row.type}::smallint and items.item_id = ${row.item_id}::uuid`.execute(db);
  return rows[0]?.title;
}

async function filesOf(db: Db, verificationId: string) {
  const rows = await db
    .selectFrom('verification_files')
    .innerJoin('media', 'media.key', 'verification_files.media_key')
    .select(['media.key', 'media.file_name', 'media.content_type', 'media.size'])
    .where('verification_id', '=', verificationId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    mediaKey: row.key,
    fileName: row.file_name,
    contentType: row.content_type,
    size: row.size,
  }));
}

/** Who decided, as the badge says it, and why it goes back to its owner when it does. */
export type Decision = { by: string } & ({ verified: true } | { verified: false; reason: string });

/**
 * Decides what is in review (product 5): verified, or back to its owner with the reason. The owner is told in the
 * application, and by e-mail where there is an address and its owner wants messages; HR that had asked hears of what was
 * verified. False when it is not in review, or was sent again since it was called so.
 */
export async function decideVerification(
  context: Clock,
  db: Db,
  call: string,
  decision: Decision,
): Promise<boolean> {
  const { id, sent } = readCall(call);
  if (!isKey(id)) return false;
  return db.transaction().execute(async (trx) => {
    const row = await lockWaiting(trx, id);
    const title = row && (await titleOf(trx, row));
    if (!row || title === undefined || !isThis(row, sent)) return false;
    const at = context.now();
    const decided = { decided_at: at.toISOString(), verifier: decision.by };
    if (decision.verified) await moveTo(context, trx, row, 3, decided);
    else await moveTo(context, trx, row, 1, { ...decided, sent_at: null, reason: decision.reason });
    await tell(context, trx, [row.owner_id], {
      type: VERIFICATION,
      key: verificationKey(decision.verified ? 'verified' : 'returned', row, at),
    });
    if (decision.verified) await tellAsker(context, trx, row);
    await mailMember(context, trx, row.owner_id, letterOf(row.type, title, decision));
    await audit(
      { ...context, session: undefined },
      trx,
      decision.verified ? 'verification.verified' : 'verification.returned',
      `verification:${row.id}`,
      { type: row.type, by: decision.by },
    );
    return true;
  });
}

/** The owner before what is theirs, as everybody does (lockOwner). */
async function lockWaiting(db: Db, id: string): Promise<Verification | undefined> {
  const found = await db
    .selectFrom('verifications')
    .select('owner_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found || !(await lockOwner(db, found.owner_id))) return undefined;
  return db
    .selectFrom('verifications')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 2)
    .forUpdate()
    .executeTakeFirst();
}

/** Who is still connected or still has an application, and may still know of it: what was sent back, or hidden since, is the owner's alone. */
async function tellAsker(context: Clock, db: Db, row: Verification) {
  const { owner_id, requested_by: askerId } = row;
  if (askerId === null || askerId === owner_id) return;
  const owner = await db
    .selectFrom('members')
    .select('details')
    .where('id', '=', owner_id)
    .where((row) => row.or([connectedTo(askerId, 'members.id'), appliesTo(askerId, 'members.id')]))
    .where(notHidden(askerId, 'members.id'))
    .executeTakeFirst();
  if (!owner || isKept(owner.details, row.type)) return;
  const key = verificationKey('granted', row, context.now());
  await tell(context, db, [askerId], { type: VERIFICATION, key, actorId: owner_id });
}

function letterOf(type: VerificationType, title: string, decision: Decision) {
  const what = typeWords[type];
  return decision.verified
    ? {
        subject: 'Your document was verified',
        body: `We have checked ${what} (${title}). It is verified now, and your profile says so. The files are deleted 90 days from today.\n`,
      }
    : {
        subject: 'Your document was sent back',
        body: `We have looked at the files for ${what} (${title}) and could not verify it:\n\n${decision.reason}\n\nYou can send other files in the tab Documents of your profile.\n`,
      };
}
