import { describe, expect, it } from 'vitest';
import { readEvents, type StreamPart } from '../../../src/realtime/readEvents.ts';
import { FakeStream, namesOf, read, settled } from './fakes.ts';

function reading() {
  const abort = new AbortController();
  const stream = new FakeStream(undefined, abort.signal);
  const parts: StreamPart[] = [];
  let bytes = 0;
  const reader = { onPart: (part: StreamPart) => void parts.push(part), onBytes: () => void bytes++ };
  const ended = readEvents(stream.body, reader, abort.signal);
  return { abort, stream, parts, ended, bytes: () => bytes };
}

describe('what the server says', () => {
  it('is an event with its id, one without, or how far it is', async () => {
    const { stream, parts, bytes } = reading();
    await stream.write('retry: 3000\n\n');
    await stream.tell(7, read('a'));
    await stream.write(`data: ${JSON.stringify(read('fleeting'))}\n\n`);
    await stream.beat(9);
    expect(parts).toEqual([{ id: 7, event: read('a') }, { event: read('fleeting') }, { id: 9 }]);
    expect(bytes()).toBe(4);
  });

  it('is understood wherever it is cut, in the middle of a letter too', async () => {
    const { stream, parts } = reading();
    const text = new TextEncoder().encode(
      `id: 7\r\ndata: ${JSON.stringify(read('Ünal 😀'))}\r\n\r\n:\r\nid: 8\r\n\r\n`,
    );
    const whole = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of text) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    await readEvents(whole, { onPart: (part) => void parts.push(part), onBytes() {} }, stream.signal);
    expect(parts).toEqual([{ id: 7, event: read('Ünal 😀') }, { id: 8 }]);
  });

  it('has to be asked for where it cannot be read', async () => {
    const { stream, parts } = reading();
    await stream.write('id: 3\ndata: {"type":\n\nid: 4\ndata: 5\n\n');
    await stream.tell(5, read('after'));
    expect(parts.map(({ id }) => id)).toEqual([3, 4, 5]);
    expect(namesOf(parts.flatMap(({ event }) => event ?? []))).toEqual([
      'stream.reset',
      'stream.reset',
      'after',
    ]);
  });

  it('is no longer heard after the end of either side', async () => {
    const byServer = reading();
    await byServer.stream.end();
    await expect(byServer.ended).resolves.toBeUndefined();
    const byUs = reading();
    byUs.abort.abort();
    await settled();
    await expect(byUs.ended).resolves.toBeUndefined();
  });
});
