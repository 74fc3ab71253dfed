import { type SqlBool, sql } from 'kysely';
import type { RequestBody, ResponseBody, Schemas } from '#openapi/contract.ts';
import { requireSession, type Context, type Db, type Role } from '../../../context.ts';
import { notHidden } from '../../../db/visible.ts';
import { limit } from '../../../rateLimit.ts';
import { oneLine } from '../../../text.ts';
import { authorColumns, toAuthor } from '../../../shared/authors.ts';
import { suggestTags } from './tags.ts';
import { nameQuery } from '../../../shared/nameQuery.ts';

const SUGGESTED = 8;
/** Of whom a short beginning finds, so many are ranked: the cost of one letter stays flat. */
const LOOKED_THROUGH = 500;
/** Of those whom a member follows or knows. */
const MOST_NEAR = 2000;

/** Whom each role may search (specification 6). */
const searchable: Record<Role, Role[]> = { 1: [1, 2, 3, 4], 2: [2, 3, 4], 3: [3, 4], 4: [4] };

/** What fits behind an `@` (kind 0) or a `#` (kind 1). */
export async function getMentionSuggestions(
  { kind, text }: RequestBody<'getMentionSuggestions'>,
  context: Context,
): Promise<ResponseBody<'getMentionSuggestions'>> {
  const { userId, role } = requireSession(context);
  await limit(context, 'suggest', userId);
  const { db } = context;
  const response =
    kind === 1
      ? { members: [], tags: await suggestTags(db, userId, oneLine(text)) }
      : { members: await suggestMembers(db, { id: userId, role }, text), tags: [] };
  return { message: 'Suggestions', response };
}

async function suggestMembers(
  db: Db,
  writer: { id: string; role: Role },
  text: string,
): Promise<Schemas['Author'][]> {
  const query = nameQuery(text);
  if (query === undefined && oneLine(text) !== '') return [];
  const fits = sql<SqlBool>`name_words(members.user_name) @@ to_tsquery('simple', ${query ?? ''})`;
  const alive = db
    .selectFrom('members')
    .select([...authorColumns, 'members.follower_count'])
    .where('members.deleted_at', 'is', null)
    .where('members.suspended_at', 'is', null)
    .where('members.phone_verified_at', 'is not', null)
    .where('members.id', '!=', writer.id)
    .where(notHidden(writer.id, 'members.id'))
    .$if(query !== undefined, (members) => members.where(fits));
  const near = await alive
    .where(
      sql<SqlBool>`members.id in (
        (select followed_id from follows where member_id = ${writer.id}::uuid limit ${MOST_NEAR})
        union all
        (select other_id from connections where member_id = ${writer.id}::uuid and status = 1 limit ${MOST_NEAR}))`,
    )
    .orderBy('members.follower_count', 'desc')
    .orderBy('members.id')
    .limit(SUGGESTED)
    .execute();
  const chosen = new Map(near.map((row) => [row.author_id, row]));
  if (query !== undefined && chosen.size < SUGGESTED) {
    const found = alive.where('members.role', 'in', searchable[writer.role]).limit(LOOKED_THROUGH);
    const others = await db
      .selectFrom(found.as('found'))
      .selectAll()
      .orderBy('follower_count', 'desc')
      .orderBy('author_id')
      .limit(SUGGESTED * 2)
      .execute();
    for (const row of others) if (chosen.size < SUGGESTED) chosen.set(row.author_id, row);
  }
  return [...chosen.values()].map(toAuthor);
}
