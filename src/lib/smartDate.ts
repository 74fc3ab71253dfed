const dayNumber = (date: Date) =>
  Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);

// Made once: making one takes longer than using it a hundred times, and long lists put every date into words.
const forms = {
  weekday: new Intl.DateTimeFormat('en', { weekday: 'long' }),
  day: new Intl.DateTimeFormat('en', { day: 'numeric' }),
  month: new Intl.DateTimeFormat('en', { month: 'short' }),
  year: new Intl.DateTimeFormat('en', { year: 'numeric' }),
};

/** "Today", "Yesterday", the weekday within the last week, else "4 Jan 2026" (specification 9). Days are the reader's. */
export function smartDate(at: string | Date, now: Date): string {
  const date = new Date(at);
  const age = dayNumber(now) - dayNumber(date);
  if (age === 0) return 'Today';
  if (age === 1) return 'Yesterday';
  const part = (name: keyof typeof forms) => forms[name].format(date);
  if (age > 1 && age < 7) return part('weekday');
  return `${part('day')} ${part('month')} ${part('year')}`;
}
