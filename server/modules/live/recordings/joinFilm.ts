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
  type AudioCodec,
  type InputAudioTrack,
  type InputTrack,
  type InputVideoTrack,
  type VideoCodec,
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
  /** A picture of it that stands by itself, in VP8. Absent for sound, and for a film that is written in another way. */
  still?: Uint8Array;
}

/** 20 ms without a sound, as Opus writes them. */
const SILENCE = Uint8Array.of(0xf8, 0xff, 0xfe);
/** A silence is written this often: the writer keeps the pictures in memory until it knows what is heard beside them. */
const GAP_SEC = 2;

/** The very first picture is dark more often than not. */
const STILL_SEC = 1;
/** Beyond it a picture is none that a camera made. */
const STILL_MAX_BYTES = 4 * 1024 * 1024;

/** Each is opened twice and read whole; nobody changes cameras as often. */
const MOST_RUNS = 200;

interface Run {
  input: Input;
  video: InputVideoTrack | null;
  audio: InputAudioTrack | null;
}

async function openRun(
  storage: MediaStorage,
  pieces: readonly Piece[],
  {
    isOurs,
    mediaType,
    onFault,
  }: Pick<RawFilm, 'isOurs' | 'mediaType'> & { onFault: (error: unknown) => void },
): Promise<Run> {
  const input = new Input({ source: sourceOf(storage, pieces, { isOurs, onFault }), formats: [WEBM] });
  try {
    const video = mediaType === 1 ? await input.getPrimaryVideoTrack() : null;
    return { input, video, audio: await input.getPrimaryAudioTrack() };
  } catch (error) {
    // What we wrote ourselves is tried again: the only copy of it goes with a film that is given up.
    if (isOurs) throw error;
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

const writtenAs = async <Codec, Config>(track: {
  getCodec(): Promise<Codec | null>;
  getDecoderConfig(): Promise<Config | null>;
}) => ({
  codec: (await track.getCodec()) ?? undefined,
  decoderConfig: (await track.getDecoderConfig()) ?? undefined,
});

/** How the first picture and the first sound are written. One run is open at a time: whoever sends parts chooses how many there are. */
async function tracksOf<Pieces>(
  runs: readonly Pieces[],
  open: (pieces: Pieces) => Promise<Run>,
  mediaType: 1 | 2,
) {
  let seen: Awaited<ReturnType<typeof writtenAs<VideoCodec, VideoDecoderConfig>>> | undefined;
  let heard: Awaited<ReturnType<typeof writtenAs<AudioCodec, AudioDecoderConfig>>> | undefined;
  for (const pieces of runs) {
    const { input, video, audio } = await open(pieces);
    if (video) seen ??= await writtenAs(video);
    if (audio) heard ??= await writtenAs(audio);
    input.dispose();
    if (heard && (seen || mediaType === 2)) break;
  }
  return { seen, heard };
}

/** The file that is made; its tracks are those that the runs have. */
async function openOutput(target: string, { seen, heard }: Awaited<ReturnType<typeof tracksOf>>) {
  const [videoCodec, audioCodec] = [seen?.codec, heard?.codec];
  const video = videoCodec ? new EncodedVideoPacketSource(videoCodec) : undefined;
  const audio = audioCodec ? new EncodedAudioPacketSource(audioCodec) : undefined;
  if (!video && !audio) return undefined;
  const output = new Output({ format: new WebMOutputFormat(), target: new FilePathTarget(target) });
  if (video) output.addVideoTrack(video);
  if (audio) output.addAudioTrack(audio);
  await output.start();
  const [videoDecoder, audioDecoder] = [seen?.decoderConfig, heard?.decoderConfig];
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

/** Of the pictures that stand by themselves, the first after a moment; the latest before it where none follows. */
const betterStill = (still: EncodedPacket | undefined, picture: EncodedPacket): EncodedPacket | undefined =>
  picture.type === 'key' &&
  picture.byteLength <= STILL_MAX_BYTES &&
  (still === undefined || still.timestamp < STILL_SEC)
    ? picture
    : still;

/**
 * Makes one WebM of what was written: with its duration, an index to seek by, and nothing of what else stood in it. Runs follow
 * each other without a gap. Undefined when there is no film in it. `onProgress`: 0 to 100, of the bytes that were read. Throws when
 * the storage cannot be read, and for a film of the media server that cannot.
 */
export async function joinFilm(
  storage: MediaStorage,
  { keys, target, ...film }: RawFilm,
  onProgress: (percent: number) => void,
): Promise<JoinedFilm | undefined> {
  const faults: unknown[] = [];
  const refuseFaults = () => {
    if (faults.length > 0) throw new Error('the storage could not be read', { cause: faults[0] });
  };
  const open = (run: readonly Piece[]) =>
    openRun(storage, run, { ...film, onFault: (error) => void faults.push(error) });
  const all = await runsOf(storage, keys);
  const runs = all.slice(0, MOST_RUNS);
  const written = await openOutput(target, await tracksOf(runs, open, film.mediaType));
  refuseFaults();
  if (!written) return undefined;
  const total = runs.flat().reduce((sum, { size }) => sum + size, 0);
  let [read, end, isCut] = [0, 0, all.length > runs.length];
  let still: EncodedPacket | undefined;
  for (const pieces of runs) {
    const run = await open(pieces);
    isCut ||= !run.video && !run.audio;
    const begin = end;
    let first: number | undefined;
    for await (const { kind, packet } of inOrder(await fitting(run, written), () => (isCut = true))) {
      first ??= packet.timestamp;
      const placed = packet.clone({ timestamp: Math.max(begin, begin + packet.timestamp - first) });
      if (kind === 'video' && written.videoCodec === 'vp8') still = betterStill(still, placed);
      await written[kind === 'video' ? 'addVideo' : 'addAudio'](placed);
      end = Math.max(end, placed.timestamp + placed.duration);
      read += packet.byteLength;
      onProgress(Math.min(100, Math.round((read / total) * 100)));
    }
    run.input.dispose();
    refuseFaults();
  }
  await written.output.finalize();
  if (end === 0) return undefined;
  // Of its own memory: the picture may lie in a block of many.
  return { durationMs: Math.round(end * 1000), isCut, ...(still && { still: still.data.slice() }) };
}
