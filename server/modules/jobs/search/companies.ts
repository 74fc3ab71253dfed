import { sql, type SqlBool } from 'kysely';
import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { requireSession, type Context } from '../../../context.ts';
import { notHidden } from '../../../db/visible.ts';
import { avatarUrl } from '../../../media/uploads.ts';
import { limit } from '../../../rateLimit.ts';
import { oneLine } from '../../../text.ts';
import { nameQuery } from '../../../shared/nameQuery.ts';
import { fold } from '../../profile/drafts.ts';

const SHOWN = 10;
/** Of what a short beginning finds, so many are ranked: the cost of one letter stays flat. */
const LOOKED_THROUGH = 300;

/**
 * Organisations by name, without case and accents, for whoever says where they work: those whose name begins with the
 * text first, then the most followed. With an empty text the caller's own comes first.
 */
export async function getCompanies(
  { searchText }: RequestBody<'getCompanies'>,
  context: Context,
): Promise<ResponseBody<'getCompanies'>> {
  const { userId } = requireSession(context);
  await limit(context, 'suggest', userId);
  const text = oneLine(searchText);
  const query = nameQuery(text);
  if (query === undefined && text !== '') return { message: 'Companies', response: [] };
  const found = context.db
    .selectFrom('members')
    .select(['id', 'user_name', 'image_key', 'details', 'follower_count'])
    .where('role', '>', 1)
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .where('phone_verified_at', 'is not', null)
    .where(notHidden(userId, 'members.id'))
    .$if(query !== undefined, (members) =>
      members.where(sql<SqlBool>`name_words(members.user_name) @@ to_tsquery('simple', ${query ?? ''})`),
    )
    // Without a text there is nothing to rank by but this, which is an index.
    .$if(query === undefined, (members) => members.orderBy('follower_count', 'desc').orderBy('id'))
    .limit(query === undefined ? SHOWN : LOOKED_THROUGH);
  const own = query === undefined ? await found.where('id', '=', userId).execute() : [];
  const rows = [
    ...own,
    ...(await found.$if(own.length > 0, (others) => others.where('id', '!=', userId)).execute()),
  ];
  const beginning = fold(text);
  const distance = (name: string) => (fold(name).startsWith(beginning) ? 0 : 1);
  const nearest =
    query === undefined
      ? rows
      : rows.sort(
          (one, other) =>
            distance(one.user_name) - distance(other.user_name) ||
            other.follower_count - one.follower_count ||
            (one.id < other.id ? -1 : 1),
        );
  return {
    message: 'Companies',
    response: nearest.slice(0, SHOWN).map(({ id, user_name, image_key, details: { companyLocation } }) => {
      const { city, country } = companyLocation ?? {};
      return {
        companyId: id,
        companyName: user_name,
        ...(image_key ? { companyImage: avatarUrl(image_key) } : {}),
        ...(city && country ? { companyLocation: { ...companyLocation, city, country } } : {}),
      };
    }),
  };
}
