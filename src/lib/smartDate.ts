const dayNumber = (date: Date) =>
  Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);

/** "Today", "Yesterday", the weekday within the last week, else "4 Jan 2026" (specification 9). Days are the reader's. */
export function smartDate(at: string | Date, now: Date): string {
  const date = new Date(at);
  const age = dayNumber(now) - dayNumber(date);
  if (age === 0) return 'Today';
  if (age === 1) return 'Yesterday';
  if (age > 1 && age < 7) return new Intl.DateTimeFormat('en', { weekday: 'long' }).format(date);
  const part = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en', options).format(date);
  return `${part({ day: 'numeric' })} ${part({ month: 'short' })} ${part({ year: 'numeric' })}`;
}
