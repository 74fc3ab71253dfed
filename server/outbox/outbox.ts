import type { Context, Db } from '../context.ts';
import { newId } from '../ids.ts';
import { addTask } from '../tasks.ts';

export interface OutgoingMessage {
  kind: 'sms' | 'email';
  /** E.164 with its plus, or an e-mail address. */
  to: string;
  /** Of an e-mail. */
  subject?: string;
  /** Plain text; of an e-mail its HTML is made from it (mailHtml.ts). */
  body: string;
  /** Of an e-mail about what is new: the address that ends them. */
  unsubscribe?: string;
}

/** Puts a message into the outbox, inside the caller's transaction: it leaves when that is committed, not before. */
export async function queueMessage(context: Context, db: Db, message: OutgoingMessage): Promise<void> {
  await putMessage(context, db, message);
  context.after(() => context.services.wakeTasks());
}

/** The same from outside of a request; the server finds it at its next look. */
export async function putMessage(
  { now }: Pick<Context, 'now'>,
  db: Db,
  message: OutgoingMessage,
): Promise<void> {
  const id = newId();
  await db
    .insertInto('outbox')
    .values({
      id,
      kind: message.kind,
      recipient: message.to,
      subject: message.kind === 'email' ? (message.subject ?? null) : null,
      body: message.body,
      unsubscribe: message.unsubscribe ?? null,
      created_at: now(),
    })
    .execute();
  await addTask(db, { kind: 'outbox.send', data: { id }, runAt: now() });
}
