import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { film } from './films.ts';

/** 20 ms without a sound. */
const silence = Uint8Array.of(0xf8, 0xff, 0xfe);

/**
 * A WebM as a recorder writes it while it runs: no duration, no index, a cluster for each second. `heard`: whether there is sound
 * in a second.
 */
export async function rawRecording(
  seconds: number,
  heard: (second: number) => boolean = () => true,
): Promise<Buffer> {
  const input = new Input({ source: new BufferSource(film('webm')), formats: [WEBM] });
  const track = (await input.getPrimaryVideoTrack())!; // The film has one.
  const pictures: EncodedPacket[] = [];
  for await (const picture of new EncodedPacketSink(track).packets()) pictures.push(picture);
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat({ appendOnly: true }), target });
  const [video, audio] = [new EncodedVideoPacketSource('vp8'), new EncodedAudioPacketSource('opus')];
  output.addVideoTrack(video);
  output.addAudioTrack(audio);
  await output.start();
  const decoderConfig = (await track.getDecoderConfig()) ?? undefined;
  const sound = { decoderConfig: { codec: 'opus', numberOfChannels: 2, sampleRate: 48_000 } };
  for (let second = 0; second < seconds; second++) {
    for (const picture of pictures)
      await video.add(
        picture.clone({ timestamp: second + picture.timestamp }),
        decoderConfig && { decoderConfig },
      );
    for (let at = 0; heard(second) && at < 50; at++)
      await audio.add(new EncodedPacket(silence, 'key', second + at / 50, 0.02), sound);
  }
  await output.finalize();
  input.dispose();
  return Buffer.from(target.buffer!); // Finalizing has filled it.
}

/** Cut into as many parts, as a browser sends them. */
export const partsOf = (bytes: Buffer, count: number): Buffer[] => {
  const size = Math.ceil(bytes.length / count);
  return Array.from({ length: count }, (_, at) => bytes.subarray(at * size, (at + 1) * size));
};
