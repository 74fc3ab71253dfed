import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '../support/browser.ts';
import type { FakeDevice } from './fakeOutbox.ts';

async function load() {
  vi.resetModules();
  stubBrowser();
  return import('./fakeOutbox.ts');
}
let fake: Awaited<ReturnType<typeof load>>;
let device: FakeDevice;
beforeEach(async () => {
  fake = await load();
  device = new fake.FakeDevice();
});
const waiting = (memberId = 'u1') =>
  (device.store.kept.get(memberId) ?? []).map(({ clientId, state, error }) => [clientId, state, error]);
const minute = 60_000;
const hour = 60 * minute;

describe('the order', () => {
  it('of a conversation holds, whatever fails on the way', async () => {
    const tab = device.tab();
    device.online = false;
    for (const id of ['one', 'two', 'three']) await tab.add(fake.message(id));
    expect(device.server.asked).toEqual([]);
    device.online = true;
    device.server.refusals = [0];
    await tab.sender.flush();
    await device.settle();
    // Nothing passes the one that waits.
    expect(device.server.arrived).toEqual([]);
    await device.pass(5000);
    expect(device.server.arrived).toEqual(['one', 'two', 'three']);
    expect(waiting()).toEqual([]);
  });

  it('is one for each conversation: another one does not wait', async () => {
    const tab = device.tab();
    device.server.held = [];
    for (const id of ['a1', 'a2', 'b1', 'c1', 'd1']) await tab.add(fake.message(id, id.charAt(0)));
    await device.settle();
    // Three at once, of one conversation one.
    expect(device.server.asked).toEqual(['a1', 'b1', 'c1']);
    const { held } = device.server;
    device.server.held = undefined;
    for (const go of held) go();
    await device.settle();
    expect([...device.server.arrived].toSorted()).toEqual(['a1', 'a2', 'b1', 'c1', 'd1']);
    expect(device.server.arrived.indexOf('a1')).toBeLessThan(device.server.arrived.indexOf('a2'));
  });

  it('is not held up by what was refused for good', async () => {
    const tab = device.tab();
    device.server.refusals = [422];
    await tab.add(fake.message('one'));
    await tab.add(fake.message('two'));
    await device.settle();
    expect(device.server.arrived).toEqual(['two']);
    expect(waiting()).toEqual([['one', 'failed', 'No: 422.']]);
  });
});

describe('the tries', () => {
  it('come after 5 s, 30 s, 2 min, 10 min, then each hour, for 24 hours', async () => {
    const tab = device.tab();
    device.server.refusals = Array.from({ length: 40 }, () => 503);
    await tab.add(fake.message('one'));
    await device.settle();
    const tried: number[] = [];
    const start = device.now;
    for (const wait of [5000, 30_000, 2 * minute, 10 * minute, hour, hour]) {
      const before = device.server.asked.length;
      await device.pass(wait - 1);
      expect(device.server.asked).toHaveLength(before);
      await device.pass(1);
      tried.push(device.now - start);
      expect(device.server.asked).toHaveLength(before + 1);
    }
    for (let turn = 0; turn < 24; turn++) await device.pass(hour);
    expect(waiting()).toEqual([['one', 'failed', 'It could not be sent for 24 hours.']]);
    const asked = device.server.asked.length;
    await device.pass(24 * hour);
    expect(device.server.asked).toHaveLength(asked);
  });

  it.each([401, 410])(
    'end with the session (%i), and go on with the next one of the same member',
    async (status) => {
      const tab = device.tab();
      device.server.refusals = [status];
      await tab.add(fake.message('one'));
      await device.pass(hour);
      expect(device.server.asked).toEqual(['one']);
      expect(waiting()).toEqual([['one', 'queued', undefined]]);
      await device.tab().open();
      await device.settle();
      expect(device.server.arrived).toEqual(['one']);
    },
  );
});

