import { sql } from 'kysely';
import type { TaskContext, TaskKind } from '../../../tasks.ts';
import type { TransactionRow } from '../../../services/purposes.ts';
import { lockPayment } from '../../payments/settle.ts';
import { detailsOf } from './holdDetails.ts';
import { offerSeats } from './offers.ts';
import { sendLinks } from './onlineLink.ts';
import { lockEvent } from './seats.ts';
import { freeSeats } from './ticketSale.ts';
import { endEntry } from './waitlist.ts';

const MINUTE_SEC = 60;
const AT_ONCE = 100;
/** After its end a hold is first ended at the provider (keepPayments), so that no card is charged for seats that are gone. */
const GRACE_MS = 5 * 60_000;

/**
 * Frees what nobody took in time: offers that are over, and holds that could not be ended because the provider is away. Sends the
 * links of events that begin within the hour.
 */
export const keepTickets: TaskKind = {
  everySec: MINUTE_SEC,
  async run(context) {
    while ((await endOffers(context)) === AT_ONCE);
    while ((await endPlaces(context)) === AT_ONCE);
    await freeOverdue(context);
    await sendLinks(context);
  },
};

/** Each on its own: one that fails does not keep the others. */
async function each<T extends { id: string }>(
  context: TaskContext,
  rows: T[],
  run: (row: T) => Promise<unknown>,
) {
  let done = 0;
  for (const row of rows)
    try {
      await run(row);
      done += 1;
    } catch (error) {
      context.log.warn({ err: error, row: row.id }, 'seats could not be freed');
    }
  return done;
}

/** While a payment of theirs runs the offer lasts: the hold ends by itself. */
async function endOffers(context: TaskContext): Promise<number> {
  const at = context.now().toISOString();
  const { rows } = await sql<{ id: string; event_id: string }>`
    select w.id, w.event_id from waitlist w
    where w.state = 'OFFERED' and w.offered_until <= ${at}::timestamptz and (w.held > 0 or not exists (
      select 1 from transactions t where t.member_id = w.member_id and t.type = 2 and t.subject_id = w.event_id
        and t.status = 0 and t.details ->> 'waitlistId' = w.id::text))
    order by w.offered_until limit ${AT_ONCE}`.execute(context.db);
  return each(context, rows, ({ id, event_id }) =>
    context.db.transaction().execute(async (trx) => {
      await lockEvent(trx, event_id);
      await endEntry(context, trx, id, 'EXPIRED');
      await offerSeats(context, trx, event_id);
    }),
  );
}

/** Nobody waits for an event that is over. */
async function endPlaces(context: TaskContext): Promise<number> {
  const { rows } = await sql<{ id: string; event_id: string }>`
    select w.id, w.event_id from waitlist w inner join events e on e.id = w.event_id
    where w.state = 'WAITING' and e.end_at <= ${context.now().toISOString()}::timestamptz
    order by w.id limit ${AT_ONCE}`.execute(context.db);
  return each(context, rows, ({ id, event_id }) =>
    context.db.transaction().execute(async (trx) => {
      await lockEvent(trx, event_id);
      await endEntry(context, trx, id, 'EXPIRED');
    }),
  );
}

async function freeOverdue(context: TaskContext): Promise<void> {
  const { rows } = await sql<TransactionRow>`
    select * from transactions
    where status = 0 and type = 2 and (details ->> 'held')::boolean
      and hold_until <= ${new Date(context.now().getTime() - GRACE_MS).toISOString()}::timestamptz
    order by hold_until limit ${AT_ONCE}`.execute(context.db);
  await each(context, rows, (known) =>
    context.db.transaction().execute(async (trx) => {
      const row = await lockPayment(trx, known);
      await lockEvent(trx, row.subject_id);
      // Paid or ended meanwhile.
      if (row.status !== 0 || !detailsOf(row).held) return;
      await freeSeats(context.now(), trx, row);
      await offerSeats(context, trx, row.subject_id);
    }),
  );
}
