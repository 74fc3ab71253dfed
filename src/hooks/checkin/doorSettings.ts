import { isRecord, scratch } from '../../api/scratch.ts';

/** What a device at the door remembers, whoever uses it. */
export interface DoorSettings {
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
