import type { Context, Db } from '../context.ts';
import { putMessage } from '../outbox/outbox.ts';

/** Mails a member where there is an address and its owner wants messages. */
export async function mailMember(
  context: Pick<Context, 'now'>,
  db: Db,
  memberId: string,
  letter: { subject: string; body: string },
) {
  const member = await db
    .selectFrom('members')
    .select('email')
    .where('id', '=', memberId)
    .where('email_notifications', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (member?.email) await putMessage(context, db, { kind: 'email', to: member.email, ...letter });
}
