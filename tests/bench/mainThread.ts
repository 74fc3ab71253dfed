import type { CDPSession, Page } from 'playwright-core';

/** What Chromium's trace tells of something that a thread did: microseconds, `tdur` of computing alone. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string; data?: { type?: string } };
}

/** Milliseconds of computing. */
export interface MainThread {
  /** Of each task. */
  tasks: number[];
  /** Of each click: everything from its task to the one that painted what it changed. */
  clicks: number[];
}

const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'];

async function trace(session: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  });
  await act();
  await session.send('Tracing.end');
  await complete;
  return events;
}

/** The renderer's main thread is the one that clicks and frames are handled on. */
function mainOf(events: readonly TraceEvent[]): TraceEvent[] {
  const names = new Map<string, string>();
  const keyOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  for (const event of events)
    if (event.name === 'thread_name') names.set(keyOf(event), event.args?.name ?? '');
  return events
    .filter((event) => names.get(keyOf(event)) === 'CrRendererMain')
    .toSorted((a, b) => a.ts - b.ts);
}

const computed = ({ tdur = 0 }: TraceEvent) => tdur / 1000;

/** What the page's main thread computes while something is done to the page. */
export async function mainThread(page: Page, act: () => Promise<void>): Promise<MainThread> {
  const session = await page.context().newCDPSession(page);
  const main = mainOf(await trace(session, act));
  await session.detach();
  const tasks = main.filter(({ name, ph }) => name === 'RunTask' && ph === 'X');
  const clicks = main
    .filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click')
    .map((click) => {
      const clicked = click.ts + (click.dur ?? 0);
      const painted = main.find(({ name, ts }) => name === 'Commit' && ts >= clicked)?.ts ?? Infinity;
      return tasks
        .filter(({ ts, dur = 0 }) => ts + dur > click.ts && ts <= painted)
        .reduce((sum, task) => sum + computed(task), 0);
    });
  return { tasks: tasks.map(computed), clicks };
}
