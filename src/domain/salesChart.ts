import type { EventPanel } from './organiser.ts';
import { tickets } from './myEvents.ts';

type Day = EventPanel['byDay'][number];

/** What was sold from one day to another, both `YYYY-MM-DD`. */
export interface SalesBar {
  from: string;
  to: string;
  sold: number;
  revenue: number;
}

export interface SalesChart {
  bars: SalesBar[];
  /** Days that a bar stands for. */
  step: number;
  /** The height of the chart, in tickets: round, and not below the highest bar. */
  top: number;
}

const dayMs = 86_400_000;
/** More bars than these are too thin for a phone. */
const mostBars = 60;

const numberOf = (day: string) => Math.round(Date.parse(day) / dayMs);
const dayOf = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10);

/** 2, 4, 6, 8, 10, 20, 40 … : the next at or above. Its half is a whole number too. */
function roundTop(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  return [2, 4, 6, 8].map((step) => step * power).find((one) => one >= most) ?? 10 * power;
}

/**
 * The days of sales as bars from the first one until `today` (`YYYY-MM-DD`) or the last sale, days without any among them. A
 * long time is shown in weeks or in longer steps. Without sales there are no bars.
 */
export function salesChart(byDay: readonly Day[], today: string): SalesChart {
  const [first, last] = [byDay[0], byDay.at(-1)];
  if (!first || !last) return { bars: [], step: 1, top: 0 };
  const start = numberOf(first.day);
  const end = Math.max(numberOf(last.day), numberOf(today));
  const days = end - start + 1;
  const step = days <= mostBars ? 1 : 7 * Math.ceil(days / 7 / mostBars);
  const bars: SalesBar[] = Array.from({ length: Math.ceil(days / step) }, (_, index) => {
    const from = start + index * step;
    return { from: dayOf(from), to: dayOf(Math.min(end, from + step - 1)), sold: 0, revenue: 0 };
  });
  for (const { day, sold, revenue } of byDay) {
    const bar = bars[Math.floor((numberOf(day) - start) / step)];
    if (bar) Object.assign(bar, { sold: bar.sold + sold, revenue: bar.revenue + revenue });
  }
  return { bars, step, top: roundTop(Math.max(...bars.map(({ sold }) => sold))) };
}

const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** "12 Jan" of `YYYY-MM-DD`. */
export const shortDayText = (day: string): string => shortDay.format(new Date(day));
/** "12 Jan 2026". */
export const longDayText = (day: string): string => longDay.format(new Date(day));

/** "12 Jan" or "12 Jan to 18 Jan". */
export const barText = ({ from, to }: Pick<SalesBar, 'from' | 'to'>): string =>
  from === to ? shortDayText(from) : `${shortDayText(from)} to ${shortDayText(to)}`;

/** The chart in a sentence: "Most on 12 Jan 2026: 31 tickets." */
export function bestDayText(byDay: readonly Day[]): string {
  const [first, ...rest] = byDay;
  if (!first) return 'Nothing is sold yet.';
  const best = rest.reduce((most, day) => (day.sold > most.sold ? day : most), first);
  return `Most on ${longDayText(best.day)}: ${tickets(best.sold)}.`;
}
