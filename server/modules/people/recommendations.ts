import { type SqlBool, sql } from 'kysely';
import type { RequestBody, ResponseBody, Schemas } from '#openapi/contract.ts';
import { requireSession, type Context, type Db, type Role } from '../../context.ts';
import { connectedTo, notHidden } from '../../db/visible.ts';
import { isKey } from '../../ids.ts';
import { toAuthor, type AuthorRow } from '../../shared/authors.ts';
import { countRows, MOST_SKIPPED, offsetOf, PAGE_SIZE } from '../../shared/paging.ts';
import { memberGone, areConnected, isHidden } from '../../shared/pair.ts';
import { HIDDEN, REQUESTED, SHOWN, WRITTEN } from './recommendationRows.ts';

type Recommendation = Schemas['Recommendation'];

const GIVEN = 1;
const PENDING = 3;

/** Both members of a recommendation are there, and neither is hidden from who reads. */
function visible(db: Db, viewerId: string) {
  return db
    .selectFrom('recommendations')
    .innerJoin('members as author', 'author.id', 'recommendations.author_id')
    .innerJoin('members as receiver', 'receiver.id', 'recommendations.receiver_id')
    .where('author.deleted_at', 'is', null)
    .where('author.suspended_at', 'is', null)
    .where('receiver.deleted_at', 'is', null)
    .where('receiver.suspended_at', 'is', null)
    .where(notHidden(viewerId, 'recommendations.author_id'))
    .where(notHidden(viewerId, 'recommendations.receiver_id'));
}

type Query = ReturnType<typeof visible>;

/**
 * GIVEN 1, RECEIVED 2, PENDING 3 (specification 3). Of one's own: what is shown or hidden, and as pending the requests of
 * both directions with what is written and not shown yet. Of another: what they show, to whom they show the section; and
 * what they gave, as far as those show it who got it.
 */
export async function getRecommendations(
  { otherUserId, type, pageIndex }: RequestBody<'getRecommendations'>,
  context: Context,
): Promise<ResponseBody<'getRecommendations'>> {
  const { userId } = requireSession(context);
  const { db } = context;
  const ownerId = otherUserId ?? userId;
  const isOwn = ownerId === userId;
  if (!isOwn && (type === PENDING || !(await showsSection(db, userId, ownerId))))
    return { message: 'Recommendations', response: [], count: 0 };
  const rows = visible(db, userId)
    .$if(type === PENDING, (query) =>
      query.where(sql<SqlBool>`recommendations.id in (
          select id from recommendations where author_id = ${ownerId}::uuid and state in (${REQUESTED}, ${WRITTEN})
          union all
          select id from recommendations where receiver_id = ${ownerId}::uuid and state in (${REQUESTED}, ${WRITTEN}))`),
    )
    .$if(type !== PENDING, (query) =>
      query
        .where(type === GIVEN ? 'author_id' : 'receiver_id', '=', ownerId)
        .where('state', 'in', isOwn ? [SHOWN, HIDDEN] : [SHOWN]),
    )
    .$if(!isOwn && type === GIVEN, (query) => query.where(receiverShows(userId)));
  const offset = offsetOf(pageIndex);
  const found =
    offset < MOST_SKIPPED
      ? await columns(rows).orderBy('recommendations.id', 'desc').limit(PAGE_SIZE).offset(offset).execute()
      : [];
  return {
    message: 'Recommendations',
    response: found.map((row) => toRecommendation(row, userId)),
    count: await countRows(db, rows),
  };
}

const levelOf = (member: 'members' | 'receiver') =>
  sql<number>`coalesce((${sql.ref(`${member}.details`)} -> 'sectionVisibility' ->> 'recommendations')::int, 0)`;

/** Whether who got it shows it to this reader: it stands in a section of theirs, wherever it is read. */
const receiverShows = (readerId: string) => sql<SqlBool>`(
  recommendations.receiver_id = ${readerId}::uuid or ${levelOf('receiver')} = 0
  or (${levelOf('receiver')} = 1 and ${connectedTo(readerId, 'recommendations.receiver_id')}))`;

/** 404 for who is gone or hidden. Absent visibility is PUBLIC 0; CONNECTIONS 1; ONLY_ME 2 (product 3.1). */
async function showsSection(db: Db, userId: string, ownerId: string): Promise<boolean> {
  const owner = isKey(ownerId)
    ? await db
        .selectFrom('members')
        .select(levelOf('members').as('level'))
        .where('id', '=', ownerId)
        .where('deleted_at', 'is', null)
        .where('suspended_at', 'is', null)
        .executeTakeFirst()
    : undefined;
  if (!owner || (await isHidden(db, userId, ownerId))) throw memberGone();
  return owner.level === 0 || (owner.level === 1 && (await areConnected(db, userId, ownerId)));
}

/** How many a member shows, of those that a reader gets to see: for `counts` of a profile. */
export const countShown = (db: Db, viewerId: string, memberId: string): Promise<number> =>
  countRows(db, visible(db, viewerId).where('receiver_id', '=', memberId).where('state', '=', SHOWN));

/** One as a reader gets it who is one of the two; undefined when a block has come between them. */
export async function readRecommendation(
  db: Db,
  userId: string,
  id: string,
): Promise<Recommendation | undefined> {
  const row = await columns(visible(db, userId).where('recommendations.id', '=', id)).executeTakeFirst();
  return row && toRecommendation(row, userId);
}

const columns = (query: Query) =>
  query
    .selectAll('recommendations')
    .select([
      'author.role as author_role',
      'author.user_name as author_name',
      'author.image_key as author_image',
      'author.headline as author_headline',
      'author.verification_status as author_status',
      'receiver.role as receiver_role',
      'receiver.user_name as receiver_name',
      'receiver.image_key as receiver_image',
      'receiver.headline as receiver_headline',
      'receiver.verification_status as receiver_status',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof columns>['execute']>>[number];

const small = (
  id: string,
  role: Role,
  [user_name, image_key, headline, verification_status]: [
    string,
    string | null,
    string | null,
    AuthorRow['verification_status'],
  ],
) => toAuthor({ author_id: id, author_role: role, user_name, image_key, headline, verification_status });

function toRecommendation(row: Row, readerId: string): Recommendation {
  const isParty = row.author_id === readerId || row.receiver_id === readerId;
  return {
    recommendationId: row.id,
    fromUser: small(row.author_id, row.author_role, [
      row.author_name,
      row.author_image,
      row.author_headline,
      row.author_status,
    ]),
    toUser: small(row.receiver_id, row.receiver_role, [
      row.receiver_name,
      row.receiver_image,
      row.receiver_headline,
      row.receiver_status,
    ]),
    relationship: row.relationship,
    ...(row.position ? { position: row.position } : {}),
    ...(row.text ? { text: row.text } : {}),
    ...(row.request_message && isParty ? { requestMessage: row.request_message } : {}),
    state: row.state,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
