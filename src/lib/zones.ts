/** The day, `YYYY-MM-DD`, that it is in a zone at a moment; the reader's where the zone is unknown. */
export function dayIn(timezone: string, at: Date): string {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  try {
    // Swedish writes dates as ISO 8601 does.
    return new Intl.DateTimeFormat('sv', { ...parts, timeZone: timezone }).format(at);
  } catch {
    return new Intl.DateTimeFormat('sv', parts).format(at);
  }
}

/** So many days after a day, both `YYYY-MM-DD`. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** Every zone that this browser knows, and UTC. */
export const zoneNames = (): string[] => [
  'UTC',
  ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC'),
];

/** "America/Buenos Aires" of `America/Buenos_Aires`. */
export const zoneLabel = (zone: string): string => zone.replaceAll('_', ' ');
