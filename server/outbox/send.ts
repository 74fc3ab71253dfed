import type { TaskContext, TaskKind } from '../tasks.ts';
import type { Sender } from './senders.ts';
import type { OutgoingMessage } from './outbox.ts';

/** Sends one message of the outbox. What was sent is kept without its text, except in demonstration mode. */
export function outboxTask(senders: Record<OutgoingMessage['kind'], Sender>): TaskKind {
  const settle = (context: TaskContext, id: unknown, status: 'sent' | 'failed', error: string | null) =>
    context.db
      .updateTable('outbox')
      .set({
        status,
        error,
        sent_at: status === 'sent' ? context.now() : null,
        ...(context.config.demo ? {} : { body: '' }),
      })
      .where('id', '=', String(id))
      .execute();
  return {
    async run(context, { id }) {
      const row = await context.db
        .selectFrom('outbox')
        .selectAll()
        .where('id', '=', String(id))
        .where('status', '=', 'queued')
        .executeTakeFirst();
      if (!row) return;
      await senders[row.kind]({
        kind: row.kind,
        to: row.recipient,
        body: row.body,
        ...(row.subject === null ? {} : { subject: row.subject }),
        ...(row.unsubscribe === null ? {} : { unsubscribe: row.unsubscribe }),
      });
      await settle(context, id, 'sent', null);
    },
    async gaveUp(context, { id }, error) {
      await settle(context, id, 'failed', error);
    },
  };
}
