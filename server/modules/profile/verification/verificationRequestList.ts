import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { requireSession, type Context, type Db } from '../../../context.ts';
import { connectedTo, notHidden } from '../../../db/visible.ts';
import { isKey } from '../../../ids.ts';
import { conflict, forbidden, notFound } from '../../../problem.ts';
import { limit } from '../../../rateLimit.ts';
import { offsetOf, PAGE_SIZE } from '../../../shared/paging.ts';
import { appliesTo } from '../../../shared/appliesTo.ts';
import { notify } from '../../../notify/notify.ts';
import { VERIFICATION, verificationKey, verificationKeys } from './verificationNews.ts';
import { IDENTITY, isKept, readItems, type VerificationType } from './verificationItems.ts';
import { dropFiles, lockOwner, lockVerification, moveTo, type Verification } from './verificationState.ts';

type Body = RequestBody<'verificationRequestList'>;
type Answer = ResponseBody<'verificationRequestList'>;

const HR = 2;

const gone = 'This item does not exist any more.';
const asItStands: Record<number, string> = {
  2: 'This is being reviewed. You hear from us soon.',
  3: 'This is verified already.',
};

/** What can be verified, and who wants it to be (product S53, 5). */
export async function verificationRequestList(body: Body, context: Context): Promise<Answer> {
  const { userId } = requireSession(context);
  if (body.action === 0) {
    const offset = offsetOf(body.pageIndex ?? 1);
    const { documentType: type, documentId: itemId } = body;
    if (itemId !== undefined && !isKey(itemId)) return { message: 'Verification', response: [], count: 0 };
    const wanted = { ownerId: userId, type, itemId };
    const { items, count } = await readItems(context, context.db, wanted, { offset, limit: PAGE_SIZE });
    return { message: 'Verification', response: items, count };
  }
  await limit(context, 'verification', userId);
  const { documentType: type, otherUserId: ownerId = userId } = body;
  // The contract asks for it with these actions.
  if (type === undefined) throw notFound(gone);
  const itemId = body.documentId ?? (type >= IDENTITY ? ownerId : '');
  if (!isKey(ownerId) || !isKey(itemId)) throw notFound(gone);
  const change = body.action === 1 ? ask : callOff;
  const item = await context.db.transaction().execute(async (trx) => {
    if (!(await lockOwner(trx, ownerId))) throw notFound('This member does not exist any more.');
    if (ownerId !== userId) await mayAsk(context, trx, ownerId, type);
    const { items } = await readItems(context, trx, { ownerId, type, itemId });
    if (!items[0]) throw notFound(gone);
    const row = await lockVerification(context, trx, { type, itemId, ownerId });
    await change(context, trx, row);
    return (await readItems(context, trx, { ownerId, type, itemId })).items;
  });
  return { message: body.action === 1 ? 'Requested' : 'Called off', response: item, count: item.length };
}

/** HR asks job seekers that it is connected with, and those who applied for one of its jobs. */
async function mayAsk(context: Context, db: Db, ownerId: string, type: VerificationType): Promise<void> {
  const { userId, role } = requireSession(context);
  if (role !== HR) throw forbidden('Only HR can ask others to verify something.');
  const owner = await db
    .selectFrom('members')
    .select([
      'role',
      'details',
      connectedTo(userId, 'members.id').as('connected'),
      appliesTo(userId, 'members.id').as('applies'),
    ])
    .where('id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .where(notHidden(userId, 'members.id'))
    .executeTakeFirst();
  if (!owner) throw notFound('This member does not exist any more.');
  if (owner.role !== 1) throw forbidden('You can ask job seekers only.');
  // What the owner shows to nobody, HR does not know of.
  if (isKept(owner.details, type)) throw notFound(gone);
  if (!owner.connected && !owner.applies)
    throw forbidden('You can ask members that you are connected with, or who applied for a job of yours.');
}

/** 0 to 1. Who asks again, or after somebody else, finds it as it stands. */
async function ask(context: Context, db: Db, row: Verification): Promise<void> {
  const { userId } = requireSession(context);
  if (row.status === 1) return;
  if (row.status !== 0) throw conflict(asItStands[row.status] ?? gone);
  const at = context.now();
  await moveTo(context, db, row, 1, { requested_by: userId, requested_at: at.toISOString(), reason: null });
  await notify(context, db, [row.owner_id], {
    type: VERIFICATION,
    key: verificationKey('asked', row, at),
  });
}

/** 1 to 0: by the owner, or by the HR member who had asked. */
async function callOff(context: Context, db: Db, row: Verification): Promise<void> {
  const { userId } = requireSession(context);
  if (userId !== row.owner_id && userId !== row.requested_by) throw notFound(gone);
  if (row.status === 0) return;
  if (row.status !== 1) throw conflict(asItStands[row.status] ?? gone);
  await moveTo(context, db, row, 0, { requested_by: null, requested_at: null, reason: null });
  await dropFiles(context, db, [row.id]);
  // What nobody asks for any more is no news; and whoever asks again and again leaves one.
  await db
    .deleteFrom('notifications')
    .where('member_id', '=', row.owner_id)
    .where('key', 'like', `${verificationKeys('asked', row)}%`)
    .execute();
}
