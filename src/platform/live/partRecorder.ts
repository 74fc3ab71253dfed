import type { HostTracks } from './engine.ts';
import { PartSender, type SendOptions } from './PartSender.ts';

export interface PartOptions extends SendOptions {
  partSec: number;
  /** There is a picture, or will be. */
  withVideo: boolean;
}

export interface PartRecorder {
  /** Other tracks from now on; the recording goes on with them. */
  follow: (tracks: HostTracks) => void;
  /** Resolves once everything that was recorded has been sent, or cannot be. */
  stop: () => Promise<void>;
}

const types = ['video/webm;codecs=vp8,opus', 'video/webm', 'audio/webm;codecs=opus', 'audio/webm'];
const frameRate = 24;
const wakeMs = 1000;
const picture = { width: 1280, height: 720 };

/** One sound and one picture that stay the same whatever the host switches: a recorder ends when its tracks change. */
class Mixer {
  readonly #audio = new AudioContext();
  readonly #sound = this.#audio.createMediaStreamDestination();
  readonly #video = document.createElement('video');
  readonly #canvas = Object.assign(document.createElement('canvas'), picture);
  readonly #timer: ReturnType<typeof setInterval>;
  readonly #waker: ReturnType<typeof setInterval>;
  readonly stream: MediaStream;
  #source: MediaStreamAudioSourceNode | undefined;
  #tracks: HostTracks = { audio: undefined, video: undefined };

  constructor(withVideo: boolean) {
    const shown = withVideo ? this.#canvas.captureStream(frameRate).getVideoTracks() : [];
    this.stream = new MediaStream([...this.#sound.stream.getAudioTracks(), ...shown]);
    this.#video.muted = true;
    this.#timer = setInterval(() => withVideo && this.#draw(), 1000 / frameRate);
    // After a page was loaded anew a browser may keep sound still until something is pressed in it.
    this.#waker = setInterval(() => {
      if (this.#audio.state === 'suspended') void this.#audio.resume().catch(() => {});
    }, wakeMs);
  }

  follow(tracks: HostTracks): void {
    const before = this.#tracks;
    this.#tracks = tracks;
    if (before.audio !== tracks.audio) {
      this.#source?.disconnect();
      this.#source = tracks.audio && this.#audio.createMediaStreamSource(new MediaStream([tracks.audio]));
      this.#source?.connect(this.#sound);
    }
    if (before.video === tracks.video) return;
    this.#video.srcObject = tracks.video ? new MediaStream([tracks.video]) : null;
    if (tracks.video) void this.#video.play().catch(() => {});
  }

  #draw(): void {
    const paper = this.#canvas.getContext('2d');
    const { videoWidth, videoHeight } = this.#video;
    if (!paper) return;
    const { width, height } = picture;
    const scale = videoWidth > 0 ? Math.min(width / videoWidth, height / videoHeight) : 0;
    const [wide, high] = [videoWidth * scale, videoHeight * scale];
    paper.clearRect(0, 0, width, height);
    if (this.#tracks.video && scale > 0)
      paper.drawImage(this.#video, (width - wide) / 2, (height - high) / 2, wide, high);
  }

  close(): void {
    clearInterval(this.#timer);
    clearInterval(this.#waker);
    this.#video.srcObject = null;
    for (const track of this.stream.getTracks()) track.stop();
    void this.#audio.close().catch(() => {});
  }
}

const typeFor = (withVideo: boolean) =>
  types.find((type) => type.startsWith(withVideo ? 'video' : 'audio') && MediaRecorder.isTypeSupported(type));

/** The server takes WebM, which not every browser can write. */
export const canRecordParts = (withVideo: boolean): boolean =>
  typeof MediaRecorder !== 'undefined' && typeFor(withVideo) !== undefined;

/** Records what a host sends, in parts that are sent while it runs: what was sent outlives this page. */
export function recordParts(tracks: HostTracks, options: PartOptions): PartRecorder {
  const { withVideo } = options;
  const sender = new PartSender(options);
  const mixer = new Mixer(withVideo);
  mixer.follow(tracks);
  const mimeType = typeFor(withVideo);
  const recorder = new MediaRecorder(mixer.stream, mimeType === undefined ? {} : { mimeType });
  recorder.addEventListener('dataavailable', ({ data }) => sender.add(data));
  recorder.start(options.partSec * 1000);
  const stopped = new Promise<void>((resolve) => {
    recorder.addEventListener('stop', () => resolve());
  });
  return {
    follow: (next) => mixer.follow(next),
    async stop() {
      if (recorder.state !== 'inactive') {
        recorder.stop();
        await stopped;
        mixer.close();
      }
      await sender.done();
    },
  };
}
