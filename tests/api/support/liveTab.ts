import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { expect } from 'vitest';
import { findBrowser } from '../../../scripts/browser.ts';
import type { Way } from './liveMedia.ts';

/** A Chromium whose camera and microphone are made up. */
export async function startBrowser(): Promise<Browser> {
  const { executablePath, args, env } = await findBrowser();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    ...(env ? { env } : {}),
    args: [
      ...args,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
    ],
  });
}

/** A tab that takes part, and what it sees. */
export class Tab {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  static async open(context: BrowserContext, { url }: { url: string }): Promise<Tab> {
    const page = await context.newPage();
    await page.goto(`${url}/health`);
    return new Tab(page);
  }

  /** Answers with the status of the media server. */
  async publish(way: Way, kinds: ('video' | 'audio')[] = ['video', 'audio']): Promise<number> {
    await this.page.evaluate(async (wanted) => {
      const stream = await navigator.mediaDevices.getUserMedia({
        audio: wanted.includes('audio'),
        video: wanted.includes('video') && { width: 320, height: 240, frameRate: 15 },
      });
      const pc = new RTCPeerConnection();
      for (const track of stream.getTracks())
        pc.addTransceiver(track, { direction: 'sendonly', streams: [stream] });
      Object.assign(globalThis, { pc });
    }, kinds);
    return this.negotiate(way);
  }

  async watch(way: Way): Promise<number> {
    await this.page.evaluate(() => {
      const pc = new RTCPeerConnection();
      const video = document.createElement('video');
      const stream = new MediaStream();
      video.autoplay = true;
      video.srcObject = stream;
      document.body.append(video);
      pc.addEventListener('track', ({ track }) => stream.addTrack(track));
      pc.addTransceiver('video', { direction: 'recvonly' });
      pc.addTransceiver('audio', { direction: 'recvonly' });
      Object.assign(globalThis, { pc });
    });
    return this.negotiate(way);
  }

  private negotiate({ serverUrl, token }: Way): Promise<number> {
    return this.page.evaluate(
      async ({ url, bearer }) => {
        const { pc } = globalThis as unknown as { pc: RTCPeerConnection };
        await pc.setLocalDescription();
        await new Promise<void>((resolve) => {
          pc.addEventListener('icegatheringstatechange', () => {
            if (pc.iceGatheringState === 'complete') resolve();
          });
        });
        const answer = await fetch(url, {
          method: 'POST',
          headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/sdp' },
          body: pc.localDescription?.sdp ?? '',
        });
        if (answer.ok) await pc.setRemoteDescription({ type: 'answer', sdp: await answer.text() });
        return answer.status;
      },
      { url: serverUrl, bearer: token },
    );
  }

  /** Another camera, upright, while the microphone sends nothing for a moment. */
  async changeDevices(): Promise<void> {
    await this.page.evaluate(async () => {
      const { pc } = globalThis as unknown as { pc: RTCPeerConnection };
      const [picture, sound] = ['video', 'audio'].map((kind) =>
        pc.getSenders().find(({ track }) => track?.kind === kind),
      );
      const microphone = sound?.track ?? null;
      await sound?.replaceTrack(null);
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [240, 480];
      const brush = canvas.getContext('2d');
      let turn = 0;
      setInterval(() => {
        turn += 10;
        if (brush) brush.fillStyle = `hsl(${turn} 80% 50%)`;
        brush?.fillRect(0, turn % 480, 240, 40);
      }, 50);
      const [other = null] = canvas.captureStream(15).getVideoTracks();
      await picture?.replaceTrack(other);
      await sound?.replaceTrack(microphone);
    });
  }

  /** As a tab whose process was killed: nothing says goodbye. */
  async die(): Promise<void> {
    // The browser answers by closing the page, never with a result.
    this.page.goto('chrome://crash').catch(() => {});
    await this.page.waitForEvent('crash');
  }

  /** Pictures that were shown, and how much sound there was (energy, as getStats counts it). */
  async seen(): Promise<{ pictures: number; sound: number; lost: number }> {
    return this.page.evaluate(async () => {
      const { pc } = globalThis as unknown as { pc: RTCPeerConnection };
      const seen = { pictures: 0, sound: 0, lost: 0 };
      for (const report of (await pc.getStats()).values() as Iterable<Record<string, unknown>>) {
        if (report.type !== 'inbound-rtp') continue;
        seen.lost += Number(report.packetsLost ?? 0);
        if (report.kind === 'video') seen.pictures += Number(report.framesDecoded ?? 0);
        else seen.sound += Number(report.totalAudioEnergy ?? 0);
      }
      return seen;
    });
  }

  /** Resolves once this many more pictures were shown, and sound was heard since. */
  async moves(pictures = 10): Promise<void> {
    const before = await this.seen();
    await expect
      .poll(async () => (await this.seen()).pictures - before.pictures, { timeout: 20_000 })
      .toBeGreaterThanOrEqual(pictures);
    await expect
      .poll(async () => (await this.seen()).sound - before.sound, { timeout: 20_000 })
      .toBeGreaterThan(0);
  }

  /** Resolves once nothing more is shown here while another tab goes on: a few pictures were on their way. */
  async stands(other: Tab): Promise<void> {
    await expect
      .poll(
        async () => {
          const before = await this.seen();
          await other.moves();
          return (await this.seen()).pictures - before.pictures;
        },
        { timeout: 20_000 },
      )
      .toBe(0);
  }

  /** Plays a film to its end: its size, how long it played, and whether there was sound in it. */
  async play(film: Buffer): Promise<{ width: number; height: number; seconds: number; sound: boolean }> {
    return this.page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const video = document.createElement('video');
      video.src = URL.createObjectURL(new Blob([bytes], { type: 'video/webm' }));
      video.playbackRate = 4;
      document.body.append(video);
      const ended = new Promise<void>((resolve, reject) => {
        video.addEventListener('ended', () => resolve());
        video.addEventListener('error', () => reject(new Error(video.error?.message)));
      });
      await video.play();
      await ended;
      const sounds = await new AudioContext().decodeAudioData(bytes.buffer.slice(0));
      return {
        width: video.videoWidth,
        height: video.videoHeight,
        seconds: video.currentTime,
        sound: sounds.getChannelData(0).some((sample) => Math.abs(sample) > 0.01),
      };
    }, film.toString('base64'));
  }
}
