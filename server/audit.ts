import type { Context, Db } from './context.ts';
import { newId } from './ids.ts';

/** Records a decision that may be asked about later (deletion, verification, money). No personal data in `details`. */
export async function audit(
  context: Pick<Context, 'now' | 'session'>,
  db: Db,
  action: string,
  subject: string,
  details: Record<string, unknown> = {},
) {
  await db
    .insertInto('audit')
    .values({
      id: newId(),
      at: context.now(),
      actor_id: context.session?.userId ?? null,
      action,
      subject,
      details: JSON.stringify(details),
    })
    .execute();
}
