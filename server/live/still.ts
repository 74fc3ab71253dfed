import type { RtpPacket } from 'werift';
import { InOrder, Pictures } from './recording/frames.ts';
import type { MediaKind, Room } from './room.ts';

/** A browser that is asked for a whole picture sends one within a moment, or has none. */
const WAIT_MS = 2000;

/** The next picture of a room that stands by itself, in VP8. Undefined where none comes in time. */
export function stillOf(room: Room): Promise<Buffer | undefined> {
  if (room.mediaType === 2 || !room.host?.connected) return Promise.resolve(undefined);
  const [order, pictures] = [new InOrder(), new Pictures()];
  return new Promise((resolve) => {
    const end = (still: Buffer | undefined) => {
      clearTimeout(timer);
      room.listeners.delete(hear);
      resolve(still);
    };
    const hear = (kind: MediaKind, packet: RtpPacket) => {
      if (kind !== 'video') return;
      for (const { packet: next, lost } of order.push(packet, performance.now())) {
        const picture = pictures.push(next, lost);
        if (picture?.isKey) return end(picture.data);
      }
    };
    const timer = setTimeout(() => end(undefined), WAIT_MS).unref();
    room.listeners.add(hear);
    room.askPicture();
  });
}
