import type { Db } from '../context.ts';
import { conflict } from '../problem.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** 409 for who reported this before, with the day and what came of it. */
export async function reportedBefore(db: Db, userId: string, target: string) {
  const first = await db
    .selectFrom('reports')
    .select(['created_at', 'state'])
    .where('reporter_id', '=', userId)
    .where('target', '=', target)
    .executeTakeFirstOrThrow();
  return conflict(
    `You reported this on ${day.format(new Date(first.created_at))}. ${
      first.state === 'open' ? 'We look into it.' : 'We looked into it, and it stays.'
    }`,
    'ALREADY_REPORTED',
  );
}
