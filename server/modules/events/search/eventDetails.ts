import { sql } from 'kysely';
import type { RequestBody, ResponseBody, Schemas } from '#openapi/contract.ts';
import { requireSession, type Context, type Db } from '../../../context.ts';
import type { StoredPicture } from '../../../db/eventTables.ts';
import { mediaUrl } from '../../../media/uploads.ts';
import { widthsOf } from '../../../media/variants.ts';
import { notFound } from '../../../problem.ts';
import { jobCards } from '../../jobs/search/cards.ts';
import { toEvents } from '../events.ts';
import { eventGone, readableEvent, type EventRow } from '../ownEvent.ts';
import { packagesOf, toPackage } from '../packageRows.ts';
import { attendeesOf, changeFor } from '../tickets/going.ts';
import { placesOf } from '../tickets/waitlistView.ts';
import { mayJoin } from '../tickets/onlineLink.ts';
import { ownedOf } from '../tickets/wanted.ts';

type Details = Schemas['EventDetails'];

/** An event with its packages. Each member who looks counts once. */
export async function getEventDetails(
  { eventId }: RequestBody<'getEventDetails'>,
  context: Context,
): Promise<ResponseBody<'getEventDetails'>> {
  const { userId } = requireSession(context);
  const { db } = context;
  const event = await readableEvent(db, userId, eventId);
  await countView(db, event, userId);
  return { message: event.event_name, response: await toDetails(context, db, userId, event) };
}

/** The event behind a feed item that the caller may read; whoever opens it there counts too. */
export async function eventBehind(context: Context, eventId: string): Promise<Schemas['Event']> {
  const { userId } = requireSession(context);
  const row = await readableEvent(context.db, userId, eventId);
  await countView(context.db, row, userId);
  const [event] = await toEvents(context, context.db, userId, [row]);
  if (!event) throw notFound(eventGone);
  return event;
}

/** Who opens an event of another's is counted, once. */
async function countView(
  db: Db,
  { id, owner_id }: Pick<EventRow, 'id' | 'owner_id'>,
  memberId: string,
): Promise<void> {
  if (owner_id === memberId) return;
  await sql`
    with made as (
      insert into event_views (event_id, member_id) values (${id}::uuid, ${memberId}::uuid)
      on conflict do nothing returning event_id)
    update events set view_count = view_count + 1 from made where events.id = made.event_id`.execute(db);
}

/** The whole event for a viewer who may read it; its organiser gets what the form needs as well. */
export async function toDetails(
  context: Pick<Context, 'now'>,
  db: Db,
  viewerId: string,
  row: EventRow,
): Promise<Details> {
  const [event] = await toEvents(context, db, viewerId, [row]);
  if (!event) throw notFound(eventGone);
  const isOwner = row.owner_id === viewerId;
  const owned = await ownedOf(db, viewerId, row.id);
  const packages = (await packagesOf(db, row.id)).map((one) => ({
    ...toPackage(one, row),
    ...(owned.has(one.id) ? { owned: owned.get(one.id) } : {}),
  }));
  const waitlist = await placesOf(context, db, { memberId: viewerId, eventId: row.id });
  return {
    event,
    description: row.description,
    ...(row.image ? { image: toMedia(row.image) } : {}),
    gallery: row.gallery.map(toMedia),
    ...(row.online_url && (isOwner || (await mayJoin(db, viewerId, row, context.now())))
      ? { onlineUrl: row.online_url }
      : {}),
    useLiveRoom: row.use_live_room,
    ...(row.capacity === null ? {} : { capacity: row.capacity }),
    ageMin: row.age_min,
    ...(row.refund_policy === null ? {} : { refundPolicy: row.refund_policy }),
    ...(row.refund_note ? { refundNote: row.refund_note } : {}),
    attendeeQuestions: row.questions,
    showAttendees: row.show_attendees,
    attendees: row.show_attendees ? await attendeesOf(db, viewerId, row.id) : [],
    linkedJobs: await linkedJobs(db, viewerId, row, isOwner),
    packages: isOwner
      ? packages
      : packages.filter(({ hideWhenSoldOut, remaining }) => !hideWhenSoldOut || remaining > 0),
    ...(waitlist.length > 0 ? { waitlist } : {}),
    ...(await changeFor(db, viewerId, row)),
    ...(row.cancel_reason ? { cancelReason: row.cancel_reason } : {}),
  };
}

function toMedia({ mediaKey, alt, width, height }: StoredPicture): Schemas['Media'] {
  const widths = width === null ? undefined : widthsOf(width);
  return {
    mediaKey,
    url: mediaUrl(mediaKey),
    mediaType: 0,
    ...(alt === null ? {} : { alt }),
    ...(width === null ? {} : { width }),
    ...(height === null ? {} : { height }),
    ...(widths ? { widths } : {}),
  };
}

/** In the order of the form. A card without a status is that of an open job. */
async function linkedJobs(db: Db, viewerId: string, { linked_job_ids: ids }: EventRow, isOwner: boolean) {
  const cards = await jobCards(db, viewerId, ids);
  return ids.flatMap((id) => {
    const card = cards.get(id);
    return card && (isOwner || card.status === undefined) ? [card] : [];
  });
}
