import type { Context, Db } from '../../../context.ts';
import { notHidden } from '../../../db/visible.ts';
import { newId } from '../../../ids.ts';
import { conflict } from '../../../problem.ts';
import { tell } from '../../../notify/notify.ts';
import { putMessage } from '../../../outbox/outbox.ts';
import { anyEvents } from '../ownEvent.ts';
import { TICKET } from './eventNews.ts';
import { eventKey } from '../../../notify/news.ts';
import { newCode } from './issue.ts';
import { canTransfer } from './refundRules.ts';
import { mailTickets, whenText } from './ticketMails.ts';
import { lockEvent } from './seats.ts';
import { ticketRows, type TicketRow } from './ticketView.ts';

export interface Receiver {
  name: string;
  email?: string | undefined;
  /** E.164 with its plus. */
  phone?: string | undefined;
}

/** A member with this phone, who has shown that it is theirs. A mail address was shown by nobody, so it finds no one. */
async function memberWith(db: Db, ownerId: string, phone: string | undefined): Promise<string | undefined> {
  if (phone === undefined) return undefined;
  const member = await db
    .selectFrom('members')
    .select('id')
    .where((row) =>
      row.or(
        [1, 2, 3, 4].map((length) =>
          row.and([
            row('dial_code', '=', phone.slice(0, length + 1)),
            row('phone', '=', phone.slice(length + 1)),
          ]),
        ),
      ),
    )
    .where('phone_verified_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .where(notHidden(ownerId, 'members.id'))
    .orderBy('role')
    .executeTakeFirst();
  return member?.id;
}

/**
 * Hands a ticket on: the old code opens no door any more, and a new ticket with a new code takes its place (product S39). It belongs
 * to the member with the receiver's phone; without one the holder keeps it, and its code is sent to the receiver.
 */
export async function handOn(context: Context, trx: Db, found: TicketRow, receiver: Receiver): Promise<void> {
  // An event that is cancelled at this moment ends the old ticket or the new one, and misses neither.
  await lockEvent(trx, found.event_id);
  await trx.selectFrom('tickets').select('id').where('id', '=', found.id).forUpdate().execute();
  const ticket = await ticketRows(trx).where('tickets.id', '=', found.id).executeTakeFirstOrThrow();
  const now = context.now();
  if (ticket.owner_id !== found.owner_id || !canTransfer(ticket, now))
    throw conflict('This ticket cannot be handed on any more.');
  const ownerId = (await memberWith(trx, ticket.owner_id, receiver.phone)) ?? ticket.owner_id;
  const code = newCode();
  await trx.updateTable('tickets').set({ status: 5, updated_at: now }).where('id', '=', ticket.id).execute();
  const fresh = {
    id: newId(now.getTime()),
    code,
    event_id: ticket.event_id,
    package_id: ticket.package_id,
    transaction_id: ticket.transaction_id,
    owner_id: ownerId,
    attendee_name: receiver.name,
    attendee_email: receiver.email ?? null,
    // What the first one answered is theirs.
    answers: '[]',
    price: ticket.price,
    paid_back: ticket.paid_back,
    currency: ticket.currency,
    sold_policy: ticket.sold_policy,
    handed_from: ticket.id,
    issued_at: now,
    updated_at: now,
  };
  await trx.insertInto('tickets').values(fresh).execute();
  if (ownerId !== ticket.owner_id)
    await tell(context, trx, [ownerId], {
      type: TICKET,
      key: eventKey('handed', ticket.event_id, fresh.id),
      actorId: ticket.owner_id,
    });
  await send(context, trx, ticket, { ...receiver, code, isMember: ownerId !== ticket.owner_id });
}

async function send(
  context: Context,
  trx: Db,
  { event_id, package_name, attendance, price, dispute }: TicketRow,
  { name, email, phone, code, isMember }: Receiver & { code: string; isMember: boolean },
) {
  const event = await anyEvents(trx).where('events.id', '=', event_id).executeTakeFirstOrThrow();
  if (email !== undefined)
    await mailTickets(context, trx, {
      to: email,
      event,
      tickets: [{ attendee_name: name, code, package_name, attendance, price, dispute }],
    });
  else if (phone !== undefined && !isMember)
    await putMessage(context, trx, {
      kind: 'sms',
      to: phone,
      body: `Your ticket for ${event.event_name}, ${whenText(event)}: ${code}`,
    });
  context.after(() => context.services.wakeTasks());
}
