import { type RawBuilder, sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Db } from './context.ts';
import { newId } from './ids.ts';
import type { MediaStorage } from './media/storage.ts';
import type { MediaServer } from './services/mediaServer.ts';
import type { PushSender } from './services/pushSender.ts';
import type { PaymentProvider } from './services/paymentProvider.ts';
import type { Purposes } from './services/purposes.ts';

/** What a task gets to run with. */
export interface TaskContext {
  db: Db;
  config: Config;
  storage: MediaStorage;
  /** Undefined where payment is switched off. */
  payments: PaymentProvider | undefined;
  /** What a payment can be for. */
  purposes: Purposes;
  /** Undefined where Agora carries live rooms. */
  mediaServer: MediaServer | undefined;
  /** Undefined where devices cannot be reached. */
  push: PushSender | undefined;
  log: FastifyBaseLogger;
  now: () => Date;
}

/** Runs at least once, perhaps twice after a crash: it must not mind. Throwing tries it again later. */
export type TaskHandler = (context: TaskContext, data: Record<string, unknown>) => Promise<void>;

export interface TaskKind {
  run: TaskHandler;
  /** Runs by itself, this often: so long after it began, it begins again. */
  everySec?: number;
  /** Where it runs, beside all other lanes: nothing in them waits for it. Without one it is for what takes moments. */
  lane?: Exclude<Lane, 'quick'>;
  /** After the last try the task is dropped and this is told. */
  gaveUp?: (context: TaskContext, data: Record<string, unknown>, error: string) => Promise<void>;
}

type Lane = 'quick' | 'payments' | 'push' | 'slow';

/** How many run at once, and after how long without an answer another node takes one over. */
const lanes: Record<Lane, { atOnce: number; lockSec: number }> = {
  quick: { atOnce: 20, lockSec: 60 },
  // Waits for the payment provider, half a minute each when that is away.
  payments: { atOnce: 5, lockSec: 300 },
  // Waits for Firebase, minutes where that is overloaded.
  push: { atOnce: 20, lockSec: 600 },
  // Takes minutes of our own.
  slow: { atOnce: 1, lockSec: 1800 },
};
const POLL_MS = 2000;
/** Seconds until the next try, by the number of tries so far. */
const retrySec = [5, 30, 120, 600, 3600];
const ADDED_AT_ONCE = 500;

export interface NewTask {
  kind: string;
  data: Record<string, unknown>;
  runAt: Date;
  key?: string;
}

/** Adds a task, inside the caller's transaction. With a `key`, at most one waits; a second one changes nothing. */
export const addTask = (db: Db, task: NewTask): Promise<void> => addTasks(db, [task]);

const rowOf = ({ kind, key, data, runAt }: NewTask) => ({
  id: newId(),
  kind,
  key: key ?? null,
  data: JSON.stringify(data),
  run_at: runAt,
  created_at: new Date(),
});

/** The same of many, hundreds in a statement. */
export async function addTasks(db: Db, tasks: readonly NewTask[]): Promise<void> {
  for (let at = 0; at < tasks.length; at += ADDED_AT_ONCE)
    await db
      .insertInto('tasks')
      .values(tasks.slice(at, at + ADDED_AT_ONCE).map(rowOf))
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
}

/** The same of a few as a part of a larger statement, which adds none where the part before it that is called `cause` has no rows. */
export function addingTasks(tasks: readonly [NewTask, ...NewTask[]], cause: string): RawBuilder<unknown> {
  const rows = tasks.map(rowOf).map(
    ({ id, kind, key, data, run_at, created_at }) => sql`(${id}::uuid, ${kind}::text, ${key}::text,
      ${data}::jsonb, ${run_at.toISOString()}::timestamptz, ${created_at.toISOString()}::timestamptz)`,
  );
  return sql`
    insert into tasks (id, kind, key, data, run_at, created_at)
    select added.* from (values ${sql.join(rows)}) as added where exists (select 1 from ${sql.table(cause)})
    on conflict (key) do nothing`;
}

/** Thrown by a task that knows when it is worth another try: not before so many seconds. */
export class TryLater extends Error {
  readonly afterSec: number;

  constructor(message: string, afterSec: number) {
    super(message);
    this.afterSec = afterSec;
  }
}

export interface TaskRunner {
  /** Looks for due tasks now. */
  wake(): void;
  /** Runs everything that is due and waits for it; for tests. */
  settle(): Promise<void>;
  /** Takes no new task and waits for the running ones. */
  stop(): Promise<void>;
}

