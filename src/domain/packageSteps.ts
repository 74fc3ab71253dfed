import type { TicketPackage } from './events.ts';
import type { EventValues } from './eventForm.ts';
import { toPackageInput, toPackageValues, type PackageInput, type PackageValues } from './packageForm.ts';

/** One call of `managePackageTickets`. */
export interface PackageStep {
  /** Of the form's row. */
  key: string;
  /** For what is said when it is refused. */
  name: string;
  request:
    | { action: 0; package: PackageInput }
    | { action: 1; packageId: string; package: PackageInput }
    | { action: 2 | 3 | 4; packageId: string };
}

export interface PackagesBefore {
  packages: readonly TicketPackage[];
  timezone: string;
  /** Which package a row has become that was new: its key and the id of the package. */
  ids: Readonly<Record<string, string>>;
  /** Steps that were done already (`stepName`): what the server writes in another way is not sent for ever. */
  done: ReadonlySet<string>;
}

/** The name of a step among those that were done. */
export const stepName = ({ key, request }: Pick<PackageStep, 'key' | 'request'>): string =>
  `${request.action} ${key}`;

function stepOfRow(row: PackageValues, values: EventValues, before: PackagesBefore): PackageStep | undefined {
  const { key, packageName: name } = row;
  const isHybrid = values.format === '2';
  const { currency, timezone } = values;
  const input = toPackageInput(row, { currency, timezone, isHybrid });
  const packageId = before.ids[key] ?? key;
  const there = before.packages.find((one) => one.packageId === packageId);
  const addition = { key, name, request: { action: 0 as const, package: input } };
  if (!there) return before.done.has(stepName(addition)) ? undefined : addition;
  const standing = toPackageInput(toPackageValues(there, before.timezone), {
    currency: there.currency,
    timezone: before.timezone,
    isHybrid,
  });
  const change = { key, name, request: { action: 1 as const, packageId, package: input } };
  if (JSON.stringify(standing) !== JSON.stringify(input) && !before.done.has(stepName(change))) return change;
  if (row.paused === (there.status === 1)) return undefined;
  return { key, name, request: { action: row.paused ? 2 : 3, packageId } };
}

/**
 * What is to be done next so that an event has the packages of its form; undefined once it has. Ask again after each step.
 * What was added elsewhere stays. Packages go last: a published event keeps one.
 */
export function nextPackageStep(values: EventValues, before: PackagesBefore): PackageStep | undefined {
  for (const row of values.packages) {
    const step = stepOfRow(row, values, before);
    if (step) return step;
  }
  const gone = before.packages.find(({ packageId }) => values.removedPackages.includes(packageId));
  return (
    gone && {
      key: gone.packageId,
      name: gone.packageName,
      request: { action: 4, packageId: gone.packageId },
    }
  );
}

/** The id that a row got whose package is new: the one that was not there before. */
export const addedId = (
  before: readonly TicketPackage[],
  after: readonly TicketPackage[],
  known: readonly string[],
): string | undefined => {
  const had = new Set([...before.map(({ packageId }) => packageId), ...known]);
  return after.find(({ packageId }) => !had.has(packageId))?.packageId;
};
