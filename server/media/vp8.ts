/** A picture of VP8 that stands by itself (RFC 6386) as a file: WebP is the same in another wrapping (RFC 9649). */
export function webpOf(picture: Uint8Array): Buffer {
  const padded = picture.length + (picture.length % 2);
  const file = Buffer.alloc(20 + padded);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(12 + padded, 4);
  file.write('WEBPVP8 ', 8, 'latin1');
  file.writeUInt32LE(picture.length, 16);
  file.set(picture, 20);
  return file;
}

/** The other way round. Throws for a WebP that is not of VP8: without loss, or an animation. */
export function vp8Of(webp: Buffer): Buffer {
  for (let at = 12; at + 8 <= webp.length;) {
    const size = webp.readUInt32LE(at + 4);
    if (webp.toString('latin1', at, at + 4) === 'VP8 ') return webp.subarray(at + 8, at + 8 + size);
    at += 8 + size + (size % 2);
  }
  throw new Error('this WebP has no picture of VP8');
}
