import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors.ts';
import { PartSender, type Place } from '../../../src/platform/live/PartSender.ts';
import { FakeClock, settled } from '../realtime/fakes.ts';

const places = (...numbers: number[]): Place[] =>
  numbers.map((partNumber) => ({ partNumber, url: `/media/upload/r1/${partNumber}` }));

/** A server that answers with `statuses`, one after the other, and then with 200; 0 is no answer. */
function sender(given: Place[], statuses: number[] = []) {
  const clock = new FakeClock();
  const sent: { url: string; text: Promise<string> }[] = [];
  const behind: number[] = [];
  const onRefused = vi.fn<() => void>();
  const more = vi.fn<() => Promise<Place[]>>(() => Promise.resolve(places(3, 4)));
  const parts = new PartSender(
    { places: given, more, onBehind: (count) => void behind.push(count), onRefused },
    {
      clock,
      fetch(url, init) {
        const status = statuses.shift() ?? 200;
        if (status === 0) return Promise.reject(new TypeError('Failed to fetch'));
        sent.push({ url: String(url), text: new Response(init?.body ?? null).text() });
        return Promise.resolve(new Response('', { status }));
      },
    },
  );
  const add = (text: string) => parts.add(new Blob([text]));
  return { parts, clock, sent, behind, more, onRefused, add };
}
const textsOf = (sent: { text: Promise<string> }[]) => Promise.all(sent.map(({ text }) => text));

describe('parts of a recording', () => {
  it('are sent one after the other, each to its place', async () => {
    const { parts, sent, behind, add, more } = sender(places(1, 2));
    add('one');
    add('two');
    await parts.done();
    expect(sent.map(({ url }) => url)).toEqual(['/media/upload/r1/1', '/media/upload/r1/2']);
    expect(await textsOf(sent)).toEqual(['one', 'two']);
    expect(behind).toEqual([1, 2, 1, 0]);
    expect(more).not.toHaveBeenCalled();
  });

  it('get further places when the first are used up', async () => {
    const { parts, sent, add } = sender(places(2));
    for (const text of ['two', 'three', 'four']) add(text);
    await parts.done();
    expect(sent.map(({ url }) => url)).toEqual([2, 3, 4].map((part) => `/media/upload/r1/${part}`));
  });

  it('wait for a network that is gone, in their order', async () => {
    const { parts, clock, sent, behind, add } = sender(places(1, 2), [0, 503]);
    add('one');
    add('two');
    await settled();
    expect(behind.at(-1)).toBe(2);
    await clock.pass(1000);
    await clock.pass(2000);
    await parts.done();
    expect(await textsOf(sent)).toEqual(['one', 'one', 'two']);
    expect(behind.at(-1)).toBe(0);
  });

  it('that are refused are left out', async () => {
    const { parts, sent, onRefused, add } = sender(places(1, 2), [409]);
    add('one');
    add('two');
    await parts.done();
    expect(sent).toHaveLength(2);
    expect(onRefused).not.toHaveBeenCalled();
  });

  it.each([403, 413, 415])('are not sent any more after %i, and that is said', async (status) => {
    const { parts, sent, behind, onRefused, add } = sender(places(1, 2), [status]);
    add('one');
    add('two');
    await parts.done();
    add('three');
    await parts.done();
    expect(sent).toHaveLength(1);
    expect(behind.at(-1)).toBe(0);
    expect(onRefused).toHaveBeenCalledOnce();
  });

  it.each([408, 429])('are sent again after %i', async (status) => {
    const { parts, clock, sent, add } = sender(places(1), [status]);
    add('one');
    await settled();
    await clock.pass(1000);
    await parts.done();
    expect(await textsOf(sent)).toEqual(['one', 'one']);
  });

  it('wait for places while nobody can be asked for them', async () => {
    const { parts, clock, sent, more, add } = sender([]);
    more.mockRejectedValueOnce(new ApiError(0, 'NETWORK', {}));
    add('three');
    await settled();
    expect(sent).toEqual([]);
    await clock.pass(1000);
    await parts.done();
    expect(await textsOf(sent)).toEqual(['three']);
  });

  it('without a place are left out, and the page can be left', async () => {
    const { parts, sent, more, add } = sender([]);
    more.mockRejectedValue(new ApiError(409, 'CONFLICT', {}));
    add('one');
    await parts.done();
    expect(sent).toEqual([]);
  });
});
