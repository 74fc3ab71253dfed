import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from '../../server/app.ts';
import type { Config } from '../../server/config.ts';
import type { OpenDatabase } from '../../server/db/open.ts';
import { addMember, type TestMember } from '../api/support/members.ts';
import type { Measure } from './measure.ts';
import { openSale, reckon, type Reckoning, type Sale } from './ticketBooks.ts';
import { deliveries, deliverSo, type Delivery } from './webhookDeliveries.ts';
import { Buyers } from './ticketBuyers.ts';
import { alone, kinds, Servers, type Kind } from './ticketServers.ts';

/** Longer than a hold and the questions after it. */
const LATER_MS = 40 * 60_000;
/** A sale of the kills takes about as long. */
const AMID_MS = 1000;

/** Whatever was left to tasks is done: tabs that were closed, holds that nobody paid, refunds that are owed. */
async function settle(config: Config, { db }: OpenDatabase): Promise<void> {
  const quiet = { ...config, logLevel: 'silent' as const };
  for (let round = 1; round <= 3; round++) {
    const now = () => new Date(Date.now() + round * LATER_MS);
    const app = await buildApp({ config: quiet, db, now, print: () => {} });
    await app.tasks.settle();
    await app.end(0);
  }
}

interface Plan {
  sales: number;
  buyers: number;
  seats: number;
}

const prepare = (config: Config, { sales, buyers, seats }: Plan) =>
  alone(config, async ({ db }) => {
    const organiser = await addMember(db, new Date(), config, { role: 2 });
    const made: { sale: Sale; members: TestMember[] }[] = [];
    for (let n = 0; n < sales; n++) {
      const members: TestMember[] = [];
      for (let i = 0; i < buyers; i++) members.push(await addMember(db, new Date(), config, {}));
      made.push({ sale: await openSale(db, organiser.userId, seats), members });
    }
    return made;
  });

const wrongOf = ({ sold, counted, seats, unbalanced, halfPaid, strayed }: Reckoning) =>
  Math.abs(sold - seats) + Math.abs(counted - seats) + unbalanced + halfPaid + strayed;

/** 2,000 buyers at once for 100 seats, and what the provider tells of their payments. */
const rush = (kind: Kind, plan: Plan, delivery: Delivery) =>
  kind.open(async (config, env) => {
    const [made] = await prepare(config, plan);
    if (!made) throw new Error('no sale');
    await alone(config, ({ db }) => deliverSo(db, delivery));
    const servers = new Servers(config, env);
    await servers.start(kind.processes);
    const from = performance.now();
    const buyers = new Buyers(() => servers.running, made.sale, delivery.pauseMs);
    await Promise.all(made.members.map((member, at) => buyers.buy(member, at)));
    const seconds = (performance.now() - from) / 1000;
    await servers.end();
    const result = await alone(config, async (database) => {
      await settle(config, database);
      return reckon(database.db, made.sale);
    });
    const name = `${kind.name}, ${plan.buyers} buyers for ${plan.seats} seats, ${delivery.name}`;
    return [
      { name: `${name}: sold`, value: result.sold, unit: 'seats', bound: { max: plan.seats } },
      { name: `${name}: not sold`, value: plan.seats - result.sold, unit: 'seats', bound: { max: 0 } },
      { name: `${name}: told what is left`, value: buyers.told, unit: 'buyers' },
      {
        name: `${name}: neither bought nor told`,
        value: plan.buyers - buyers.told - buyers.bought,
        unit: 'buyers',
        bound: { max: 0 },
      },
      {
        name: `${name}: charged without ticket or refund`,
        value: result.unbalanced + result.strayed,
        unit: 'payments',
        bound: { max: 0 },
      },
      { name: `${name}: wrong in the books`, value: wrongOf(result), unit: '', bound: { max: 0 } },
      { name: `${name}: until the last is answered`, value: seconds, unit: 's' },
    ];
  });

/** A server is killed at a random moment of each sale. */
const kills = (kind: Kind, plan: Plan) =>
  kind.open(async (config, env) => {
    const all = await prepare(config, plan);
    const servers = new Servers(config, env);
    await servers.start(kind.processes);
    let amid = 0;
    for (const { sale, members } of all) {
      const buyers = new Buyers(() => servers.running, sale);
      const selling = Promise.all(members.map((member, at) => buyers.buy(member, at)));
      await sleep(Math.random() * AMID_MS);
      if (buyers.told + buyers.bought < members.length) amid++;
      await servers.killOne();
      await selling;
    }
    await servers.end();
    const results = await alone(config, async (database) => {
      await settle(config, database);
      return Promise.all(all.map(({ sale }) => reckon(database.db, sale)));
    });
    const sum = (of: (result: Reckoning) => number) =>
      results.reduce((total, result) => total + of(result), 0);
    const name = `${kind.name}, ${plan.sales} kill -9 while tickets are sold`;
    return [
      {
        name: `${name}: of them amid the buying`,
        value: amid,
        unit: 'kills',
        bound: { min: plan.sales / 2 },
      },
      { name: `${name}: sold`, value: sum(({ sold }) => sold), unit: 'seats' },
      {
        name: `${name}: over or under`,
        value: sum(wrongOf),
        unit: 'seats',
        bound: { max: 0 },
      },
      {
        name: `${name}: charged without ticket or refund`,
        value: sum(({ unbalanced, strayed }) => unbalanced + strayed),
        unit: 'payments',
        bound: { max: 0 },
      },
    ];
  });

/** Selling out without overselling, with all servers up and while they are killed (product D9). */
export async function ticketSale(): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const kind of kinds) {
    for (const delivery of deliveries)
      measures.push(...(await rush(kind, { sales: 1, buyers: 2000, seats: 100 }, delivery)));
    measures.push(...(await kills(kind, { sales: 20, buyers: 60, seats: 20 })));
  }
  return measures;
}
