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
