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
