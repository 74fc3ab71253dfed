import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Recorder, type Sink } from '../../../../server/live/recording/recorder.ts';
import { wholePart } from '../../../../server/live/recording/webm.ts';
import { packetOf, pictureOf } from '../../support/rtp.ts';

/** A file in memory. */
class Memory implements Sink {
  bytes = Buffer.alloc(0);

  async write(bytes: Buffer, _offset: number, length: number, position: number) {
    const grown = Buffer.alloc(Math.max(this.bytes.length, position + length));
    this.bytes.copy(grown);
    bytes.copy(grown, position);
    this.bytes = grown;
  }
}

/** A host whose camera and microphone send as time passes. */
class Host {
  nowMs = 1000;
  sink: Sink & { bytes: Buffer } = new Memory();
  ended: string[] = [];
  pictureAsked = 0;
  private sequence = { audio: 65_500, video: 65_530 };
  readonly recorder: Recorder;

  constructor(options: { mediaType?: 1 | 2; maxBytes?: number; sink?: Sink & { bytes: Buffer } } = {}) {
    this.sink = options.sink ?? this.sink;
    this.recorder = new Recorder({
      sink: this.sink,
      mediaType: options.mediaType ?? 1,
      maxBytes: options.maxBytes ?? 1e9,
      clock: () => this.nowMs,
      askPicture: () => (this.pictureAsked += 1),
      onWritten: () => {},
      onFailed: (reason) => this.ended.push(reason),
    });
  }

  private next(kind: 'audio' | 'video') {
    this.sequence[kind] = (this.sequence[kind] + 1) & 0xffff;
    return this.sequence[kind];
  }

  /** So many milliseconds of both, 25 pictures a second, with a key frame each second. */
  send(ms: number, { ssrc = 1, sound = true, picture = true, size = [320, 240] as [number, number] } = {}) {
    for (const end = this.nowMs + ms; this.nowMs < end; this.nowMs += 20) {
      const at = this.nowMs - 1000;
      if (sound)
        this.recorder.push(
          'audio',
          packetOf(ssrc, this.next('audio'), (at * 48) >>> 0, Buffer.from('f8aabb', 'hex')),
        );
      if (!picture || at % 40 !== 0) continue;
      const frame = pictureOf(at % 1000 === 0, size);
      this.recorder.push('video', packetOf(ssrc + 100, this.next('video'), (at * 90) >>> 0, frame));
    }
  }

  /** A part of a picture that never comes. */
  lose() {
    this.next('video');
  }

  async film() {
    await this.recorder.finish();
    return filmOf(this.sink.bytes);
  }
}

async function filmOf(bytes: Buffer) {
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) });
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
  return {
    seconds: await input.computeDuration(),
    video: video && {
      codec: video.codec,
      width: video.codedWidth,
      count: (await video.computePacketStats()).packetCount,
    },
    audio: audio && { codec: audio.codec, count: (await audio.computePacketStats()).packetCount },
  };
}

afterEach(() => vi.restoreAllMocks());

describe('a recording', () => {
  test('is a film with all pictures and all sound', async () => {
    const host = new Host();
    host.send(10_000);
    const film = await host.film();
    expect(film.seconds).toBeCloseTo(10, 1);
    expect(film.video).toEqual({ codec: 'vp8', width: 320, count: 250 });
    expect(film.audio).toEqual({ codec: 'opus', count: 500 });
  });

  test('goes on when camera and microphone change, with a picture of another size', async () => {
    const host = new Host();
    host.send(3000);
    host.send(3000, { ssrc: 7, size: [640, 480] });
    const film = await host.film();
    expect(film.seconds).toBeCloseTo(6, 1);
    expect(film.video?.count).toBe(150);
    expect(film.audio?.count).toBeGreaterThanOrEqual(298);
  });

  test('has silence where the microphone sent nothing, so that later sound stays with its picture', async () => {
    const host = new Host();
    host.send(2000);
    host.send(6000, { sound: false });
    host.send(2000);
    const film = await host.film();
    expect(film.seconds).toBeCloseTo(10, 1);
    expect(film.audio?.count).toBeGreaterThan(480);
    expect(film.audio?.count).toBeLessThanOrEqual(500);
  });

  test('without a camera has no picture that a player would wait for', async () => {
    const host = new Host();
    host.send(3000, { picture: false });
    const film = await host.film();
    expect(film.video).toBeNull();
    expect(film.seconds).toBeCloseTo(3, 1);
  });

  test('leaves out the time for which the host was away', async () => {
    const host = new Host();
    host.send(3000);
    host.nowMs += 40_000;
    host.send(3000, { ssrc: 9 });
    expect((await host.film()).seconds).toBeCloseTo(6, 0);
  });

  test('cut anywhere is whole up to its last two seconds', async () => {
    const host = new Host();
    host.send(20_000);
    await host.recorder.finish();
    const all = host.sink.bytes;
    for (const part of [0.3, 0.5, 0.77, 0.999]) {
      const cut = all.subarray(0, Math.floor(all.length * part));
      const whole = await wholePart(async (at, length) => cut.subarray(at, at + length));
      expect(whole.durationMs).toBeGreaterThan(20_000 * part - 2500);
      const film = await filmOf(cut.subarray(0, whole.bytes));
      expect(film.seconds * 1000).toBeCloseTo(whole.durationMs, -2);
    }
    const nothing = await wholePart(async () => Buffer.alloc(0));
    expect(nothing).toEqual({ bytes: 0, durationMs: 0 });
  });

  test('has no picture between a loss and the next key frame, and asks for one', async () => {
    const host = new Host();
    host.send(1400);
    const asked = host.pictureAsked;
    host.lose();
    host.send(2600);
    const film = await host.film();
    expect(host.pictureAsked).toBeGreaterThan(asked);
    // None from 1.4 to 2 seconds.
    expect(film.video?.count).toBe(85);
    expect(film.audio?.count).toBe(200);
  });

  test('ends at its greatest size, and on a full disk; what is there is a film', async () => {
    const small = new Host({ maxBytes: 20_000 });
    small.send(20_000);
    expect((await small.film()).seconds).toBeGreaterThan(1);
    expect(small.ended).toEqual(['limit']);

    const said = vi.spyOn(console, 'error').mockReturnValue();
    const full = new Memory();
    const write = full.write.bind(full);
    vi.spyOn(full, 'write').mockImplementation(async (...args) => {
      if (full.bytes.length > 20_000) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
      await write(...args);
    });
    const host = new Host({ sink: full });
    host.send(20_000);
    expect((await host.film()).seconds).toBeGreaterThan(1);
    expect(host.ended).toEqual(['disk.full']);
    expect(said).toHaveBeenCalledOnce();
  });
});

test('a disk that takes nothing ends the recording before the memory is full', () => {
  const host = new Host({ sink: { bytes: Buffer.alloc(0), write: () => new Promise(() => {}) } });
  const sound = Buffer.alloc(1024 * 1024);
  for (let at = 0; at < 60 && host.ended.length === 0; at += 1) {
    host.nowMs += 20;
    host.recorder.push('audio', packetOf(1, at, at * 960, sound));
  }
  expect(host.ended).toEqual(['disk.full']);
});
