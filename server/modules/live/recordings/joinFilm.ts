import {
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathTarget,
  Input,
  Output,
  WEBM,
  WebMOutputFormat,
  type InputAudioTrack,
  type InputTrack,
  type InputVideoTrack,
} from 'mediabunny';
import type { MediaStorage } from '../../../media/storage.ts';
import { runsOf, sourceOf, type Piece } from './rawRuns.ts';

/** What was written of a recording: one raw film of the media server, or the parts of a browser in their order. */
export interface RawFilm {
  keys: readonly string[];
  /** The media server wrote it, and nobody else. */
  isOurs: boolean;
  /** AUDIO 2 keeps no picture. */
  mediaType: 1 | 2;
  /** Path of the file that is made. */
  target: string;
}

export interface JoinedFilm {
  durationMs: number;
  /** Something could not be read and was left out. */
  isCut: boolean;
}

/** 20 ms without a sound, as Opus writes them. */
const SILENCE = Uint8Array.of(0xf8, 0xff, 0xfe);
/** A silence is written this often: the writer keeps the pictures in memory until it knows what is heard beside them. */
const GAP_SEC = 2;

interface Run {
  input: Input;
  video: InputVideoTrack | null;
  audio: InputAudioTrack | null;
}

async function openRun(
  storage: MediaStorage,
  pieces: readonly Piece[],
  { isOurs, mediaType }: Pick<RawFilm, 'isOurs' | 'mediaType'>,
): Promise<Run> {
  const input = new Input({ source: sourceOf(storage, pieces, isOurs), formats: [WEBM] });
  try {
    const video = mediaType === 1 ? await input.getPrimaryVideoTrack() : null;
    return { input, video, audio: await input.getPrimaryAudioTrack() };
  } catch {
    // mediabunny throws for everything that it cannot read.
    return { input, video: null, audio: null };
  }
}

/** A run that was cut off in the middle of a packet ends with the one before. */
async function* packetsOf(track: InputTrack | null, onCut: () => void): AsyncGenerator<EncodedPacket> {
  if (!track) return;
  try {
    yield* new EncodedPacketSink(track).packets();
  } catch {
    onCut();
  }
}

/** The packets of both tracks in the order of their time. */
async function* inOrder(run: Run, onCut: () => void) {
  const [videos, audios] = [packetsOf(run.video, onCut), packetsOf(run.audio, onCut)];
  let [video, audio] = [await videos.next(), await audios.next()];
  while (!video.done || !audio.done) {
    if (!video.done && (audio.done || video.value.timestamp <= audio.value.timestamp)) {
      yield { kind: 'video' as const, packet: video.value };
      video = await videos.next();
    } else if (!audio.done) {
      yield { kind: 'audio' as const, packet: audio.value };
      audio = await audios.next();
    }
  }
}

/** The file that is made; its tracks are those that the runs have. */
async function openOutput(target: string, runs: readonly Run[]) {
  const seen = runs.find(({ video }) => video)?.video;
  const heard = runs.find(({ audio }) => audio)?.audio;
  const [videoCodec, audioCodec] = [await seen?.getCodec(), await heard?.getCodec()];
  const video = videoCodec ? new EncodedVideoPacketSource(videoCodec) : undefined;
  const audio = audioCodec ? new EncodedAudioPacketSource(audioCodec) : undefined;
  if (!video && !audio) return undefined;
  const output = new Output({ format: new WebMOutputFormat(), target: new FilePathTarget(target) });
  if (video) output.addVideoTrack(video);
  if (audio) output.addAudioTrack(audio);
  await output.start();
  const videoDecoder = (await seen?.getDecoderConfig()) ?? undefined;
  const audioDecoder = (await heard?.getDecoderConfig()) ?? undefined;
  let heardUntil = 0;

  const addAudio = async (packet: EncodedPacket) => {
    await audio?.add(packet, audioDecoder && { decoderConfig: audioDecoder });
    heardUntil = packet.timestamp + packet.duration;
  };
  const addVideo = async (packet: EncodedPacket) => {
    while (audioCodec === 'opus' && packet.timestamp - heardUntil > GAP_SEC)
      await addAudio(new EncodedPacket(SILENCE, 'key', heardUntil + GAP_SEC, 0.02));
    await video?.add(packet, videoDecoder && { decoderConfig: videoDecoder });
  };
  return { output, videoCodec, audioCodec, addVideo, addAudio };
}

/** Leaves out of later runs what is written in another way than the first: one track is one codec. */
async function fitting(run: Run, codecs: { videoCodec?: unknown; audioCodec?: unknown }): Promise<Run> {
  const fits = async (track: InputTrack | null, codec: unknown) => (await track?.getCodec()) === codec;
  return {
    input: run.input,
    video: (await fits(run.video, codecs.videoCodec)) ? run.video : null,
    audio: (await fits(run.audio, codecs.audioCodec)) ? run.audio : null,
  };
}

/**
 * Makes one WebM of what was written: with its duration, an index to seek by, and nothing of what else stood in it. Runs follow
 * each other without a gap. Undefined when there is no film in it. `onProgress`: 0 to 100, of the bytes that were read.
 */
export async function joinFilm(
  storage: MediaStorage,
  { keys, target, ...film }: RawFilm,
  onProgress: (percent: number) => void,
): Promise<JoinedFilm | undefined> {
  const pieces = await runsOf(storage, keys);
  const runs = await Promise.all(pieces.map((run) => openRun(storage, run, film)));
  const written = await openOutput(target, runs);
  if (!written) return undefined;
  const total = pieces.flat().reduce((sum, { size }) => sum + size, 0);
  let [read, end, isCut] = [0, 0, runs.some(({ video, audio }) => !video && !audio)];
  for (const run of runs) {
    const begin = end;
    let first: number | undefined;
    for await (const { kind, packet } of inOrder(await fitting(run, written), () => (isCut = true))) {
      first ??= packet.timestamp;
      const timestamp = Math.max(begin, begin + packet.timestamp - first);
      await written[kind === 'video' ? 'addVideo' : 'addAudio'](packet.clone({ timestamp }));
      end = Math.max(end, timestamp + packet.duration);
      read += packet.byteLength;
      onProgress(Math.min(100, Math.round((read / total) * 100)));
    }
    run.input.dispose();
  }
  await written.output.finalize();
  return end > 0 ? { durationMs: Math.round(end * 1000), isCut } : undefined;
}
