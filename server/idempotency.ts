import type { Transaction } from 'kysely';
import type { Context } from './context.ts';
import { requireSession } from './context.ts';
import type { Database } from './db/schema.ts';
import { conflict } from './problem.ts';

/**
 * Runs a write in one transaction. With a `clientId`, the same member's second call gets the first answer and nothing
 * is written twice, also when both arrive at once (the second waits for the first's commit). A refused write is
 * rolled back with its mark, so it can be tried again. `clientId` used for another operation: 409 CONFLICT.
 */
export async function once<R>(
  context: Context,
  operation: string,
  clientId: string | undefined,
  run: (trx: Transaction<Database>) => Promise<R>,
): Promise<R> {
  const { userId } = requireSession(context);
  return context.db.transaction().execute(async (trx) => {
    if (!clientId) return run(trx);
    const fresh = await trx
      .insertInto('idempotency')
      .values({ member_id: userId, client_id: clientId, operation, created_at: context.now() })
      .onConflict((conflict) => conflict.columns(['member_id', 'client_id']).doNothing())
      .returning('client_id')
      .executeTakeFirst();
    const mark = trx
      .selectFrom('idempotency')
      .where('member_id', '=', userId)
      .where('client_id', '=', clientId);
    if (!fresh) {
      const first = await mark.select(['operation', 'response']).executeTakeFirst();
      if (first?.operation !== operation || first.response === null)
        throw conflict('This was sent before for something else.');
      // What was stored is what `run` returned for this operation.
      return first.response as R;
    }
    const response = await run(trx);
    await trx
      .updateTable('idempotency')
      .set({ response: JSON.stringify(response) })
      .where('member_id', '=', userId)
      .where('client_id', '=', clientId)
      .execute();
    return response;
  });
}
