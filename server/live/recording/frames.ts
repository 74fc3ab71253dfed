import { Vp8RtpPayload, type RtpPacket } from 'werift';

/** How long what is missing is waited for: asked for again, it comes within that on any line that can carry a film. */
const WAIT_MS = 400;
const MAX_WAITING = 512;

/** Far more than a picture of a camera has. */
const MAX_PICTURE_BYTES = 4 * 1024 * 1024;

const distance = (from: number, to: number) => ((to - from + 0x8000) & 0xffff) - 0x8000;

/** Puts packets back into their order, each once. */
export class InOrder {
  private next: number | undefined;
  private ssrc: number | undefined;
  private waitingSince = 0;
  private readonly waiting = new Map<number, RtpPacket>();

  /** The packets whose turn it is; `lost` when one before them never came. */
  push(packet: RtpPacket, nowMs: number): { packet: RtpPacket; lost: boolean }[] {
    const { sequenceNumber, ssrc } = packet.header;
    if (ssrc !== this.ssrc) {
      this.ssrc = ssrc;
      this.next = sequenceNumber;
      this.waiting.clear();
    }
    if (this.next === undefined || distance(this.next, sequenceNumber) < 0) return [];
    if (this.waiting.size === 0) this.waitingSince = nowMs;
    this.waiting.set(sequenceNumber, packet);
    const ready = this.take(false);
    if (this.waiting.size === 0) return ready;
    if (ready.length > 0) this.waitingSince = nowMs;
    else if (nowMs - this.waitingSince > WAIT_MS || this.waiting.size > MAX_WAITING) return this.skip(nowMs);
    return ready;
  }

  private take(afterLoss: boolean) {
    const ready: { packet: RtpPacket; lost: boolean }[] = [];
    for (;;) {
      const packet = this.waiting.get(this.next ?? 0);
      if (!packet) return ready;
      this.waiting.delete(packet.header.sequenceNumber);
      ready.push({ packet, lost: afterLoss && ready.length === 0 });
      this.next = (packet.header.sequenceNumber + 1) & 0xffff;
    }
  }

  private skip(nowMs: number) {
    const next = this.next ?? 0;
    this.next = [...this.waiting.keys()].reduce((a, b) => (distance(next, a) < distance(next, b) ? a : b));
    this.waitingSince = nowMs;
    return this.take(true);
  }
}

export interface Picture {
  isKey: boolean;
  /** Of a key frame. */
  size: { width: number; height: number } | undefined;
  timestamp: number;
  ssrc: number;
  data: Buffer;
}

/** Undefined for bytes that are no part of a picture: a host may send anything. */
function partOf(payload: Buffer): Vp8RtpPayload | undefined {
  try {
    return Vp8RtpPayload.deSerialize(payload);
  } catch {
    return undefined;
  }
}

/** Makes whole VP8 pictures of packets in their order. After a loss there is none until the next key frame. */
export class Pictures {
  private parts: Buffer[] = [];
  private size = 0;
  private timestamp = 0;
  private isBroken = true;
  /** A whole picture is needed. */
  onBroken: () => void = () => {};

  push(packet: RtpPacket, lost: boolean): Picture | undefined {
    const { header, payload } = packet;
    if (lost) this.breakOff();
    // Only there to fill the line.
    if (payload.length === 0) return undefined;
    const part = partOf(payload);
    if (!part) {
      this.breakOff();
      return undefined;
    }
    if (part.sBit === 1 && part.pid === 0) {
      this.clear();
      this.timestamp = header.timestamp;
      if (part.isKeyframe) this.isBroken = false;
    }
    this.size += part.payload.length;
    if (this.isBroken || header.timestamp !== this.timestamp || this.size > MAX_PICTURE_BYTES) {
      this.breakOff();
      return undefined;
    }
    this.parts.push(part.payload);
    if (!header.marker) return undefined;
    const data = Buffer.concat(this.parts);
    this.clear();
    const isKey = data.length >= 10 && (data.readUInt8(0) & 1) === 0;
    const size = isKey
      ? { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff }
      : undefined;
    return { isKey, size, timestamp: header.timestamp, ssrc: header.ssrc, data };
  }

  private clear() {
    this.parts = [];
    this.size = 0;
  }

  private breakOff() {
    this.clear();
    this.isBroken = true;
    this.onBroken();
  }
}
