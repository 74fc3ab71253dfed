import { expect, test } from 'vitest';
import type { DoorAct, DoorList } from '../../../src/domain/checkIn.ts';
import { dropOldDoors } from '../../../src/hooks/checkin/dropOldDoors.ts';
import { iso, start } from './fakeDoor.ts';

const hour = 3600;
const list = (endsAt?: string): DoorList => ({
  tickets: [],
  publicKey: '',
  askedAt: iso(-hour),
  ...(endsAt && { endsAt }),
});
const scan: DoorAct = { kind: 'scan', clientId: 'c1', at: iso(0), entry: { ticketId: 't1' }, gate: '' };
const sent: DoorAct = { ...scan, answeredAt: iso(60), answer: { result: 'OK' } };

/** The device a day and two hours after the start; returns whose lists it has then. */
async function after(lists: Record<string, DoorList>, acts: Record<string, DoorAct[]> = {}) {
  const kept = new Map(Object.entries(lists));
  await dropOldDoors(new Date(start + 26 * hour * 1000), {
    readLists: async () => [...kept],
    readActs: async (key) => acts[key] ?? [],
    dropList: async (key) => void kept.delete(key),
  });
  return [...kept.keys()];
}

test('the list of an event that ended more than a day ago goes, and no other', async () => {
  const lists = { 'u1.over': list(iso(hour)), 'u1.lately': list(iso(3 * hour)), 'u1.unknown': list() };
  expect(await after(lists)).toEqual(['u1.lately', 'u1.unknown']);
});

test('one with scans that are not sent stays until they are', async () => {
  const lists = { 'u1.over': list(iso(hour)) };
  expect(await after(lists, { 'u1.over': [sent, scan] })).toEqual(['u1.over']);
  expect(await after(lists, { 'u1.over': [sent] })).toEqual([]);
});

test('a device that keeps nothing has nothing to drop', async () => {
  const shelf = {
    readLists: () => Promise.reject(new DOMException('forbidden', 'SecurityError')),
    readActs: async () => [],
    dropList: async () => {},
  };
  await expect(dropOldDoors(new Date(start), shelf)).resolves.toBeUndefined();
});
