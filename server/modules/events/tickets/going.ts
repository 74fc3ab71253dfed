import { type RawBuilder, sql } from 'kysely';
import type { Schemas } from '#openapi/contract.ts';
import type { Db } from '../../../context.ts';
import { notHidden } from '../../../db/visible.ts';
import { authorColumns, authorSelect, toAuthor, type AuthorRow } from '../../feed/authors.ts';
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

/** The last change of date or place since the viewer bought; nothing for whoever has no ticket, or bought it afterwards. */
export async function changeFor(
  db: Db,
  viewerId: string,
  { id, changes }: Pick<EventRow, 'id' | 'changes'>,
): Promise<Pick<Schemas['EventDetails'], 'change'>> {
  const [change] = changes;
  if (!change) return {};
  const ticket = await db
    .selectFrom('tickets')
    .select('id')
    .where('event_id', '=', id)
    .where('owner_id', '=', viewerId)
    .where('status', 'in', [1, 2])
    .where('issued_at', '<', change.changedAt)
    .limit(1)
    .executeTakeFirst();
  return ticket ? { change } : {};
}
