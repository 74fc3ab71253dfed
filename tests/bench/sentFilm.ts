import type { Browser } from 'playwright-core';

/** What a host sends again and again: base64, as the encoder gave it. */
export interface SentFilm {
  /** VP8, `picturesPerSec` of them a second; the first one can be shown by itself. */
  pictures: { isKey: boolean; data: string }[];
  /** Opus, 20 ms each. */
  sounds: string[];
}

export const picturesPerSec = 15;
export const soundMs = 20;

interface Wanted {
  seconds: number;
  width: number;
  height: number;
  bitsPerSec: number;
  fps: number;
}

const wanted: Wanted = { seconds: 10, width: 640, height: 360, bitsPerSec: 1_000_000, fps: picturesPerSec };

/** Runs in the page: something that moves everywhere, and a tone. */
async function encode({ seconds, width, height, bitsPerSec, fps }: Wanted): Promise<SentFilm> {
  const base64 = (chunk: EncodedVideoChunk | EncodedAudioChunk) => {
    const bytes = new Uint8Array(chunk.byteLength);
    chunk.copyTo(bytes);
    return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
  };
  const film: SentFilm = { pictures: [], sounds: [] };
  const fail = (error: DOMException) => {
    throw error;
  };
  const video = new VideoEncoder({
    output: (chunk) => film.pictures.push({ isKey: chunk.type === 'key', data: base64(chunk) }),
    error: fail,
  });
  // Every picture is kept, whatever it costs.
  const latencyMode = 'quality';
  video.configure({ codec: 'vp8', width, height, bitrate: bitsPerSec, framerate: fps, latencyMode });
  const canvas = new OffscreenCanvas(width, height);
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('nothing can be drawn');
  for (let at = 0; at < seconds * fps; at++) {
    for (let spot = 0; spot < 120; spot++) {
      brush.fillStyle = `hsl(${Math.random() * 360} 70% 50%)`;
      brush.fillRect(Math.random() * width, Math.random() * height, 24, 24);
    }
    const picture = new VideoFrame(canvas, { timestamp: (at * 1_000_000) / fps });
    // A viewer who comes gets a whole picture within a second in any case.
    video.encode(picture, { keyFrame: at % fps === 0 });
    picture.close();
  }
  await video.flush();
  const rate = 48_000;
  const audio = new AudioEncoder({ output: (chunk) => film.sounds.push(base64(chunk)), error: fail });
  audio.configure({ codec: 'opus', sampleRate: rate, numberOfChannels: 1, bitrate: 32_000 });
  const length = rate / 50;
  for (let at = 0; at < seconds * 50; at++) {
    const data = Float32Array.from(
      { length },
      (_, n) => 0.3 * Math.sin((2 * Math.PI * 440 * (at * length + n)) / rate),
    );
    const timestamp = at * 20_000;
    audio.encode(
      new AudioData({
        format: 'f32',
        sampleRate: rate,
        numberOfFrames: length,
        numberOfChannels: 1,
        timestamp,
        data,
      }),
    );
  }
  await audio.flush();
  return film;
}

/** Ten seconds of 640 x 360 at 1 Mbit/s, encoded by a browser: what a host sends costs this machine nothing while it is measured. */
export async function encodeFilm(browser: Browser): Promise<SentFilm> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    // Encoders are there for addresses that can be trusted, as this one is.
    await page.route('http://localhost/', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto('http://localhost/');
    return await page.evaluate(encode, wanted);
  } finally {
    await context.close();
  }
}
