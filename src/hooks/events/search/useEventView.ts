import { useSearchParams } from 'react-router-dom';
import { oneOf, type EventView } from '../../../domain/eventFilters.ts';

const views = { upcoming: '', calendar: '', saved: '', past: '' } as const satisfies Record<
  EventView,
  string
>;

const toDay = (text: string | null) =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

export interface EventViewState {
  view: EventView;
  /** The chosen day of the calendar, `YYYY-MM-DD`. */
  day: string;
  onView: (view: EventView) => void;
  onDay: (event: { day: string }) => void;
}

/** What the page of events shows, as its address says it. */
export function useEventView(today: string): EventViewState {
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return {
    view: oneOf(params.get('tab'), views) || 'upcoming',
    day: toDay(params.get('day')) ?? today,
    onView: (view) => set('tab', view === 'upcoming' ? '' : view),
    onDay: ({ day }) => set('day', day === today ? '' : day),
  };
}
