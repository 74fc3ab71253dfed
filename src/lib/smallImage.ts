import { UnreadableImage } from './shrinkImage.ts';

/** A square picture as a data URL, `side` pixels wide: some kilobytes that can be kept with a draft. Throws `UnreadableImage`. */
export async function smallImage(file: Blob, side = 128): Promise<string> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new UnreadableImage();
  });
  try {
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    const context = canvas.getContext('2d');
    if (!context) throw new UnreadableImage();
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, side, side);
    // What cannot write WebP writes PNG.
    return canvas.toDataURL('image/webp', 0.85);
  } finally {
    bitmap.close();
  }
}
