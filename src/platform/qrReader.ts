/** Reads the code in what a video shows now; undefined while there is none. */
export type QrReader = (video: HTMLVideoElement) => Promise<string | undefined>;

/** As the Shape Detection API has it; TypeScript's library does not know it yet. */
interface DetectorClass {
  new (options: { formats: ['qr_code'] }): {
    detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
  };
  getSupportedFormats: () => Promise<readonly string[]>;
}

/** The browser's own reader, where it has one that knows our codes. */
async function ownDetector(): Promise<DetectorClass | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  try {
    return (await BarcodeDetector?.getSupportedFormats())?.includes('qr_code') ? BarcodeDetector : undefined;
  } catch {
    return undefined;
  }
}

/** Rejects when neither the browser has a reader nor ours can be loaded. */
export async function loadQrReader(): Promise<QrReader> {
  const Detector: DetectorClass = (await ownDetector()) ?? (await import('qr/decode.js')).BarcodeDetector;
  const detector = new Detector({ formats: ['qr_code'] });
  return async (video) => {
    try {
      return (await detector.detect(video))[0]?.rawValue;
    } catch {
      return undefined; // The first picture has not come yet.
    }
  };
}

/** Between two looks: quick enough for a hand that holds a phone, slow enough for its battery. */
const lookMs = 120;
/** A code that is still held into the camera was read already. */
const sameMs = 2500;

/** Looks at what the camera sees until it is called off; the same code counts anew once it was gone for a while. */
export function watchQr(stream: MediaStream, reader: QrReader, onRead: (text: string) => void): () => void {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = stream;
  void video.play().catch(() => {});
  let [over, last, seenAt] = [false, '', 0];
  let timer: ReturnType<typeof setTimeout>;
  const look = async () => {
    const text = await reader(video);
    if (over) return;
    const now = performance.now();
    if (text !== undefined && (text !== last || now - seenAt > sameMs)) onRead(text);
    if (text !== undefined) [last, seenAt] = [text, now];
    timer = setTimeout(() => void look(), lookMs);
  };
  void look();
  return () => {
    over = true;
    clearTimeout(timer);
    video.srcObject = null;
  };
}
