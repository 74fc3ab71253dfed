import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { callUnseen } from '../../api/client.ts';
import { networkError } from '../../api/errors.ts';
import { getSession } from '../../api/session.ts';
import { useApiCache } from '../../api/swr.ts';
import type { DoorEvent } from '../../domain/checkIn.ts';
import { useSession } from '../account/useSession.ts';
import { eventReads } from '../events/search/eventReads.ts';
import { useOnline } from '../site/useOnline.ts';
import { type Door, openDoor } from './door.ts';
import type { DoorState } from './doorBook.ts';
import { doorStore } from './doorStore.ts';
import { isRecord, scratch } from '../../api/scratch.ts';

/** What a device at the door remembers, whoever uses it. */
interface DoorSettings {
  /** Tells the server's records of two devices apart. */
  deviceId: string;
  gate: string;
  /** Sound and vibration. */
  sound: boolean;
}

const isSettings = (value: unknown): value is DoorSettings =>
  isRecord(value) &&
  typeof value.deviceId === 'string' &&
  value.deviceId !== '' &&
  typeof value.gate === 'string' &&
  typeof value.sound === 'boolean';

const kept = scratch(() => localStorage, 'door', isSettings);

/** A device that was never at a door gets a name of its own. */
export function readDoorSettings(): DoorSettings {
  const known = kept.read();
  if (known) return known;
  const fresh = { deviceId: crypto.randomUUID(), gate: '', sound: true };
  kept.write(fresh);
  return fresh;
}

export const writeDoorSettings = (settings: DoorSettings): void => kept.write(settings);

/** Something may wait although the browser says that there is a network: it is tried again and again. */
const retryMs = 5000;
/** Other doors and the box office go on meanwhile. */
const refreshMs = 5 * 60_000;

function makeDoor(event: DoorEvent, userId: string, deviceId: string): Door {
  const { eventId } = event;
  // Somebody else has signed in meanwhile: what waits is not theirs to send.
  const asMember = async <Result>(ask: () => Promise<Result>): Promise<Result> => {
    if (getSession().userId !== userId) throw networkError();
    return ask();
  };
  return openDoor({
    event,
    deviceId,
    store: doorStore(userId, eventId),
    read: (pageIndex) =>
      asMember(() => callUnseen('getTicketDetails', { eventId, pageIndex, include: 'checkin' })),
    send: (payload) => asMember(async () => (await callUnseen('manageTickets', payload)).response),
    isOnline: () => navigator.onLine,
    // Of this device, as everything that the door compares: the server takes out what its clock is wrong by.
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
}

/** This device's door of an event, open as long as it is shown. Its list is kept fresh, and what waits is sent. */
export function useDoor(
  event: DoorEvent,
  deviceId: string,
): { door: Door; state: DoorState; online: boolean } {
  const { userId = '' } = useSession();
  const online = useOnline();
  const { invalidate } = useApiCache();
  const { eventId, eventName, endAt, status } = event;
  const door = useMemo(
    () => makeDoor({ eventId, eventName, endAt, status }, userId, deviceId),
    [eventId, eventName, endAt, status, userId, deviceId],
  );
  useEffect(() => {
    void door.open();
    const retry = setInterval(() => door.flush(), retryMs);
    const refresh = setInterval(() => void door.refresh(), refreshMs);
    return () => {
      clearInterval(retry);
      clearInterval(refresh);
      // Other screens count who is in.
      void invalidate([...eventReads, 'eventDetail', 'getTicketDetails']);
    };
  }, [door, invalidate]);
  useEffect(() => {
    if (!online) return;
    door.flush();
    void door.refresh();
  }, [door, online]);
  return { door, online, state: useSyncExternalStore(door.subscribe, door.getState) };
}
