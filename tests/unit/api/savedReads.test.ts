import { beforeEach, expect, it, vi } from 'vitest';
import { forgetSaved, readSaved, saveRead } from '../../../src/api/savedReads.ts';
import { opOf, readKey } from '../../../src/api/swrKeys.ts';
import { fakeIndexedDb } from '../support/indexedDb.ts';

const device = fakeIndexedDb();
vi.stubGlobal('indexedDB', device.indexedDB);
const body = { message: 'About us', response: {} };
const saved = (op: string) => [...device.rows.keys()].filter((key) => opOf(key) === op);

beforeEach(() => {
  device.rows.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 });
});

it('the oldest of 80 goes, and pushes out no ticket', async () => {
  await saveRead('ticketDetail', { ticketId: 't' }, 'ada', body);
  for (let count = 0; count < 82; count++) {
    vi.setSystemTime(2000 + count);
    await saveRead('aboutUs', { count }, 'ada', body);
    await vi.waitFor(() => expect(saved('aboutUs')).toHaveLength(Math.min(count + 1, 80)));
  }
  expect(saved('ticketDetail')).toHaveLength(1);
  const isKept = async (count: number) =>
    (await readSaved(readKey('aboutUs', { count }, 'ada'))) !== undefined;
  expect([await isKept(0), await isKept(1), await isKept(2)]).toEqual([false, false, true]);
});

it('the first page of a list is kept, its others and what is typed into a filter are not', async () => {
  await saveRead('getFeedList', { pageIndex: 1 }, 'ada', body);
  await saveRead('getFeedList', { pageIndex: 2 }, 'ada', body);
  await saveRead('getFeedList', { pageIndex: 1, snapshotAt: 'now' }, 'ada', body);
  await saveRead('getEventList', { pageIndex: 1, filters: { text: 'fair' } }, 'ada', body);
  expect([...device.rows.keys()]).toEqual([readKey('getFeedList', { pageIndex: 1 }, 'ada')]);
});

it('is of whoever asked, and gone when they have left', async () => {
  await saveRead('aboutUs', {}, 'ada', body);
  expect(await readSaved(readKey('aboutUs', {}, 'ada'))).toMatchObject({ asker: 'ada', savedAt: 1000, body });
  expect(await readSaved(readKey('aboutUs', {}, 'ben'))).toBeUndefined();
  await forgetSaved();
  expect(await readSaved(readKey('aboutUs', {}, 'ada'))).toBeUndefined();
});
