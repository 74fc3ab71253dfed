import type { RtpPacket } from 'werift';
import type { EndReason, StreamMediaType } from '../protocol.ts';
import { InOrder, Pictures } from './frames.ts';
import { Timeline } from './timeline.ts';
import { cluster, fileHead, pictureTrack, type Block } from './webm.ts';

/** What is not on the disk yet is lost with the process. */
const CLUSTER_MS = 2000;
const CLUSTER_BYTES = 1024 * 1024;
/** A disk that takes nothing for so long will not take it in time. */
const MAX_UNWRITTEN_BYTES = 32 * 1024 * 1024;
/** 20 ms of silence in Opus, for when there is no sound: players would move later sounds forward. */
const silence = Buffer.from('fcfffe', 'hex');
const SOUND_MS = 20;
/** Sound that is later than this behind the picture does not come any more. */
const LATE_MS = 300;

/** Where bytes go; `FileHandle` is one. */
export interface Sink {
  write(bytes: Buffer, offset: number, length: number, position: number): Promise<unknown>;
}

export interface RecorderOptions {
  sink: Sink;
  mediaType: StreamMediaType;
  maxBytes: number;
  clock: () => number;
  askPicture: () => void;
  /** Bytes and time that are on the disk now. */
  onWritten: () => void;
  /** It cannot go on. */
  onFailed: (reason: EndReason) => void;
}

/** Writes what a host sends as a WebM, whole up to the last two seconds at any moment. */
export class Recorder {
  bytes = 0;
  durationMs = 0;
  /** Why it could not go on. */
  failure: EndReason | undefined;
  private readonly options: RecorderOptions;
  private readonly timeline = new Timeline();
  private readonly order = { audio: new InOrder(), video: new InOrder() };
  private readonly pictures = new Pictures();
  private readonly timer: NodeJS.Timeout;
  private blocks: Block[] = [];
  private size = 0;
  private soundMs = -SOUND_MS;
  private hasPicture = false;
  private position = 0;
  /** Takes nothing more. */
  private closed = false;
  /** Writes nothing more. */
  private broken = false;
  private writing: Promise<void> = Promise.resolve();

  constructor(options: RecorderOptions) {
    this.options = options;
    this.pictures.onBroken = options.askPicture;
    this.append(fileHead(), 0);
    // For when nothing more comes that would close a cluster.
    this.timer = setInterval(() => this.closeCluster(), CLUSTER_MS).unref();
  }

  push(kind: 'audio' | 'video', packet: RtpPacket) {
    if (this.closed || (kind === 'video' && this.options.mediaType === 2)) return;
    const now = this.options.clock();
    this.timeline.arrived(now);
    for (const { packet: next, lost } of this.order[kind].push(packet, now))
      if (kind === 'audio') this.sound(next, now);
      else this.picture(next, lost, now);
  }

  private sound({ header, payload }: RtpPacket, now: number) {
    if (payload.length === 0) return;
    const ms = this.timeline.at('audio', header, now);
    if (ms - this.soundMs > 5 * SOUND_MS) this.fillSilence(ms - SOUND_MS);
    // Silence stands in its place already.
    if (ms < this.soundMs) return;
    this.soundMs = ms;
    this.add({ kind: 'audio', ms, isKey: true, data: payload });
  }

  private picture(packet: RtpPacket, lost: boolean, now: number) {
    const picture = this.pictures.push(packet, lost);
    if (!picture) return;
    if (!this.hasPicture && picture.size) {
      this.hasPicture = true;
      const { at, bytes } = pictureTrack(picture.size.width, picture.size.height);
      this.write(bytes, at);
    }
    const { isKey, data } = picture;
    this.add({ kind: 'video', ms: this.timeline.at('video', picture, now), isKey, data });
  }

  private fillSilence(untilMs: number) {
    for (let ms = this.soundMs + SOUND_MS; ms <= untilMs; ms += SOUND_MS) {
      this.soundMs = ms;
      this.add({ kind: 'audio', ms, isKey: true, data: silence });
    }
  }

  private add(block: Block) {
    const first = this.blocks[0];
    if (first && (block.ms - first.ms >= CLUSTER_MS || this.size >= CLUSTER_BYTES)) this.closeCluster();
    this.blocks.push(block);
    this.size += block.data.length;
  }

  private closeCluster() {
    const { blocks } = this;
    if (blocks.length === 0 || this.closed) return;
    const lastMs = blocks.reduce((most, { ms }) => Math.max(most, ms), 0);
    // Taken out first: what is filled in belongs to these.
    this.blocks = [];
    this.size = 0;
    while (this.soundMs + SOUND_MS <= lastMs - LATE_MS) {
      this.soundMs += SOUND_MS;
      blocks.push({ kind: 'audio', ms: this.soundMs, isKey: true, data: silence });
    }
    this.append(cluster(blocks), lastMs);
  }

  private append(bytes: Buffer, lastMs: number) {
    const at = this.position;
    if (at + bytes.length > this.options.maxBytes) return this.fail('limit');
    if (at + bytes.length - this.bytes > MAX_UNWRITTEN_BYTES) return this.fail('disk.full');
    this.position += bytes.length;
    this.write(bytes, at, () => {
      this.bytes = at + bytes.length;
      this.durationMs = Math.max(this.durationMs, lastMs);
      this.options.onWritten();
    });
  }

  /** One after the other; after one that failed there is none. */
  private write(bytes: Buffer, at: number, done: () => void = () => {}) {
    const before = this.writing;
    this.writing = (async () => {
      await before;
      if (this.broken) return;
      try {
        await this.options.sink.write(bytes, 0, bytes.length, at);
        done();
      } catch (error) {
        console.error(error);
        this.broken = true;
        this.fail('disk.full');
      }
    })();
  }

  private fail(reason: EndReason) {
    if (this.closed) return;
    this.closed = true;
    this.failure = reason;
    clearInterval(this.timer);
    this.options.onFailed(reason);
  }

  /** Everything is on the disk when it resolves. */
  async finish(): Promise<void> {
    clearInterval(this.timer);
    this.closeCluster();
    await this.writing;
    this.closed = true;
  }
}
