import { type Selectable } from 'kysely';
import type { RequestBody, ResponseBody, Schemas } from '#openapi/contract.ts';
import { requireSession, type Context, type Db } from '../../context.ts';
import type { RecommendationsTable } from '../../db/graphTables.ts';
import { once } from '../../idempotency.ts';
import { isKey, newId } from '../../ids.ts';
import { conflict, forbidden, invalid, notFound } from '../../problem.ts';
import { limit } from '../../rateLimit.ts';
import { clean, cleanOptional } from '../../text.ts';
import { CHATTING } from '../chat/friends.ts';
import { RECOMMEND } from '../chat/messages.ts';
import { eraseCards } from '../chat/removeMessage.ts';
import { writeMessage } from '../chat/writeMessage.ts';
import { notify } from '../../notify/notify.ts';
import { areConnected, lockPair, refuseUnavailable, type PairMember } from '../../shared/pair.ts';
import { DECLINED, HIDDEN, REQUESTED, SHOWN, WITHDRAWN, WRITTEN } from './recommendationRows.ts';
import { readRecommendation } from './recommendations.ts';

type Body = RequestBody<'manageRecommendation'>;
type Answer = ResponseBody<'manageRecommendation'>;
type Row = Selectable<RecommendationsTable>;

/** NotificationType of the contract. */
const RECOMMENDATION = 25;
const LEAST_TEXT = 50;
const DECLINED_MS = 30 * 86_400_000;

const gone = () => notFound('This recommendation is not there any more.');

/** REQUEST 0, WRITE 1, SHOW 2, HIDE 3, DECLINE 4, WITHDRAW 5, DELETE 6 (product S51, S52; states: product 5). */
export async function manageRecommendation(body: Body, context: Context): Promise<Answer> {
  const { userId, role } = requireSession(context);
  if (role > 2) throw forbidden('People and agencies recommend each other.', 'ROLE');
  await limit(context, body.action <= 1 ? 'recommend' : 'relation', userId);
  return once(context, 'manageRecommendation', body.clientId, (trx) => {
    switch (body.action) {
      case 0:
        return ask(context, trx, body);
      case 1:
        return write(context, trx, body);
      default:
        return change(context, trx, body);
    }
  });
}

/** Locks both; 404 for who is hidden or gone, 403 for who is no connection. */
async function lockConnection(context: Context, db: Db, otherId: string) {
  const { userId } = requireSession(context);
  const other = await lockPair(db, userId, otherId);
  await refuseUnavailable(db, userId, other);
  if (!(await areConnected(db, userId, other.id))) throw forbidden('Recommendations are among connections.');
  return other;
}

const latest = (db: Db, authorId: string, receiverId: string, state: Row['state']) =>
  db
    .selectFrom('recommendations')
    .selectAll()
    .where('author_id', '=', authorId)
    .where('receiver_id', '=', receiverId)
    .where('state', '=', state)
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();

