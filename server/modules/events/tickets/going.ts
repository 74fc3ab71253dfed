import { type RawBuilder, sql } from 'kysely';
import type { Schemas } from '#openapi/contract.ts';
import type { Db } from '../../../context.ts';
import { notHidden } from '../../../db/visible.ts';
import { authorColumns, authorSelect, toAuthor, type AuthorRow } from '../../../shared/authors.ts';
import type { EventRow } from '../ownEvent.ts';

const MOST_FRIENDS = 3;
const MOST_ATTENDEES = 24;

/** Up to three connections of the viewer who hold a ticket of `events.id`, where the organiser shows who comes; as JSON, or null. */
export const friendsGoing = (viewer: RawBuilder<unknown>): RawBuilder<AuthorRow[] | null> => sql`
  (case when events.show_attendees then (
    select json_agg(friend) from (
      select ${authorSelect} from connections
      inner join members on members.id = connections.other_id
      where connections.member_id = ${viewer} and connections.status = 1
        and members.deleted_at is null and members.suspended_at is null
        and exists (select 1 from tickets where tickets.owner_id = members.id and tickets.event_id = events.id
          and tickets.status in (1, 2))
      order by members.id limit ${sql.lit(MOST_FRIENDS)}) as friend) end)`;

/** Members who come to an event and whom the viewer may see. */
export async function attendeesOf(db: Db, viewerId: string, eventId: string): Promise<Schemas['Author'][]> {
  const rows = await db
    .selectFrom('members')
    .select(authorColumns)
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .where(notHidden(viewerId, 'members.id'))
    .where((row) =>
      row(
        'members.id',
        'in',
        row
          .selectFrom('tickets')
          .select('owner_id')
          .where('tickets.event_id', '=', eventId)
          .where('tickets.status', 'in', [1, 2]),
      ),
    )
    .orderBy('members.id')
    .limit(MOST_ATTENDEES)
    .execute();
  return rows.map(toAuthor);
}

type Changed = Pick<EventRow, 'changes' | 'start_at' | 'end_at' | 'location'>;

const sameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** All changes of date and place since then as one: what was before the first of them, the word and the window of the last. */
function sumOf(event: Changed, since: string): Schemas['EventChange'] | undefined {
  const { changes, start_at, end_at, location } = event;
  const later = changes.filter(({ changedAt }) => Date.parse(changedAt) > Date.parse(since));
  const [last, ...earlier] = later;
  if (!last) return undefined;
  const sum = { ...last };
  for (const { previousStartAt, previousEndAt, previousLocation } of earlier) {
    if (previousStartAt !== undefined) sum.previousStartAt = previousStartAt;
    if (previousEndAt !== undefined) sum.previousEndAt = previousEndAt;
    if (previousLocation !== undefined) sum.previousLocation = previousLocation;
  }
  // What was moved back is where it was.
  if (sum.previousStartAt === start_at) delete sum.previousStartAt;
  if (sum.previousEndAt === end_at) delete sum.previousEndAt;
  if (sameJson(sum.previousLocation, location)) delete sum.previousLocation;
  return sum;
}

/**
 * What was changed of date and place since the viewer's tickets were bought; nothing for whoever has none, or bought afterwards. Whoever
 * can give none back, because they were used or their money is disputed, reads of no window.
 */
export async function changeFor(
  db: Db,
  viewerId: string,
  event: Pick<EventRow, 'id' | 'changes' | 'start_at' | 'end_at' | 'location'>,
): Promise<Pick<Schemas['EventDetails'], 'change'>> {
  const { id, changes } = event;
  if (changes.length === 0) return {};
  const { since, returnable } = await db
    .selectFrom('tickets')
    .innerJoin('transactions', 'transactions.id', 'tickets.transaction_id')
    .select((row) => [
      row.fn.min<string | null>('transactions.created_at').as('since'),
      sql<boolean>`coalesce(bool_or(tickets.status = 1 and coalesce(transactions.dispute, '') not in ('OPEN', 'LOST')), false)`.as(
        'returnable',
      ),
    ])
    .where('tickets.event_id', '=', id)
    .where('tickets.owner_id', '=', viewerId)
    .where('tickets.status', 'in', [1, 2])
    .executeTakeFirstOrThrow();
  const change = since === null ? undefined : sumOf(event, since);
  if (!change) return {};
  const { refundUntil, ...told } = change;
  return { change: returnable && refundUntil !== undefined ? change : told };
}
