import type { RequestBody, Schemas } from '#openapi/contract.ts';
import type { Config } from '../../server/config.ts';
import type { Db } from '../../server/context.ts';
import type { OpenDatabase } from '../../server/db/open.ts';
import { newId } from '../../server/ids.ts';
import { issueTickets } from '../../server/modules/events/tickets/issue.ts';
import { qrOf } from '../../server/modules/events/tickets/signature.ts';
import { addMember, type TestMember } from '../api/support/members.ts';
import type { MainProcess } from '../api/support/process.ts';
import { median, type Measure } from './measure.ts';
import { openSale, PRICE, type Sale } from './ticketBooks.ts';
import { alone, kinds, Servers, type Kind } from './ticketServers.ts';

const TICKETS = 700;
/** Each device scans this many without a network; so many of them the other one scans too. */
const OFFLINE = 250;
const TWICE = 40;
const ONLINE = 100;
const MOST_MS = 300;

interface Door {
  sale: Sale;
  organiser: TestMember;
  qrs: string[];
}

/** An event with tickets that one member has bought. */
async function makeDoor({ db }: OpenDatabase, config: Config): Promise<Door> {
  const organiser = await addMember(db, new Date(), config, { role: 2 });
  const holder = await addMember(db, new Date(), config, {});
  const sale = await openSale(db, organiser.userId, TICKETS);
  await db.transaction().execute((trx) => sellAll(trx, sale, holder));
  const rows = await db
    .selectFrom('tickets')
    .select(['id', 'event_id', 'issued_at'])
    .where('event_id', '=', sale.eventId)
    .orderBy('id')
    .execute();
  return { sale, organiser, qrs: rows.map((row) => qrOf(config.ticketKey, row)) };
}

async function sellAll(trx: Db, { eventId, packageId }: Sale, holder: TestMember): Promise<void> {
  const now = new Date();
  const seats = { packageId, packageName: 'Seat', quantity: TICKETS, unitAmount: PRICE };
  const row = await trx
    .insertInto('transactions')
    .values({
      id: newId(),
      member_id: holder.userId,
      type: 2,
      subject_id: eventId,
      title: 'One evening',
      amount: TICKETS * PRICE,
      currency: 'EUR',
      items: '[]',
      details: JSON.stringify({ packages: [seats], held: false }),
      status: 1,
      listed: true,
      paid_at: now,
      granted_at: now,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await issueTickets(trx, now, row);
  await trx.updateTable('events').set({ sold_count: TICKETS }).where('id', '=', eventId).execute();
  await trx.updateTable('event_packages').set({ sold: TICKETS }).where('id', '=', packageId).execute();
}

type Scan = Extract<RequestBody<'manageTickets'>, object>;
type Answer = Schemas['TicketOutcome'];

/** Sends scans as a device does that has its network again: in order, and once more whatever got no answer. */
async function sync(server: MainProcess, { token }: TestMember, scans: readonly Scan[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const scan of scans) {
    const answer = await server.call('manageTickets', scan, token);
    if (answer?.status !== 200) throw new Error(`a scan was refused: ${JSON.stringify(answer?.body)}`);
    answers.push((answer.body as { response: Answer }).response);
  }
  return answers;
}

async function measureDoor(
  name: string,
  [one, other = one]: readonly MainProcess[],
  { sale, organiser, qrs }: Door,
): Promise<Measure[]> {
  if (!one || !other) throw new Error('no server');
  const begin = Date.now() - 3_600_000;
  const scanOf = (qr: string | undefined, deviceId: string, seconds: number): Scan => ({
    userId: organiser.userId,
    action: 0,
    eventId: sale.eventId,
    qr: qr ?? '',
    gate: deviceId,
    deviceId,
    scannedAt: new Date(begin + seconds * 1000).toISOString(),
    clientId: crypto.randomUUID(),
  });
  const north = qrs.slice(0, OFFLINE).map((qr, n) => scanOf(qr, 'North', n * 2));
  const south = qrs
    .slice(OFFLINE - TWICE, 2 * OFFLINE - TWICE)
    .map((qr, n) => scanOf(qr, 'South', n * 2 + 1));
  const answers = (await Promise.all([sync(one, organiser, north), sync(other, organiser, south)])).flat();
  // A double is told to whoever comes second: as used already, or as the first with the other one beside it.
  const doubles = answers.filter(({ checkIn }) => checkIn?.usedAt !== undefined).length;
  const inside = answers.filter(({ ticket }) => ticket?.status === 2).length;
  const times: number[] = [];
  for (const qr of qrs.slice(2 * OFFLINE - TWICE, 2 * OFFLINE - TWICE + ONLINE)) {
    const from = performance.now();
    await sync(one, organiser, [scanOf(qr, 'North', 3600)]);
    times.push(performance.now() - from);
  }
  times.sort((a, b) => a - b);
  return [
    { name: `${name}: offline scans answered`, value: inside, unit: 'scans', bound: { min: 2 * OFFLINE } },
    { name: `${name}: doubles not told`, value: TWICE - doubles, unit: 'tickets', bound: { max: 0 } },
    { name: `${name}: a scan until its answer, median`, value: median(times), unit: 'ms' },
    {
      name: `${name}: a scan until its answer, 95 of 100`,
      value: times[Math.floor(times.length * 0.95)] ?? Number.NaN,
      unit: 'ms',
      bound: { max: MOST_MS },
    },
  ];
}

/** What of the scans is in the books: each of them is a row, and each ticket is counted once. */
async function booksOf({ db }: OpenDatabase, name: string, { sale }: Door): Promise<Measure[]> {
  const { scans } = await db
    .selectFrom('ticket_scans')
    .select((of) => of.fn.countAll<number>().as('scans'))
    .where('event_id', '=', sale.eventId)
    .executeTakeFirstOrThrow();
  const { checked_in: inside } = await db
    .selectFrom('event_packages')
    .select('checked_in')
    .where('id', '=', sale.packageId)
    .executeTakeFirstOrThrow();
  return [
    {
      name: `${name}: scans that are not kept`,
      value: 2 * OFFLINE + ONLINE - Number(scans),
      unit: 'scans',
      bound: { max: 0 },
    },
    {
      name: `${name}: people counted twice or not at all`,
      value: Math.abs(2 * OFFLINE - TWICE + ONLINE - inside),
      unit: 'people',
      bound: { max: 0 },
    },
  ];
}

const door = (kind: Kind) =>
  kind.open(async (config, env) => {
    const made = await alone(config, (database) => makeDoor(database, config));
    const servers = new Servers(config, env);
    await servers.start(kind.processes);
    const measures = await measureDoor(kind.name, servers.running, made);
    await servers.end();
    return [...measures, ...(await alone(config, (database) => booksOf(database, kind.name, made)))];
  });

/** 500 offline scans of two devices, sent at the same time afterwards; then scans with the network (product S36). */
export async function ticketDoor(): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const kind of kinds) measures.push(...(await door(kind)));
  return measures;
}
