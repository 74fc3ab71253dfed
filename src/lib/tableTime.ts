// Made once: making one takes longer than using it a hundred times, and a file has thousands of times.
const form = new Intl.DateTimeFormat('en-GB', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

/**
 * A moment (ISO 8601) for a cell of a table, by the reader's own clocks and with the name of their zone:
 * "2026-01-15 10:00 CET". It is read by people, and a spreadsheet sorts it. Nothing for none.
 */
export function tableTime(at: string | undefined): string {
  if (at === undefined) return '';
  const parts = form.formatToParts(new Date(at));
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === name)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')} ${part('timeZoneName')}`;
}
