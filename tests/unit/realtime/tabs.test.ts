import { describe, expect, it } from 'vitest';
import { Connection } from '../../../src/realtime/connection.ts';
import type { StreamEvent, StreamState } from '../../../src/realtime/events.ts';
import { Tab } from '../../../src/realtime/tabs.ts';
import { FakeBrowser, FakeClock, FakeServer, namesOf, read, settled } from './fakes.ts';

function open() {
  const [time, server, browser] = [new FakeClock(), new FakeServer(), new FakeBrowser()];
  const saved: number[] = [];
  async function openTab({
    savedId,
    alone = false,
    clock = time,
  }: { savedId?: number; alone?: boolean; clock?: FakeClock } = {}) {
    const [events, states] = [[] as StreamEvent[], [] as StreamState[]];
    let gaps = 0;
    const tab = new Tab({
      clock,
      ...(alone
        ? { elect: (lead: () => Promise<void>) => void lead(), channel: undefined }
        : { elect: browser.elect, channel: browser.channel() }),
      connect: (options) => new Connection({ ...options, open: server.open, clock, isOnline: () => true }),
      savedId,
      savePosition: (id) => void saved.push(id),
      onEvent: (event) => void events.push(event),
      onState: (state) => void states.push(state),
      onGap: () => void gaps++,
    });
    await settled();
    return { tab, events, states, gaps: () => gaps };
  }
  return { clock: time, server, saved, openTab };
}

describe('tabs of one browser', () => {
  it('have one stream, and all hear it', async () => {
    const { server, openTab, saved } = open();
    const first = await openTab();
    await server.last.beat(1);
    const second = await openTab();
    await server.last.tell(2, read('a'));
    await server.last.write(`data: ${JSON.stringify({ type: 'message.typing', friendId: 'u5' })}\n\n`);
    expect(server.asked).toBe(1);
    expect(namesOf(first.events)).toEqual(['a', 'message.typing']);
    expect(namesOf(second.events)).toEqual(['a', 'message.typing']);
    expect([first.states.at(-1), second.states.at(-1)]).toEqual(['live', 'live']);
    // What had happened before they heard anything they ask for, each of them once.
    expect([first.gaps(), second.gaps()]).toEqual([1, 1]);
    expect(saved).toEqual([1, 2]);
  });

  it('go on without a hole when the one with the stream is closed', async () => {
    const { server, openTab } = open();
    const first = await openTab();
    const [second, third] = [await openTab(), await openTab()];
    await server.last.beat(1);
    await server.last.tell(2, read('a'));
    first.tab.close();
    await settled();
    expect(first.states.at(-1)).toBe('off');
    expect([server.asked, server.last.lastId]).toEqual([2, '2']);
    await server.last.tell(2, read('a'));
    await server.last.tell(3, read('b'));
    for (const { events, gaps } of [second, third]) {
      expect(namesOf(events)).toEqual(['a', 'b']);
      expect(gaps()).toBe(1);
    }
    expect(namesOf(first.events)).toEqual(['a']);
  });

  it('say nothing twice when the new one has heard less than another', async () => {
    const { server, openTab } = open();
    const first = await openTab();
    const second = await openTab();
    await server.last.tell(5, read('a'));
    first.tab.close();
    await settled();
    const third = await openTab();
    await server.last.tell(6, read('b'));
    second.tab.close();
    await settled();
    await server.last.tell(6, read('b'));
    await server.last.tell(7, read('c'));
    expect(namesOf(third.events)).toEqual(['b', 'c']);
  });

  it('that wait do not take over once they are closed', async () => {
    const { server, openTab } = open();
    const first = await openTab();
    const second = await openTab();
    second.tab.close();
    first.tab.close();
    await settled();
    expect(server.asked).toBe(1);
  });

  it('ask by the clock when the one with the stream sleeps, until it is heard again', async () => {
    const { clock, server, openTab } = open();
    // Its browser gives it no time.
    await openTab({ clock: new FakeClock() });
    await server.last.beat(1);
    const second = await openTab();
    await clock.pass(59_999);
    // Nothing has happened, and all the same it is there.
    await server.last.beat(1);
    await clock.pass(59_999);
    expect(second.states.at(-1)).toBe('live');
    await clock.pass(1);
    expect(second.states.at(-1)).toBe('polling');
    await server.last.beat(1);
    expect(second.states.at(-1)).toBe('live');
  });

  it('hear how the stream stands', async () => {
    const { clock, server, openTab } = open();
    await openTab();
    server.refuses = true;
    await server.last.end();
    const second = await openTab();
    expect(second.states.at(-1)).toBe('reconnecting');
    await clock.pass(1000);
    await clock.pass(2000);
    expect(second.states.at(-1)).toBe('polling');
    expect(second.gaps()).toBe(0);
  });

  it('have a stream each where they cannot talk', async () => {
    const { server, openTab } = open();
    await openTab({ alone: true });
    await openTab({ alone: true });
    expect(server.asked).toBe(2);
  });
});

describe('a page that is loaded anew', () => {
  it('hears what happened since, and has nothing to ask', async () => {
    const { server, openTab } = open();
    const page = await openTab({ savedId: 40 });
    expect(server.last.lastId).toBe('40');
    await server.last.tell(41, read('a'));
    expect(namesOf(page.events)).toEqual(['a']);
    expect(page.gaps()).toBe(0);
  });
});
