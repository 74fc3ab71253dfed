import { expect, type Locator, type Page } from '@playwright/test';
import { findBrowser } from '../../../scripts/browser.ts';

const { executablePath, args } = await findBrowser();

/** A browser with three cameras and a microphone that are none: a moving picture, and a beep each second. Allowed without asking. */
export const withDevices = {
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...args,
      '--use-fake-device-for-media-stream=device-count=3',
      '--use-fake-ui-for-media-stream',
      // Names that only a local network resolves: none is here.
      '--disable-features=WebRtcHideLocalIpsWithMdns',
      '--autoplay-policy=no-user-gesture-required',
    ],
  },
};

const stage = (page: Page, host: string) => page.getByLabel(`What ${host} shows`);

/** Pictures that this page has drawn so far. */
const frames = (page: Page, host: string) =>
  stage(page, host).evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames);

/** The picture of the host moves: more frames are drawn, as one looks on. */
export async function seesMoving(page: Page, host: string): Promise<void> {
  await expect(stage(page, host)).toBeVisible();
  const before = await frames(page, host);
  await expect.poll(() => frames(page, host)).toBeGreaterThan(before + 10);
}

/** The loudest of what comes from the host within two beeps, of 1; 0 for nothing. */
const loudness = (page: Page, host: string) =>
  stage(page, host).evaluate(async (video: HTMLVideoElement) => {
    const stream = video.srcObject as MediaStream | null;
    if (!stream || stream.getAudioTracks().length === 0) return 0;
    const context = new AudioContext();
    try {
      const analyser = context.createAnalyser();
      context.createMediaStreamSource(new MediaStream(stream.getAudioTracks())).connect(analyser);
      const samples = new Float32Array(analyser.fftSize);
      const until = performance.now() + 2200;
      let loudest = 0;
      while (performance.now() < until) {
        analyser.getFloatTimeDomainData(samples);
        for (const sample of samples) loudest = Math.max(loudest, Math.abs(sample));
        // A part of a second is kept: every beep is met.
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return loudest;
    } finally {
      await context.close();
    }
  });

/** Softer than any beep, louder than what an encoder makes of silence. */
const AUDIBLE = 0.01;

/** Sound of the host comes. */
export const hears = (page: Page, host: string) =>
  expect.poll(() => loudness(page, host)).toBeGreaterThan(AUDIBLE);

/** The host is there with a microphone, and nothing is heard. */
export async function hearsNothing(page: Page, host: string): Promise<void> {
  await expect.poll(() => loudness(page, host)).toBeLessThan(AUDIBLE);
  const isThere = await stage(page, host).evaluate((video: HTMLVideoElement) => {
    const [track] = (video.srcObject as MediaStream | null)?.getAudioTracks() ?? [];
    return track?.readyState === 'live';
  });
  expect(isThere).toBe(true);
}

/** Whether a film is heard, second by second. */
export async function audibleSeconds(film: Locator): Promise<boolean[]> {
  // Its address stands once the player knows what it plays.
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
  return film.evaluate(async (video: HTMLVideoElement, audible) => {
    const answer = await fetch(video.currentSrc);
    const context = new AudioContext();
    const { sampleRate, ...sound } = await context
      .decodeAudioData(await answer.arrayBuffer())
      .then((buffer) => ({ sampleRate: buffer.sampleRate, samples: buffer.getChannelData(0) }));
    await context.close();
    const seconds = Math.floor(sound.samples.length / sampleRate);
    return Array.from({ length: seconds }, (_, second) =>
      sound.samples
        .subarray(second * sampleRate, (second + 1) * sampleRate)
        .some((sample) => Math.abs(sample) > audible),
    );
  }, AUDIBLE);
}

/** What the camera is called that the host shows. */
const camera = (page: Page) =>
  page
    .getByLabel('What your audience sees')
    .evaluate(
      (video: HTMLVideoElement) => (video.srcObject as MediaStream | null)?.getVideoTracks()[0]?.label,
    );

/** Goes on to the last of the cameras: the second one gives depths instead of colours, which no browser sends. */
export async function takesLastCamera(page: Page): Promise<void> {
  for (let left = 2; left > 0; left--) {
    const before = await camera(page);
    await page.getByRole('button', { name: 'Next camera' }).click();
    await expect.poll(() => camera(page)).not.toBe(before);
  }
}

/** Opens a room from the page before it; resolves to its address once it is on the air. */
export async function goLive(page: Page, title: string): Promise<string> {
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('button', { name: 'Go live' }).click();
  await expect(page).toHaveURL(/\/live\/[\w-]{16}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('status').filter({ hasText: /Connecting|Reconnecting/ })).toHaveCount(0);
  return new URL(page.url()).pathname;
}
