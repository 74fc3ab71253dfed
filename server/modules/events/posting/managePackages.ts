import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { requireSession, type Context, type Db } from '../../../context.ts';
import { once } from '../../../idempotency.ts';
import { isKey, newId } from '../../../ids.ts';
import { conflict, invalid, notFound } from '../../../problem.ts';
import { limit } from '../../../rateLimit.ts';
import { nextTime } from '../../jobs/ownJob.ts';
import { ownEvent, refuseOver, type EventRow } from '../ownEvent.ts';
import { readPackage } from './packageForm.ts';
import { offerSeats } from '../tickets/offers.ts';
import { tellEnd } from '../tickets/waitlistNews.ts';
import { measurePrices, packagesOf, REMOVED, toPackage, type PackageRow } from '../packageRows.ts';

type Body = RequestBody<'managePackageTickets'>;

const MOST_PACKAGES = 50;

/** ADD 0, EDIT 1, PAUSE 2, RESUME 3, REMOVE 4 (product 3.9). Answers with all packages of the event. */
export async function managePackageTickets(
  body: Body,
  context: Context,
): Promise<ResponseBody<'managePackageTickets'>> {
  const { userId } = requireSession(context);
  await limit(context, 'event', userId);
  const response = await once(context, 'managePackageTickets', body.clientId, async (trx) => {
    const event = await ownEvent(trx, userId, body.eventId);
    refuseOver(event, context.now());
    await (body.action === 0 ? add(context, trx, event, body) : change(context, trx, event, body));
    await measurePrices(trx, event.id);
    // There may be room for more than before.
    await offerSeats(context, trx, event.id);
    return (await packagesOf(trx, event.id)).map((row) => toPackage(row, event));
  });
  const messages = [
    'Package added',
    'Package saved',
    'Sale paused',
    'Sale resumed',
    'Package removed',
  ] as const;
  return { message: messages[body.action], response };
}

function refuseWrong(errors: Record<string, string>) {
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

async function add(context: Context, db: Db, event: EventRow, { package: input }: Body) {
  if (!input) throw invalid({ package: 'Please describe the package.' });
  const { fields, errors } = readPackage(input, event);
  refuseWrong(errors);
  if ((await packagesOf(db, event.id)).length >= MOST_PACKAGES)
    throw conflict(`An event has at most ${MOST_PACKAGES} packages.`);
  const now = context.now();
  await db
    .insertInto('event_packages')
    .values({ ...fields, id: newId(now.getTime()), event_id: event.id, created_at: now, updated_at: now })
    .execute();
}

async function change(context: Context, db: Db, event: EventRow, body: Body) {
  const row = await heldPackage(db, event.id, body.packageId);
  const now = nextTime(context.now(), row.updated_at);
  const set = (fields: Partial<ReturnType<typeof readPackage>['fields']> & { status?: 0 | 1 | 2 }) =>
    db
      .updateTable('event_packages')
      .set({ ...fields, updated_at: now })
      .where('id', '=', row.id)
      .execute();
  if (body.action === 1) {
    if (!body.package) throw invalid({ package: 'Please describe the package.' });
    const { fields, errors } = readPackage(body.package, event, row);
    refuseWrong(errors);
    await set(fields);
  } else if (body.action === 4) {
    await refuseRemoval(db, event, row);
    await set({ status: REMOVED });
    await endPlaces(context, db, row.id);
  } else await set({ status: body.action === 2 ? 1 : 0 });
}

/** One of the packages of an event, locked after the event. What is removed is 404. */
async function heldPackage(db: Db, eventId: string, packageId: string | undefined): Promise<PackageRow> {
  const row =
    packageId !== undefined && isKey(packageId)
      ? await db
          .selectFrom('event_packages')
          .selectAll()
          .where('id', '=', packageId)
          .where('event_id', '=', eventId)
          .where('status', '!=', REMOVED)
          .forUpdate()
          .executeTakeFirst()
      : undefined;
  if (!row) throw notFound('This package is not available.');
  return row;
}

/** Nobody waits for a package that is gone; of one that can be removed no seat is offered. */
async function endPlaces(context: Context, db: Db, packageId: string) {
  const ended = await db
    .updateTable('waitlist')
    .set({ state: 'EXPIRED', offered_until: null, updated_at: context.now() })
    .where('package_id', '=', packageId)
    .where('state', 'in', ['WAITING', 'OFFERED'])
    .returning(['id', 'event_id', 'member_id'])
    .execute();
  for (const entry of ended) await tellEnd(context, db, { ...entry, state: 'WAITING' });
}

async function refuseRemoval(db: Db, event: EventRow, { sold, held }: PackageRow) {
  if (sold + held > 0) throw conflict('Tickets of this package are sold. You can pause its sale.');
  if (event.status !== 0 && (await packagesOf(db, event.id)).length === 1)
    throw conflict('A published event keeps one package. You can pause its sale.');
}
