import { canvasBlob } from './canvasBlob.ts';

export interface VideoFacts {
  durationSec: number;
  /** A still of it, at most 1280 px wide. Absent where this browser cannot draw one; the video plays all the same. */
  poster?: File;
}

/** Neither MP4 nor WebM by its bytes, or nothing to see in it. */
export class UnreadableVideo extends Error {}

const posterWidth = 1280;
const waitMs = 10_000;

const once = (video: HTMLVideoElement, event: string) =>
  new Promise<void>((resolve, reject) => {
    const fail = () => reject(new UnreadableVideo());
    video.addEventListener(event, () => resolve(), { once: true });
    video.addEventListener('error', fail, { once: true });
    setTimeout(fail, waitMs);
  });

/** The picture one second in: the very first is black more often than not. */
async function drawPoster(file: File, durationSec: number): Promise<File | undefined> {
  const url = URL.createObjectURL(file);
  const video = document.createElement('video');
  try {
    video.muted = true;
    video.preload = 'auto';
    video.src = url;
    await once(video, 'loadeddata');
    const seeked = once(video, 'seeked');
    video.currentTime = Math.min(1, durationSec / 2);
    await seeked;
    const scale = Math.min(1, posterWidth / video.videoWidth);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(video.videoWidth * scale));
    canvas.height = Math.max(1, Math.round(video.videoHeight * scale));
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
    const blob = await canvasBlob(canvas, 'image/jpeg', 0.86);
    return blob ? new File([blob], 'poster.jpg', { type: 'image/jpeg' }) : undefined;
  } catch {
    return undefined;
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
}

/** Reads a video by its content before a byte of it is sent. Throws `UnreadableVideo`. */
export async function readVideo(file: File): Promise<VideoFacts> {
  // Two hundred kilobytes that only those need who post a video.
  const { BlobSource, Input, MP4, WEBM } = await import('mediabunny');
  const input = new Input({ source: new BlobSource(file), formats: [MP4, WEBM] });
  try {
    if (!(await input.getPrimaryVideoTrack())) throw new UnreadableVideo();
    const durationSec = await input.computeDuration();
    const poster = await drawPoster(file, durationSec);
    return { durationSec, ...(poster && { poster }) };
  } catch {
    throw new UnreadableVideo();
  } finally {
    input.dispose();
  }
}
