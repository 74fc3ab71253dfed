import { describe, expect, test, vi } from 'vitest';
import { InOrder, Pictures } from '../../../../server/live/recording/frames.ts';
import { Timeline } from '../../../../server/live/recording/timeline.ts';
import { packetOf, pictureOf } from '../../support/rtp.ts';

test('a picture that never ends is given up, and the next whole one is taken', () => {
  const pictures = new Pictures();
  const broken = vi.spyOn(pictures, 'onBroken');
  const part = Buffer.concat([Buffer.from([0]), Buffer.alloc(1024 * 1024)]);
  pictures.push(packetOf(1, 1, 0, pictureOf(true), false), false);
  for (let at = 2; at < 5; at += 1) pictures.push(packetOf(1, at, 0, part, false), false);
  expect(broken).not.toHaveBeenCalled();
  pictures.push(packetOf(1, 5, 0, part, false), false);
  expect(broken).toHaveBeenCalled();
  expect(pictures.push(packetOf(1, 6, 3600, pictureOf(true)), false)).toMatchObject({ isKey: true });
});

describe('packets that come as the network brings them', () => {
  const push = (order: InOrder, sequence: number, nowMs = 0) =>
    order
      .push(packetOf(1, sequence & 0xffff, 0, Buffer.from([1])), nowMs)
      .map(({ packet, lost }) => [packet.header.sequenceNumber, lost]);

  test('are put in order, also over the end of their numbers, each once', () => {
    const order = new InOrder();
    expect(push(order, 65_534)).toEqual([[65_534, false]]);
    expect(push(order, 65_536)).toEqual([]);
    expect(push(order, 65_536)).toEqual([]);
    expect(push(order, 65_535)).toEqual([
      [65_535, false],
      [0, false],
    ]);
    expect(push(order, 65_535)).toEqual([]);
  });

  test('are not waited for longer than they could still be of use', () => {
    const order = new InOrder();
    push(order, 1);
    expect(push(order, 3, 100)).toEqual([]);
    expect(push(order, 4, 600)).toEqual([
      [3, true],
      [4, false],
    ]);
  });
});

test('a clock of the sender that jumps does not move the film', () => {
  const line = new Timeline();
  line.arrived(5000);
  expect(line.at('video', { ssrc: 1, timestamp: 4_294_967_000 }, 5000)).toBe(0);
  line.arrived(5100);
  // Over the end of its numbers.
  expect(line.at('video', { ssrc: 1, timestamp: 8704 }, 5110)).toBe(100);
  line.arrived(5200);
  expect(line.at('video', { ssrc: 1, timestamp: 900_000_000 }, 5200)).toBe(200);
  expect(line.at('audio', { ssrc: 2, timestamp: 7 }, 5200)).toBe(200);
});
