import { beforeEach, expect, it, vi } from 'vitest';
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

/** One that is on its way, and will be refused once it is let go. */
async function onItsWay() {
  const tab = device.tab();
  device.server.refusals = [0];
  device.server.held = [];
  await tab.add(fake.message('one'));
  await device.settle();
  const letGo = device.server.held.pop();
  device.server.held = undefined;
  return { tab, letGo };
}

it('what waits goes at once when there is a network again, also after too many (429)', async () => {
  const tab = device.tab();
  device.server.refusals = [429, 0];
  await tab.add(fake.message('one'));
  await device.settle();
  await device.pass(5000);
  expect(device.server.asked).toHaveLength(2);
  await tab.sender.flush();
  await device.settle();
  expect(device.server.arrived).toEqual(['one']);
});

it('what fails after there was a network again is tried once more at once', async () => {
  const { tab, letGo } = await onItsWay();
  await tab.sender.flush();
  letGo?.();
  await device.settle();
  expect(device.server.asked).toEqual(['one', 'one']);
});

it('what has failed, and is written down while the network comes back, is tried once more at once', async () => {
  const { tab, letGo } = await onItsWay();
  let tell = () => {};
  device.store.told = new Promise((resolve) => (tell = resolve));
  letGo?.();
  await device.settle();
  const flushed = tab.sender.flush();
  await device.settle();
  tell();
  await flushed;
  await device.settle();
  expect(device.server.arrived).toEqual(['one']);
});
