import type { ToEncode } from './canvasBlob.ts';

// TypeScript takes `self` for a window here.
const worker = self as unknown as { postMessage: (blob: Blob | null, transfer: Transferable[]) => void };

async function encode({ bitmap, type, quality }: ToEncode): Promise<Blob | null> {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.drawImage(bitmap, 0, 0);
  return canvas.convertToBlob({ type, quality });
}

addEventListener('message', ({ data }: MessageEvent<ToEncode>) => {
  encode(data).then(
    (blob) => worker.postMessage(blob, []),
    () => worker.postMessage(null, []),
  );
});
