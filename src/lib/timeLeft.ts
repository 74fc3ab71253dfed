const minute = 60_000;
const steps = [
  { ms: 24 * 60 * minute, one: 'day', many: 'days' },
  { ms: 60 * minute, one: 'hour', many: 'hours' },
  { ms: minute, one: 'minute', many: 'minutes' },
] as const;

/**
 * "3 days", "23 hours", "1 minute", "less than a minute": what is left until a moment (ISO 8601), rounded down in its largest unit;
 * undefined when it is past.
 */
export function timeLeft(until: string, now: Date): string | undefined {
  const left = Date.parse(until) - now.getTime();
  if (left <= 0) return undefined;
  const step = steps.find(({ ms }) => left >= ms);
  if (!step) return 'less than a minute';
  const count = Math.floor(left / step.ms);
  return `${count} ${count === 1 ? step.one : step.many}`;
}
