import type { RequestBody, Schemas } from '#openapi/contract.ts';
import { sentenceOf } from '../../../contract/sentences.ts';
import { requireSession, type Context, type Db } from '../../../context.ts';
import { isKey, newId } from '../../../ids.ts';
import { ApiProblem, conflict, forbidden, invalid, notFound } from '../../../problem.ts';
import { ACTIVE, REMOVED } from '../packageRows.ts';
import { eventGone, readableEvent } from '../ownEvent.ts';
import { offerSeats } from './offers.ts';
import { tellEnd } from './waitlistNews.ts';
import { leftOf, leftText, lockEvent, moveSeats, packagesById } from './seats.ts';
import { entryOf } from './waitlistView.ts';
import { mostError, ownedOf, refuseUnsold, refuseEnded } from './wanted.ts';

type Body = RequestBody<'manageTickets'>;
type Entry = Schemas['WaitlistEntry'];

export const entryGone = 'This place on the waiting list does not exist any more.';

/** Puts the caller on the waiting list of a package that is sold out for so many; a second time changes the number. */
export async function joinWaitlist(context: Context, trx: Db, body: Body): Promise<Entry> {
  const { userId } = requireSession(context);
  const { eventId = '', packageId = '', quantity = 0 } = body;
  await trx.selectFrom('members').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const readable = await readableEvent(trx, userId, eventId);
  const event = await lockEvent(trx, readable.id);
  if (!event) throw notFound(eventGone);
  const now = context.now();
  refuseUnsold(event, now);
  if (!event.waitlist_enabled) throw conflict('This event has no waiting list.');
  const one = (await packagesById(trx, event.id)).get(packageId.toLowerCase());
  if (!one || one.status === REMOVED) throw notFound('This package is not available.');
  if (one.status !== ACTIVE) throw conflict(`The sale of ${one.package_name} is paused.`);
  refuseEnded(one, now);
  const owned = (await ownedOf(trx, userId, event.id)).get(one.id) ?? 0;
  const tooMany = mostError(one, quantity, owned);
  if (tooMany) throw invalid({ quantity: tooMany });
  if (quantity < 1) throw invalid({ quantity: sentenceOf('ManageTicketsRequest', 'quantity', 'x-required') });
  const left = leftOf(event, one);
  if (left >= quantity) throw conflict(`There are tickets: ${leftText(left)}.`);
  const { id } = await trx
    .insertInto('waitlist')
    .values({
      id: newId(now.getTime()),
      event_id: event.id,
      package_id: one.id,
      member_id: userId,
      quantity,
      joined_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'package_id'])
        .where('state', 'in', ['WAITING', 'OFFERED'])
        // An offer stays as it was made.
        .doUpdateSet((row) => ({
          quantity: row
            .case()
            .when('waitlist.state', '=', 'WAITING')
            .then(quantity)
            .else(row.ref('waitlist.quantity'))
            .end(),
          updated_at: now,
        })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return shown(trx, id);
}

async function shown(trx: Db, waitlistId: string, forOrganiser = false): Promise<Entry> {
  const entry = await entryOf(trx, waitlistId, forOrganiser);
  if (!entry) throw notFound(entryGone);
  return entry;
}

/** Leaves it; seats that were offered go to the next who waits. */
export async function leaveWaitlist(context: Context, trx: Db, waitlistId: string): Promise<Entry> {
  const { userId } = requireSession(context);
  const found = isKey(waitlistId)
    ? await trx
        .selectFrom('waitlist')
        .select(['id', 'event_id'])
        .where('id', '=', waitlistId)
        .where('member_id', '=', userId)
        .executeTakeFirst()
    : undefined;
  if (!found) throw notFound(entryGone);
  await lockEvent(trx, found.event_id);
  await endEntry(context, trx, found.id, 'LEFT');
  await offerSeats(context, trx, found.event_id);
  return shown(trx, found.id);
}

/** Ends a place that still waits or was offered, and frees what is held for it. Who has not left is told. The event is locked. */
export async function endEntry(
  context: Pick<Context, 'now'>,
  trx: Db,
  id: string,
  state: 'LEFT' | 'EXPIRED',
): Promise<void> {
  const entry = await trx
    .selectFrom('waitlist')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!entry || (entry.state !== 'WAITING' && entry.state !== 'OFFERED')) return;
  await trx
    .updateTable('waitlist')
    .set({ state, held: 0, offered_until: null, updated_at: context.now() })
    .where('id', '=', id)
    .execute();
  if (state === 'EXPIRED') await tellEnd(context, trx, entry);
  if (entry.held > 0)
    await moveSeats(trx, entry.event_id, [{ packageId: entry.package_id, quantity: entry.held }], {
      held: -1,
    });
}

/** The organiser offers seats to one who waits, out of turn. Throws 409 SOLD_OUT when there are not so many. */
export async function offerTo(context: Context, trx: Db, waitlistId: string): Promise<Entry> {
  const { userId } = requireSession(context);
  const found = isKey(waitlistId)
    ? await trx
        .selectFrom('waitlist')
        .innerJoin('events', 'events.id', 'waitlist.event_id')
        .select(['waitlist.id', 'waitlist.event_id', 'events.owner_id'])
        .where('waitlist.id', '=', waitlistId)
        .executeTakeFirst()
    : undefined;
  if (!found) throw notFound(entryGone);
  if (found.owner_id !== userId) throw forbidden('Only its organiser can do this.', 'NOT_OWNER');
  await lockEvent(trx, found.event_id);
  const { state } = await shown(trx, found.id);
  if (state !== 'WAITING') throw conflict('This member does not wait any more.');
  if ((await offerSeats(context, trx, found.event_id, found.id)) === 0)
    throw new ApiProblem(409, 'SOLD_OUT', 'There are not so many seats free.');
  context.after(() => context.services.wakeTasks());
  return shown(trx, found.id, true);
}
