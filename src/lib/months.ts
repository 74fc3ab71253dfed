const text = (options: Intl.DateTimeFormatOptions, at: Date) =>
  new Intl.DateTimeFormat('en', { timeZone: 'UTC', ...options }).format(at);

/** The reader's month, `YYYY-MM`. */
export const monthOf = (date: Date): string =>
  `${String(date.getFullYear()).padStart(4, '0')}-${String(date.getMonth() + 1).padStart(2, '0')}`;

/** The reader's day, `YYYY-MM-DD`. */
export const dayOf = (date: Date): string => `${monthOf(date)}-${String(date.getDate()).padStart(2, '0')}`;

/** "Sep 2021" of `2021-09`. */
export const formatMonth = (month: string): string =>
  text({ month: 'short', year: 'numeric' }, new Date(`${month}-01T00:00:00Z`));

/** "12 Mar 2024" of `2024-03-12`. */
export function formatDay(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  return `${text({ day: 'numeric' }, at)} ${text({ month: 'short' }, at)} ${text({ year: 'numeric' }, at)}`;
}

const count = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));

/** Months from the first to the last one, both counted. */
export const monthsBetween = (first: string, last: string): number => count(last) - count(first) + 1;

const plural = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;

/** "4 years 5 months". */
export function formatSpan(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const parts = [years > 0 && plural(years, 'year'), rest > 0 && plural(rest, 'month')];
  return parts.filter(Boolean).join(' ');
}

/** The same month of another year. */
export const yearsLater = (month: string, years: number): string =>
  `${String(Number(month.slice(0, 4)) + years).padStart(4, '0')}${month.slice(4)}`;