async function ask(context: Context, db: Db, body: Schemas['AskRecommendationRequest']): Promise<Answer> {
  const { userId } = requireSession(context);
  const author = await lockConnection(context, db, body.otherUserId);
  if (await latest(db, author.id, userId, REQUESTED))
    throw conflict(`You have asked ${author.user_name} already.`);
  const now = context.now();
  const declined = await latest(db, author.id, userId, DECLINED);
  if (declined && Date.parse(declined.updated_at) > now.getTime() - DECLINED_MS)
    throw conflict(`${author.user_name} has declined. Please wait some weeks before you ask again.`);
  const id = newId(now.getTime());
  await db
    .insertInto('recommendations')
    .values({
      id,
      author_id: author.id,
      receiver_id: userId,
      relationship: body.relationship,
      position: cleanOptional(body.position) ?? null,
      request_message: cleanOptional(body.requestMessage) ?? null,
      state: REQUESTED,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await sendCard(context, db, author, id);
  await tell(context, db, author.id, `asked.${id}`);
  return answer(context, db, id, 'Request sent');
}

/** The answer to a request, a new version of what is not shown yet, or a text that nobody asked for. */
async function write(context: Context, db: Db, body: Schemas['WriteRecommendationRequest']): Promise<Answer> {
  const { userId } = requireSession(context);
  const text = clean(body.text);
  if (text.length < LEAST_TEXT) throw invalid({ text: 'A recommendation has 50 to 3000 characters.' });
  const receiver = await lockConnection(context, db, body.otherUserId);
  const waiting = await latest(db, userId, receiver.id, WRITTEN);
  const known =
    body.recommendationId === undefined
      ? await latest(db, userId, receiver.id, REQUESTED)
      : await ownText(db, userId, receiver.id, body.recommendationId);
  if (waiting && waiting.id !== known?.id)
    throw conflict(`${receiver.user_name} has not shown your last recommendation yet. You can change it.`);
  const now = context.now();
  const fields = {
    relationship: body.relationship,
    position: cleanOptional(body.position) ?? null,
    text,
    state: WRITTEN,
    updated_at: now,
  } as const;
  const id = known?.id ?? newId(now.getTime());
  await (known
    ? db.updateTable('recommendations').set(fields).where('id', '=', id).execute()
    : db
        .insertInto('recommendations')
        .values({ ...fields, id, author_id: userId, receiver_id: receiver.id, created_at: now })
        .execute());
  if (known?.state !== WRITTEN) await sendCard(context, db, receiver, id);
  await tell(context, db, receiver.id, `written.${id}`);
  return answer(context, db, id, 'Recommendation sent');
}

/** The message that goes along (product S52), where both have the chat. */
async function sendCard(context: Context, db: Db, to: PairMember, recommendationId: string) {
  const { userId, role } = requireSession(context);
  if (role !== CHATTING || to.role !== CHATTING) return;
  await writeMessage(context, db, { from: userId, to: to.id, type: RECOMMEND, text: '', recommendationId });
}

async function ownText(db: Db, userId: string, receiverId: string, id: string): Promise<Row> {
  const row = await lockedRow(db, userId, id);
  if (row.receiver_id !== receiverId) throw gone();
  if (row.author_id !== userId) throw forbidden('Only who was asked can write this.', 'NOT_OWNER');
  if (row.state !== REQUESTED && row.state !== WRITTEN)
    throw conflict('This recommendation cannot be changed any more.');
  return row;
}

/** One that the member writes or gets, locked; another member's is 404. */
async function lockedRow(db: Db, userId: string, id: string): Promise<Row> {
  if (!isKey(id)) throw gone();
  const row = await db
    .selectFrom('recommendations')
    .selectAll()
    .where('id', '=', id)
    .where((own) => own.or([own('author_id', '=', userId), own('receiver_id', '=', userId)]))
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw gone();
  return row;
}

interface Step {
  by: 'author_id' | 'receiver_id';
  from: Row['state'][];
  to: Row['state'];
  message: string;
}

const texts: Row['state'][] = [WRITTEN, SHOWN, HIDDEN];

/** SHOW 2 and HIDE 3 by the receiver, DECLINE 4 by who is asked, WITHDRAW 5 by who asked. */
const steps: Record<2 | 3 | 4 | 5, Step> = {
  2: { by: 'receiver_id', from: texts, to: SHOWN, message: 'Shown on your profile' },
  3: { by: 'receiver_id', from: texts, to: HIDDEN, message: 'Not shown on your profile' },
  4: { by: 'author_id', from: [REQUESTED, DECLINED], to: DECLINED, message: 'Request declined' },
  5: { by: 'receiver_id', from: [REQUESTED, WITHDRAWN], to: WITHDRAWN, message: 'Request withdrawn' },
};

async function change(
  context: Context,
  db: Db,
  { action, recommendationId }: Schemas['ChangeRecommendationRequest'],
): Promise<Answer> {
  const { userId } = requireSession(context);
  const row = await lockedRow(db, userId, recommendationId);
  const before = await readRecommendation(db, userId, row.id);
  if (!before) throw gone();
  if (action === 6) {
    // Else whoever asked and was declined could delete that, and ask again at once.
    if (row.state === DECLINED && row.receiver_id === userId)
      throw conflict(`${before.fromUser.userName} has declined. There is nothing to delete.`);
    await forget(db, row);
    await eraseCards(context, db, row.id);
    await db.deleteFrom('recommendations').where('id', '=', row.id).execute();
    return { message: 'Deleted', response: before };
  }
  const step = steps[action];
  if (row[step.by] !== userId) throw forbidden('This is for the other of you two to decide.', 'NOT_OWNER');
  if (!step.from.includes(row.state)) throw conflict('This recommendation has changed meanwhile.');
  if (row.state !== step.to) {
    await db
      .updateTable('recommendations')
      .set({ state: step.to, updated_at: context.now() })
      .where('id', '=', row.id)
      .execute();
    if (step.to === WITHDRAWN) await forget(db, row);
  }
  return answer(context, db, row.id, step.message);
}

async function answer(context: Context, db: Db, id: string, message: string): Promise<Answer> {
  const response = await readRecommendation(db, requireSession(context).userId, id);
  if (!response) throw gone();
  return { message, response };
}

const keysOf = (id: string) => [`${RECOMMENDATION}.asked.${id}`, `${RECOMMENDATION}.written.${id}`];

const tell = (context: Context, db: Db, memberId: string, what: string) =>
  notify(context, db, [memberId], { type: RECOMMENDATION, key: `${RECOMMENDATION}.${what}` });

/** What is no more is no news. */
const forget = (db: Db, { id, author_id, receiver_id }: Row) =>
  db
    .deleteFrom('notifications')
    .where('member_id', 'in', [author_id, receiver_id])
    .where('key', 'in', keysOf(id))
    .execute();
