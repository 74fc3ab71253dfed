import { canvasBlob } from './canvasBlob.ts';
import type { CropArea } from './cropArea.ts';
import { UnreadableImage } from './shrinkImage.ts';

const quality = 0.9;

/**
 * Cuts `area` (pixels of the upright picture) out of a file, at most `longestSide` pixels long: what is cut away, where the
 * photo was taken and with which camera never leave this device. A camera's note "turn me" is obeyed. Throws `UnreadableImage`.
 */
export async function cutImage(file: File, area: CropArea, longestSide = 2560): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new UnreadableImage();
  });
  try {
    const scale = Math.min(1, longestSide / Math.max(area.width, area.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(area.width * scale));
    canvas.height = Math.max(1, Math.round(area.height * scale));
    const context = canvas.getContext('2d');
    if (!context) throw new UnreadableImage();
    context.imageSmoothingQuality = 'high';
    const { x, y, width, height } = area;
    context.drawImage(bitmap, x, y, width, height, 0, 0, canvas.width, canvas.height);
    // A photo stays a photo; whatever may have see-through parts keeps them.
    const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png';
    const blob = await canvasBlob(canvas, type, quality);
    if (!blob) throw new UnreadableImage();
    const name = `${file.name.replace(/\.\w{1,5}$/, '')}.${type === 'image/jpeg' ? 'jpg' : 'png'}`;
    return new File([blob], name, { type });
  } finally {
    bitmap.close();
  }
}
