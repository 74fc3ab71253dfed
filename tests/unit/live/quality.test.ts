import { describe, expect, it } from 'vitest';
import { barsBetween, count, FlowWatch, nothingCounted } from '../../../src/platform/live/quality.ts';

const counted = (changes: Partial<typeof nothingCounted>) => ({ ...nothingCounted, ...changes });

describe('bars', () => {
  it.each([
    [0, 100, undefined, 4],
    [3, 97, undefined, 3],
    [8, 92, undefined, 2],
    [30, 70, undefined, 1],
    [0, 100, 0.4, 3],
    [0, 100, 2, 1],
    // Who has muted everything sends nothing, and loses nothing.
    [0, 0, undefined, 4],
  ])('with %i lost beside %i, and %s seconds there and back: %i', (lost, packets, roundTrip, bars) => {
    const now = { ...counted({ lost, packets }), ...(roundTrip !== undefined && { roundTrip }) };
    expect(barsBetween(nothingCounted, now)).toBe(bars);
  });

  it('count what was sent as the other side has received it', () => {
    const report = [
      { type: 'outbound-rtp', kind: 'video', packetsSent: 90 },
      { type: 'remote-inbound-rtp', kind: 'video', packetsLost: 10, roundTripTime: 0.2 },
      { type: 'transport', packetsSent: 1000 },
    ];
    expect(count(report)).toEqual(counted({ packets: 90, lost: 10, roundTrip: 0.2 }));
  });
});

describe('what arrives', () => {
  it('has stopped when nothing came twice in a row, and not before', () => {
    const watch = new FlowWatch();
    expect(watch.reset()).toEqual({ audio: false, video: false });
    expect(watch.began('video')).toEqual({ audio: false, video: true });
    const some = counted({ audioBytes: 10, videoBytes: 10 });
    const sound = counted({ audioBytes: 20, videoBytes: 10 });
    const more = counted({ audioBytes: 30, videoBytes: 10 });
    expect(watch.look(nothingCounted, some)).toEqual({ audio: true, video: true });
    expect(watch.look(some, sound)).toEqual({ audio: true, video: true });
    expect(watch.look(sound, more)).toEqual({ audio: true, video: false });
    expect(watch.look(more, counted({ audioBytes: 40, videoBytes: 20 }))).toEqual({
      audio: true,
      video: true,
    });
  });
});
