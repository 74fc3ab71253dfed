const minute = 60_000;
const steps = [
  { ms: 24 * 60 * minute, one: 'day', many: 'days' },
  { ms: 60 * minute, one: 'hour', many: 'hours' },
  { ms: minute, one: 'minute', many: 'minutes' },
] as const;

/** "in 3 days", "in 1 hour", "in 12 minutes", "in less than a minute"; undefined of what is past. */
export function untilText(at: string, now: Date): string | undefined {
  const left = Date.parse(at) - now.getTime();
  if (left <= 0) return undefined;
  const step = steps.find(({ ms }) => left >= ms);
  if (!step) return 'in less than a minute';
  const count = Math.floor(left / step.ms);
  return `in ${count} ${count === 1 ? step.one : step.many}`;
}
