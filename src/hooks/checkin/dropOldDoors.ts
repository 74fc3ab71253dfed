import { isWaiting, type DoorAct, type DoorList } from '../../domain/checkIn.ts';
import { doorShelf } from './doorStore.ts';

/** The lists of all doors of this device, each under its key. */
export interface DoorShelf {
  readLists: () => Promise<[key: string, list: DoorList][]>;
  readActs: (key: string) => Promise<DoorAct[]>;
  dropList: (key: string) => Promise<void>;
}

const dayMs = 86_400_000;
/** No event is longer than 30 days; a list that does not say when its event ends may have been read before it began. */
const longestMs = 60 * dayMs;

/** Whether the event of a list ended more than a day ago: its door is closed. */
const isOld = ({ endsAt, askedAt }: DoorList, now: Date): boolean =>
  (endsAt === undefined ? Date.parse(askedAt) + longestMs : Date.parse(endsAt)) + dayMs < now.getTime();

/**
 * Erases the names of who came to events that are over from this device. A door that still has scans to send keeps its list until
 * they are sent. Never throws.
 */
export async function dropOldDoors(now: Date, shelf: DoorShelf = doorShelf): Promise<void> {
  try {
    for (const [key, list] of await shelf.readLists())
      if (isOld(list, now) && !(await shelf.readActs(key)).some(isWaiting)) await shelf.dropList(key);
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}
