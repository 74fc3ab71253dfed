import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Output, WebMOutputFormat } from 'mediabunny';
import { vp8Of } from '../../media/vp8.ts';
import type { Picture } from './render.ts';

/** So often there is a picture that a player can begin with. */
const STEP_SEC = 2;

/**
 * A silent WebM that shows pictures of one size one after the other, each for `secondsEach`, a multiple of 2. Nothing is encoded: a
 * WebP and a picture of VP8 are the same.
 */
export async function filmOf(pictures: readonly Picture[], secondsEach: number): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const video = new EncodedVideoPacketSource('vp8');
  output.addVideoTrack(video);
  await output.start();
  let at = 0;
  for (const { bytes, width, height } of pictures) {
    const decoderConfig = { codec: 'vp8', codedWidth: width, codedHeight: height };
    for (let shown = 0; shown < secondsEach; shown += STEP_SEC, at += STEP_SEC)
      await video.add(new EncodedPacket(vp8Of(bytes), 'key', at, STEP_SEC), { decoderConfig });
  }
  await output.finalize();
  if (!target.buffer) throw new Error('the film was not written');
  return Buffer.from(target.buffer);
}
