import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { addMonths, dayByKey, longDay, monthText, weeksOf } from '../../../domain/eventMonth.ts';
import type { Event } from '../../../domain/events.ts';
import { monthLook } from '../../../theme/recipes/event.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

type Named = Pick<Event, 'eventId' | 'eventName'>;

export interface EventMonthPanelProps {
  /** The chosen day, `YYYY-MM-DD`; its month is shown. */
  day: string;
  today: string;
  /** What takes place, by day. */
  days: ReadonlyMap<string, readonly Named[]>;
  /** It is still being asked for. */
  busy?: boolean;
  onDay: (event: { day: string }) => void;
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** So many names have room in a day. */
const most = 2;

const countText = (count: number) => (count === 1 ? '1 event' : `${count} events`);
const labelOf = (day: string, count: number) =>
  `${longDay(day)}, ${count === 0 ? 'no events' : countText(count)}`;

function Day({ day, events }: { day: string; events: readonly Named[] }) {
  const rest = events.length - most;
  return (
    <>
      <VisuallyHidden>{labelOf(day, events.length)}</VisuallyHidden>
      <span data-part="number" aria-hidden>
        {Number(day.slice(8))}
      </span>
      {events.length > 0 && (
        <span data-part="mark" aria-hidden>
          {events.length > 9 ? '9+' : '•'.repeat(Math.min(3, events.length))}
        </span>
      )}
      <span data-part="names" aria-hidden>
        {events.slice(0, rest === 1 ? most + 1 : most).map(({ eventId, eventName }) => (
          <span key={eventId}>{eventName}</span>
        ))}
        {rest > 1 && <span>and {rest} more</span>}
      </span>
    </>
  );
}

/** What takes place in a month (product S32). Arrow keys move by days, Page Up and Page Down by months. */
export function EventMonthPanel({ day, today, days, busy = false, onDay }: EventMonthPanelProps) {
  const title = useId();
  const grid = useRef<HTMLTableElement>(null);
  const byKey = useRef(false);
  const month = day.slice(0, 7);
  // The day that a key leads to may stand in another month, whose days are drawn first.
  useEffect(() => {
    if (byKey.current) grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
    byKey.current = false;
  }, [day]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = event.altKey || event.ctrlKey || event.metaKey ? undefined : dayByKey(day, event.key, rtl);
    if (next === undefined) return;
    event.preventDefault();
    byKey.current = true;
    onDay({ day: next });
  };
  const turn = (months: number) => {
    const first = `${addMonths(day, months).slice(0, 7)}-01`;
    onDay({ day: first.slice(0, 7) === today.slice(0, 7) ? today : first });
  };
  return (
    <section aria-labelledby={title} aria-busy={busy}>
      <chakra.div display="flex" alignItems="center" gap={1} mb={2} paddingInline={{ base: 4, md: 0 }}>
        <chakra.h2 id={title} textStyle="title" flex={1} aria-live="polite">
          {monthText(day)}
        </chakra.h2>
        {busy && <Spinner size="sm" />}
        <IconButton label="Previous month" icon={<ChevronLeft aria-hidden />} onClick={() => turn(-1)} />
        <IconButton label="Next month" icon={<ChevronRight aria-hidden />} onClick={() => turn(1)} />
      </chakra.div>
      <chakra.table ref={grid} role="grid" aria-labelledby={title} css={monthLook}>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((one) => {
                const events = days.get(one) ?? [];
                return (
                  <td key={one} aria-selected={one === day}>
                    <button
                      type="button"
                      data-day={one}
                      data-busy={events.length > 0 ? '' : undefined}
                      data-other={one.startsWith(month) ? undefined : ''}
                      aria-current={one === today ? 'date' : undefined}
                      tabIndex={one === day ? 0 : -1}
                      onClick={() => onDay({ day: one })}
                      onKeyDown={onKeyDown}
                    >
                      <Day day={one} events={events} />
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </section>
  );
}
