import type { RequestBody, ResponseBody, Schemas } from '#openapi/contract.ts';
import { requireSession, type Context, type Db } from '../../context.ts';
import { once } from '../../idempotency.ts';
import { isKey } from '../../ids.ts';
import { limit } from '../../rateLimit.ts';
import { reportedBefore } from '../../shared/reportedBefore.ts';
import { blockMember, unblockMember } from './block.ts';
import { isHidden, lockPair, memberGone, refuseUnavailable, type PairMember } from '../../shared/pair.ts';
import { relationWith } from './relation.ts';
import { detailsOf, fileReport, targetOf } from './reportMember.ts';
import { accept, add, reject, remove, tieWith, withdraw, type Change } from './ties.ts';

type Body = RequestBody<'manageConnection'>;
type Answer = ResponseBody<'manageConnection'>;

const ADD = 0;
const REPORT = 6;

const block: Change = async (context, db, other) => {
  await blockMember(context, db, other.id);
  return `${other.user_name} is blocked`;
};

const unblock: Change = async (context, db, other) => {
  const { userId } = requireSession(context);
  await unblockMember(context, db, other.id);
  // Who blocks back stays unseen: to the caller this profile is not there.
  if (await isHidden(db, userId, other.id)) return 'No longer blocked';
  return `${other.user_name} is no longer blocked`;
};

const mute: Change = async (context, db, other) => {
  const { userId } = requireSession(context);
  await refuseUnavailable(db, userId, other);
  await db
    .insertInto('mutes')
    .values({ member_id: userId, muted_id: other.id, created_at: context.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return `${other.user_name} is muted`;
};

const unmute: Change = async (context, db, other) => {
  const { userId } = requireSession(context);
  await db.deleteFrom('mutes').where('member_id', '=', userId).where('muted_id', '=', other.id).execute();
  return `${other.user_name} is no longer muted`;
};

/** By action (specification 4, product 3.9); REPORT 6 goes its own way. */
const changes: Record<Schemas['ManageConnectionRequest']['action'], Change> = {
  0: add,
  1: remove,
  2: accept,
  3: reject,
  4: block,
  5: unblock,
  7: withdraw,
  8: mute,
  9: unmute,
};

/**
 * Changes how two members stand (product S49, 5). Both rows and both counts change in one transaction that has locked
 * both members, so of any presses at once the result is that of some order. Twice is the same as once.
 */
export async function manageConnection(body: Body, context: Context): Promise<Answer> {
  if (body.action === REPORT) return report(body, context);
  const { userId } = requireSession(context);
  await countUse(context, body);
  return once(context, 'manageConnection', body.clientId, async (trx) => {
    const other = await lockPair(trx, userId, body.otherUserId);
    const message = await changes[body.action](context, trx, other, body.note);
    return stateOf(context, trx, other, message);
  });
}

/** Before the transaction, because a refused request stays counted. What was asked before costs nothing. */
async function countUse(context: Context, { action, otherUserId }: Schemas['ManageConnectionRequest']) {
  const { userId } = requireSession(context);
  if (action !== ADD) return limit(context, 'relation', userId);
  const asked = isKey(otherUserId) && (await tieWith(context.db, userId, otherUserId));
  await limit(context, asked ? 'relation' : 'connect', userId);
}

async function report(body: Schemas['ReportMemberRequest'], context: Context): Promise<Answer> {
  const { userId } = requireSession(context);
  detailsOf(body);
  await limit(context, 'report', userId);
  const answer = await once(context, 'manageConnection', body.clientId, async (trx) => {
    const other = await lockPair(trx, userId, body.otherUserId);
    const isNew = await fileReport(context, trx, other, body);
    if (body.block) await blockMember(context, trx, other.id);
    return isNew ? stateOf(context, trx, other, 'Thank you. We answer in 3 days.') : null;
  });
  // Outside the transaction: who reports again to block as well is blocked all the same.
  if (!answer)
    throw await reportedBefore(context.db, userId, targetOf(body.otherUserId.toLowerCase(), body.messageId));
  return answer;
}

async function stateOf(context: Context, db: Db, other: PairMember, message: string): Promise<Answer> {
  const viewer = await relationWith(db, requireSession(context), other.id);
  if (!viewer) throw memberGone();
  return { message, response: { connectionStatus: viewer.connectionStatus, viewer } };
}
