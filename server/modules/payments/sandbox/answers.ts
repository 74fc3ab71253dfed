import type { Db } from '../../../context.ts';
import type { Outcome } from './intents.ts';

/**
 * Runs a step once for each idempotency key, inside the caller's transaction: the same key gets the first answer or refusal
 * again, also when both come at once. With another request it is refused, as Stripe does.
 */
export async function answeredOnce<T>(
  trx: Db,
  key: string,
  request: object,
  run: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const asked = JSON.stringify(request);
  const fresh = await trx
    .insertInto('sandbox_answers')
    .values({ key, request: asked })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!fresh) {
    const first = await trx
      .selectFrom('sandbox_answers')
      .select(['request', 'answer'])
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    if (first.request !== asked)
      return {
        refusal: {
          type: 'idempotency_error',
          message:
            'Keys for idempotent requests can only be used with the same parameters they were first used with.',
          statusCode: 400,
        },
      };
    // What was stored is what `run` returned for the same request.
    return first.answer as Outcome<T>;
  }
  const outcome = await run();
  await trx
    .updateTable('sandbox_answers')
    .set({ answer: JSON.stringify(outcome) })
    .where('key', '=', key)
    .execute();
  return outcome;
}
