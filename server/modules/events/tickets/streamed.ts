import { sql } from 'kysely';
import type { Renderer } from '../../../stream/renderers.ts';

const USED = 2;

interface Row {
  id: string;
  event_id: string;
  owner_id: string;
  organiser_id: string;
  status: 1 | 2 | 3;
  checked_in_at: string | null;
  gate: string | null;
  device_id: string | null;
  checked_in: number;
}

/** A ticket that was let in, or taken back: which device did so is the organiser's matter alone. */
const checkedIn: Renderer<'ticket.checkedIn'> = async ({ db }, news) => {
  const ids = [...new Set(news.map(({ event }) => event.ticketId))];
  const { rows } = await sql<Row>`
    select tickets.id, tickets.event_id, tickets.owner_id, events.owner_id as organiser_id, tickets.status,
      tickets.checked_in_at, tickets.gate, ticket_scans.device_id,
      (select coalesce(sum(event_packages.checked_in), 0)::int from event_packages
        where event_packages.event_id = tickets.event_id) as checked_in
    from tickets inner join events on events.id = tickets.event_id
    left join ticket_scans on ticket_scans.id = tickets.scan_id
    where tickets.id = any(${ids}::uuid[]) and tickets.status in (1, 2)`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return news.map(({ memberId, event: { type, ticketId } }) => {
    const row = byId.get(ticketId);
    const isOrganiser = memberId === row?.organiser_id;
    if (!row || (!isOrganiser && memberId !== row.owner_id)) return undefined;
    const { checked_in_at, gate, device_id } = row.status === USED ? row : nothing;
    return {
      type,
      ticketId,
      eventId: row.event_id,
      status: row.status,
      ...(checked_in_at === null ? {} : { checkedInAt: checked_in_at }),
      ...(gate === null ? {} : { gate }),
      ...(device_id !== null && isOrganiser ? { deviceId: device_id } : {}),
      checkedIn: row.checked_in,
    };
  });
};

const nothing = { checked_in_at: null, gate: null, device_id: null };

export const ticketRenderers = { 'ticket.checkedIn': checkedIn };
