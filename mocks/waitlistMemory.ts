import type { Schemas } from '#openapi/contract.ts';

type Entry = Schemas['WaitlistEntry'];

let places: readonly Entry[] = [];

/** Before each story: nobody waits. */
export function forgetWaiting(): void {
  places = [];
}

/** Where the member of this story waits for seats of an event. */
export const waitingAt = (eventId: string): Entry[] => places.filter((place) => place.eventId === eventId);

export const waitingPlace = (waitlistId: string): Entry | undefined =>
  places.find((place) => place.waitlistId === waitlistId);

/** One place for each package: a second one takes the place of the first. */
export function placeInLine(entry: Entry): Entry {
  places = [...places.filter(({ packageId }) => packageId !== entry.packageId), entry];
  return entry;
}

export function leaveLine(waitlistId: string): void {
  places = places.filter((place) => place.waitlistId !== waitlistId);
}
