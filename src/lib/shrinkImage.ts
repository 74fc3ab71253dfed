import { canvasBlob } from './canvasBlob.ts';

const longestSide = 2560;
const quality = 0.86;

/** A file that no decoder of this browser can read. */
export class UnreadableImage extends Error {}

/**
 * Draws a picture anew, at most 2560 px on its longer side, upright, and without its metadata: a photo must not tell
 * where it was taken (product 2.5). An animation (GIF) stays as it is. Throws `UnreadableImage`.
 */
export async function shrinkImage(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new UnreadableImage();
  });
  try {
    if (file.type === 'image/gif') return file;
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    // A browser that cannot write WebP gives PNG, which is accepted as well.
    const type = file.type === 'image/jpeg' || file.type === 'image/png' ? file.type : 'image/webp';
    const blob = await canvasBlob(canvas, type, quality);
    if (!blob) throw new UnreadableImage();
    return blob;
  } finally {
    bitmap.close();
  }
}
