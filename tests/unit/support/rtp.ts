import { RtpHeader, RtpPacket } from 'werift';

/** One packet, as a browser sends it. */
export const packetOf = (
  ssrc: number,
  sequenceNumber: number,
  timestamp: number,
  payload: Buffer,
  marker = true,
) => new RtpPacket(new RtpHeader({ ssrc, sequenceNumber, timestamp, marker, payloadType: 96 }), payload);

/** A picture in one packet: the descriptor of RFC 7741, then what a decoder would look at. */
export function pictureOf(isKey: boolean, [width, height] = [320, 240]): Buffer {
  const frame = Buffer.alloc(40);
  frame[0] = isKey ? 0x10 : 0x11;
  if (isKey) {
    frame.set([0x9d, 0x01, 0x2a], 3);
    frame.writeUInt16LE(width, 6);
    frame.writeUInt16LE(height, 8);
  }
  return Buffer.concat([Buffer.from([0x10]), frame]);
}
