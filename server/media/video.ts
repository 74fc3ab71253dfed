import { CustomSource, Input, MP4, WEBM } from 'mediabunny';
import { readPart, type MediaStorage } from './storage.ts';

/** Longest video of a post (product 2.5). */
export const MAX_VIDEO_SEC = 600;

export interface VideoFacts {
  durationSec: number;
  width: number;
  height: number;
}

/** What a stored video is by its content; undefined when it is none. Reads its index, not the whole of it. */
export async function readVideo(
  storage: MediaStorage,
  key: string,
  contentType: string,
): Promise<VideoFacts | undefined> {
  const source = new CustomSource({
    getSize: async () => (await storage.size(key)) ?? 0,
    read: (start, end) => readPart(storage, key, start, end),
  });
  const input = new Input({ source, formats: [contentType === 'video/webm' ? WEBM : MP4] });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track) return undefined;
    const durationSec = await input.computeDuration();
    const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()];
    if (!(durationSec > 0) || !(width > 0) || !(height > 0)) return undefined;
    return { durationSec, width: Math.round(width), height: Math.round(height) };
  } catch {
    // mediabunny throws for everything that it cannot read.
    return undefined;
  } finally {
    input.dispose();
  }
}