interface DueTask {
  id: string;
  kind: string;
  data: Record<string, unknown>;
  tries: number;
}

/** Takes due tasks of these kinds for a while. An older node leaves the kinds of a newer one alone. */
async function claimDue(
  { db, now }: TaskContext,
  kinds: string[],
  { lockSec, atOnce }: { lockSec: number; atOnce: number },
): Promise<DueTask[]> {
  if (kinds.length === 0) return [];
  const at = now().toISOString();
  const { rows } = await sql<DueTask>`
    update tasks set locked_until = ${new Date(now().getTime() + lockSec * 1000).toISOString()}, tries = tries + 1
    where id in (
      select id from tasks where run_at <= ${at} and kind in (${sql.join(kinds)})
        and (locked_until is null or locked_until < ${at})
      order by run_at limit ${atOnce} for update skip locked)
    returning id, kind, data, tries`.execute(db);
  return rows;
}

/** Runs a task and settles what becomes of it: gone, again at its time, or tried again later. */
async function runTask(context: TaskContext, kinds: Record<string, TaskKind>, task: DueTask) {
  const kind = kinds[task.kind];
  if (!kind) return;
  const begun = context.now();
  const later = (seconds: number, error: string | null, tries: number, from = context.now()) =>
    context.db
      .updateTable('tasks')
      .set({ run_at: new Date(from.getTime() + seconds * 1000), locked_until: null, error, tries })
      .where('id', '=', task.id)
      .execute();
  try {
    await kind.run(context, task.data);
    // What has become due since it looked waits no longer than that.
    if (kind.everySec) await later(kind.everySec, null, 0, begun);
    else await context.db.deleteFrom('tasks').where('id', '=', task.id).execute();
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    context.log.warn({ task: task.kind, tries: task.tries, error: text }, 'task failed');
    const usual = retrySec[task.tries - 1];
    const wait = usual && Math.max(usual, error instanceof TryLater ? error.afterSec : 0);
    if (wait !== undefined || kind.everySec)
      return void (await later(wait ?? kind.everySec ?? 3600, text, task.tries));
    await context.db.deleteFrom('tasks').where('id', '=', task.id).execute();
    await kind.gaveUp?.(context, task.data, text);
  }
}

/** Rounds of one lane, one after the other. */
function startLane(context: TaskContext, kinds: Record<string, TaskKind>, lane: Lane) {
  const names = Object.keys(kinds).filter((name) => (kinds[name]?.lane ?? 'quick') === lane);
  let stopped = false;
  let running: Promise<void> | undefined;
  let again = false;

  const round = async () => {
    do {
      again = false;
      const due = await claimDue(context, names, lanes[lane]);
      await Promise.all(due.map((task) => runTask(context, kinds, task)));
      if (due.length === lanes[lane].atOnce) again = true;
    } while (again && !stopped);
  };

  const wake = () => {
    if (stopped) return;
    if (running) again = true;
    else
      running = round()
        .catch((error: unknown) => context.log.error({ err: error }, 'tasks could not be read'))
        .finally(() => {
          running = undefined;
          if (again) wake();
        });
  };

  return {
    wake,
    stop: () => void (stopped = true),
    /** The round that is under way. */
    running: () => running,
  };
}

/** Polls the table; any number of nodes may do so at once (SKIP LOCKED), and a dead node's tasks are taken over. */
export function startTasks(context: TaskContext, kinds: Record<string, TaskKind>): TaskRunner {
  const all = (Object.keys(lanes) as Lane[]).map((lane) => startLane(context, kinds, lane));
  const running = () => all.flatMap((lane) => lane.running() ?? []);
  const wake = () => {
    for (const lane of all) lane.wake();
  };

  const ready = Promise.all(
    Object.entries(kinds)
      .filter(([, kind]) => kind.everySec)
      .map(([name]) =>
        addTask(context.db, { kind: name, data: {}, runAt: context.now(), key: `every:${name}` }),
      ),
  ).then(wake, (error: unknown) => context.log.error({ err: error }, 'recurring tasks could not be set'));
  const timer = setInterval(wake, POLL_MS);
  timer.unref();

  return {
    wake,
    async settle() {
      await ready;
      wake();
      while (running().length > 0) await Promise.all(running());
    },
    async stop() {
      for (const lane of all) lane.stop();
      clearInterval(timer);
      await ready;
      await Promise.all(running());
    },
  };
}
