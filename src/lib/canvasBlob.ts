/** What encodeWorker.ts is told; it answers with a Blob, or null where it cannot. */
export interface ToEncode {
  bitmap: ImageBitmap;
  type: string;
  quality: number;
}

async function encodedInWorker(canvas: HTMLCanvasElement, type: string, quality: number) {
  const bitmap = await createImageBitmap(canvas);
  const worker = new Worker(new URL('./encodeWorker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Blob | null>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Blob | null>) => resolve(data));
      worker.addEventListener('error', () => resolve(null));
      worker.postMessage({ bitmap, type, quality } satisfies ToEncode, [bitmap]);
    });
  } finally {
    worker.terminate();
  }
}

/**
 * What a canvas shows as a file of `type`, `quality` from 0 to 1; PNG where this browser cannot write the type, null where it cannot
 * write any. In a worker: on the page a JPEG or PNG waits until there is nothing else to do (in Chromium a second, and longer once
 * begun), and keeps everything else waiting.
 */
export async function canvasBlob(
  canvas: HTMLCanvasElement,
  type: string,
  quality: number,
): Promise<Blob | null> {
  // Where there are no workers that draw, or this one does not load.
  const onPage = () => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (!('OffscreenCanvas' in globalThis)) return onPage();
  return (await encodedInWorker(canvas, type, quality).catch(() => null)) ?? onPage();
}
