import { UnreadableImage } from './shrinkImage.ts';

/**
 * The middle of a picture as a data URL, `width` × `height` pixels and square without one: some kilobytes that can be kept
 * with a draft. Throws `UnreadableImage`.
 */
export async function smallImage(file: Blob, width = 128, height = width): Promise<string> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new UnreadableImage();
  });
  try {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) throw new UnreadableImage();
    context.imageSmoothingQuality = 'high';
    const scale = Math.max(width / bitmap.width, height / bitmap.height);
    const [wide, high] = [bitmap.width * scale, bitmap.height * scale];
    context.drawImage(bitmap, (width - wide) / 2, (height - high) / 2, wide, high);
    // What cannot write WebP writes PNG.
    return canvas.toDataURL('image/webp', 0.85);
  } finally {
    bitmap.close();
  }
}