describe('presses that undo each other', () => {
  it('are nothing while nothing was sent', async () => {
    const tab = device.tab();
    device.online = false;
    await tab.add(fake.like('on', true));
    await tab.add(fake.like('off', false));
    expect(waiting()).toEqual([]);
    for (const [id, on] of [
      ['1', true],
      ['2', false],
      ['3', true],
    ] as const)
      await tab.add(fake.like(id, on));
    expect(waiting()).toEqual([['3', 'queued', undefined]]);
  });

  it('are not nothing when the first may have arrived', async () => {
    const tab = device.tab();
    device.online = false;
    await tab.add(fake.like('on', true, true));
    await tab.add(fake.like('off', false));
    expect(waiting()).toEqual([['off', 'queued', undefined]]);
  });

  it('are not nothing behind one that was on its way and came back', async () => {
    const tab = device.tab();
    device.server.held = [];
    device.server.refusals = [0];
    await tab.add(fake.like('on', true));
    await device.settle();
    await tab.add(fake.like('off', false));
    const [fail] = device.server.held;
    device.server.held = undefined;
    fail?.();
    await device.settle();
    expect(device.server.arrived).toEqual([]);
    await tab.add(fake.like('on again', true));
    await device.pass(minute);
    expect(device.server.arrived).toEqual(['on again']);
    expect(waiting()).toEqual([]);
  });

  it('of what was read, the newest stays, and a refusal of it is nobody’s matter', async () => {
    const tab = device.tab();
    device.online = false;
    await tab.add(fake.read('r1', 'm1'));
    await tab.add(fake.read('r2', 'm2'));
    expect(waiting()).toEqual([['r2', 'queued', undefined]]);
    device.online = true;
    device.server.refusals = [404];
    await tab.sender.flush();
    await device.settle();
    expect(waiting()).toEqual([]);
  });
});

describe('tabs', () => {
  it('send by one of them at a time, and each item once', async () => {
    const [one, other] = [device.tab(), device.tab()];
    device.server.held = [];
    await one.add(fake.message('m1'));
    await device.settle();
    await other.add(fake.message('m2'));
    await device.settle();
    expect(device.server.asked).toEqual(['m1']);
    const { held } = device.server;
    device.server.held = undefined;
    for (const go of held) go();
    await device.settle();
    expect(device.server.asked).toEqual(['m1', 'm2']);
    expect([...one.sent, ...other.sent]).toEqual(['m1', 'm2']);
  });

  it('may die between the answer and its note: sent twice, it arrives once', async () => {
    const tab = device.tab();
    device.server.silent = true;
    await tab.add(fake.message('one'));
    await tab.add(fake.message('two'));
    await device.settle();
    tab.kill();
    device.server.silent = false;
    expect(waiting()).toEqual([
      ['one', 'sending', undefined],
      ['two', 'queued', undefined],
    ]);
    await device.tab().open();
    await device.settle();
    expect(device.server.asked).toEqual(['one', 'one', 'two']);
    expect(device.server.arrived).toEqual(['one', 'two']);
    expect(waiting()).toEqual([]);
  });
});

it('another member neither sees nor sends it', async () => {
  const mine = device.tab('u1');
  device.online = false;
  await mine.add(fake.message('one'));
  mine.kill();
  device.signedIn = 'u9';
  device.online = true;
  const theirs = device.tab('u9');
  await theirs.open();
  await mine.sender.flush();
  await device.pass(hour);
  expect(theirs.book.items).toEqual([]);
  expect(device.server.asked).toEqual([]);
  expect(waiting('u1')).toHaveLength(1);
});

it('without room, what is written offline is refused, and what is written online is sent from memory', async () => {
  const tab = device.tab();
  device.store.full = true;
  device.online = false;
  await expect(tab.add(fake.message('one'))).rejects.toThrow('full');
  expect(tab.book.items).toEqual([]);
  device.online = true;
  await tab.add(fake.message('two'));
  await device.settle();
  expect(device.server.arrived).toEqual(['two']);
  expect(tab.book.items).toEqual([]);
});
