import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Schemas } from '#openapi/contract.ts';
import type { Db } from '../../../context.ts';

/** Who is written to: all who hold a ticket, those of one package, or those who are not inside yet. */
export interface Written {
  eventId: string;
  audience: Schemas['AttendeeAudience'];
  packageId?: string | undefined;
  /** `cancelled` means also whose ticket ended with it, `link` nobody who comes to the hall of a hybrid event, or whose payment is disputed. */
  news?: string;
}

const chosen = ({ eventId, audience, packageId, news }: Written): RawBuilder<SqlBool> => sql<SqlBool>`
  tickets.event_id = ${eventId}::uuid and (tickets.status in (1, 2) or (${news === 'cancelled'}::boolean and tickets.status in (3, 6)
    and tickets.updated_at >= (select cancelled_at from events where id = ${eventId}::uuid)))
  and (${news !== 'link'}::boolean or not exists (
    select 1 from events e inner join event_packages p on p.event_id = e.id
    where p.id = tickets.package_id and e.format = 2 and p.attendance = 0))
  and (${news !== 'link'}::boolean or tickets.price = 0 or not exists (
    select 1 from transactions t where t.id = tickets.transaction_id and t.dispute in ('OPEN', 'LOST')))
  and (${audience} <> 'NOT_CHECKED_IN' or tickets.status = 1)
  and (${audience} <> 'PACKAGE' or tickets.package_id::text = ${packageId?.toLowerCase() ?? ''})`;

/** Addresses as they are compared: the same one in other letters is the same guest. */
const guests = (written: Written) => sql`
  select lower(tickets.attendee_email) as address, min(tickets.attendee_email) as email, bool_or(tickets.owner_id = members.id) as own
  from tickets left join members on lower(members.email) = lower(tickets.attendee_email) and members.deleted_at is null
  where tickets.attendee_email is not null and ${chosen(written)} group by 1`;

/**
 * How many people that is: members who hold tickets, and guests of theirs who have an address of their own. Never the organiser, here
 * and below: who writes needs no letter.
 */
export async function countHolders(db: Db, written: Written): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(distinct owner_id) from tickets where ${chosen(written)}
        and owner_id <> (select owner_id from events where id = ${written.eventId}::uuid))
      + (select count(*) from (${guests(written)}) as g where not coalesce(g.own, false)) as count`.execute(
    db,
  );
  return Number(rows[0]?.count ?? 0);
}

interface Page {
  after: string;
  limit: number;
}

/** Members who hold tickets, or with whose address one was bought for them; by id. */
export async function memberPage(db: Db, written: Written, { after, limit }: Page): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select members.id from members
    where members.deleted_at is null and members.id::text > ${after} and members.id in (
      select tickets.owner_id from tickets where ${chosen(written)}
      union
      select guest.id from tickets inner join members guest on lower(guest.email) = lower(tickets.attendee_email)
      where ${chosen(written)})
      and members.id <> (select owner_id from events where id = ${written.eventId}::uuid)
    order by members.id::text limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Addresses, each once however many tickets and accounts it has: of members who hold tickets and of their guests. Who has switched
 * mails off gets none, but that of a cancellation.
 */
export async function addressPage(
  db: Db,
  written: Written,
  { after, limit }: Page,
): Promise<{ address: string; email: string }[]> {
  const { rows } = await sql<{ address: string; email: string }>`
    select a.address, min(a.email) as email from (
      select lower(members.email) as address, members.email from members
      where members.deleted_at is null and members.email is not null
        and exists (select 1 from tickets where tickets.owner_id = members.id and ${chosen(written)})
      union all
      select g.address, g.email from (${guests(written)}) as g
    ) as a
    where a.address > ${after} and (${written.news === 'cancelled'}::boolean or not exists (
      select 1 from members m where lower(m.email) = a.address and m.deleted_at is null and not m.email_notifications))
      and not exists (select 1 from members m inner join events e on e.owner_id = m.id
        where e.id = ${written.eventId}::uuid and lower(m.email) = a.address)
    group by a.address order by a.address limit ${limit}`.execute(db);
  return rows;
}
