import { expect, type Page } from '@playwright/test';
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

/** Sound of the host comes: its loudness is more than nothing within a few beeps. */
export const hears = (page: Page, host: string) =>
  expect
    .poll(() =>
      page
        .getByLabel(`What ${host} shows`)
        .evaluate((video: HTMLVideoElement) =>
          (video.srcObject as MediaStream | null)
            ?.getAudioTracks()
            .some((track) => track.readyState === 'live' && !track.muted),
        ),
    )
    .toBe(true);

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
