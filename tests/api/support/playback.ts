import type { Page } from 'playwright-core';

/** How a browser played a film. */
export interface Playback {
  /** Infinite for a film without a length. */
  durationSec: number;
  /** Where it was told to go, what it showed then and how long that took; it went on from there for half a second. */
  seeks: { toSec: number; shownSec: number; tookMs: number }[];
  /** Where it was when it said that it is over. */
  endedSec: number;
}

/** Opens a film in a page of its own address, goes to parts of it (0 to 1), plays there, and plays its last second. */
export function playbackOf(page: Page, url: string, shares: readonly number[]): Promise<Playback> {
  return page.evaluate(
    async ({ src, places }) => {
      const video = document.createElement('video');
      const on = (name: string) =>
        new Promise<void>((resolve, reject) => {
          video.addEventListener(name, () => resolve(), { once: true });
          video.addEventListener('error', () => reject(new Error(video.error?.message)), { once: true });
          setTimeout(() => reject(new Error(`it does not get to "${name}"`)), 20_000);
        });
      const opened = on('loadeddata');
      video.muted = true;
      video.src = src;
      document.body.replaceChildren(video);
      await opened;

      const goTo = async (toSec: number) => {
        const from = performance.now();
        const arrived = on('seeked');
        video.currentTime = toSec;
        await arrived;
        const shown = new Promise<number>((resolve) =>
          video.requestVideoFrameCallback((_, { mediaTime }) => resolve(mediaTime)),
        );
        await video.play();
        const shownSec = await shown;
        return { toSec, shownSec, tookMs: performance.now() - from };
      };
      const seeks = [];
      for (const share of places) {
        const seek = await goTo(share * video.duration);
        while (video.currentTime < seek.toSec + 0.5 && !video.ended) await on('timeupdate');
        video.pause();
        seeks.push(seek);
      }
      const ended = on('ended');
      await goTo(Math.max(0, video.duration - 1));
      await ended;
      return { durationSec: video.duration, seeks, endedSec: video.currentTime };
    },
    { src: url, places: shares },
  );
}
