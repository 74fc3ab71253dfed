import { requireSession, type Context, type Db, type Session } from '../../context.ts';
import { forbidden, unauthenticated } from '../../problem.ts';

/** Sections are for people (product 3.2): organisations say in their header what they are. Throws 403 ROLE. */
export function requireJobSeeker(context: Context): Session {
  const session = requireSession(context);
  if (session.role !== 1) throw forbidden('Only job seekers have these sections.', 'ROLE');
  return session;
}

/**
 * Whoever changes what a member says of themselves holds the member's row from the reading on, so that what is counted
 * and placed stays true until it is written. Readers and those who follow are not held up.
 */
export async function lockMember(db: Db, userId: string) {
  const member = await db
    .selectFrom('members')
    .selectAll()
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!member) throw unauthenticated();
  return member;
}
