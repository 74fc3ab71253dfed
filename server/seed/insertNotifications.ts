import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { typesOf } from '../modules/feed/tellReaction.ts';
import { idAt } from './ids.ts';
import { insert } from './insert.ts';
import type { Person } from './people.ts';
import { randomOf } from './random.ts';
import type { Row } from './rows.ts';
import { signIns } from './signIns.ts';

/** How many each of them is told of, and how many of these were not read yet. */
const told = { all: 8, unread: 2 };

/**
 * What the four who sign in were told of what others did with their posts, as `tellGroup` would have left it. Likes and comments are
 * there already. Neither mail nor push is still to come of it.
 */
export async function insertNotifications(
  trx: Transaction<Database>,
  persons: readonly Pick<Person, 'id' | 'handle'>[],
): Promise<void> {
  const random = randomOf('notifications');
  for (const { id: member_id } of persons.filter(({ handle }) => handle in signIns)) {
    const types = await typesOf(trx, member_id);
    const done = await trx
      .selectFrom('notification_causes as causes')
      .innerJoin('posts', 'posts.id', 'causes.about_id')
      .select(['posts.id', 'posts.feed_type', 'causes.cause'])
      .select(({ fn }) => fn.max('causes.created_at').as('at'))
      .where('posts.author_id', '=', member_id)
      .where('causes.actor_id', '!=', member_id)
      .where('causes.cause', 'in', ['like.post', 'comment.post'])
      .groupBy(['posts.id', 'posts.feed_type', 'causes.cause'])
      .orderBy('at', 'desc')
      .orderBy('posts.id')
      .limit(told.all)
      .execute();
    const rows = done.map(({ id: post, feed_type, cause, at }, position): Row<'notifications'> => {
      const id = idAt(random, new Date(at));
      return {
        id,
        member_id,
        type: cause === 'like.post' ? types.like : types.comment,
        feed_id: post,
        feed_type,
        key: `${cause}.${post}`,
        created_at: at,
        place: id,
        read_at: position < told.unread ? null : at,
        pushed_at: at,
        mailed_at: at,
        cause,
        about_id: post,
      };
    });
    await insert(trx, 'notifications', rows);
  }
}
