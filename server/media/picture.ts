import sharp, { type Metadata } from 'sharp';

const MAX_PIXELS_SIDE = 8000;
const KEPT_PIXELS_SIDE = 2560;
/** Of what is decoded as a whole, all frames together: it takes up to 20 bytes a pixel. */
const MAX_PIXELS_WHOLE = 16_000_000;

export interface WrittenAnew {
  contentType: 'image/webp';
  width: number;
  height: number;
  rewritten: Buffer;
}

/** It is a picture, and too much of one; the message says why. */
export class PictureTooLarge extends Error {}

const pictureFormats: Record<string, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heif: 'image/avif',
  gif: 'image/gif',
};

/** What its header says, before anything is decoded. The pixel limit would not say why it refuses. */
const headerOf = (bytes: Buffer) => sharp(bytes, { animated: true, limitInputPixels: false }).metadata();

function refuseTooLarge({ width, height, pageHeight = height, pages = 1, ...meta }: Metadata) {
  if (Math.max(width, pageHeight) > MAX_PIXELS_SIDE)
    throw new PictureTooLarge(`Pictures may be at most ${MAX_PIXELS_SIDE} pixels wide and high.`);
  const frames = Math.max(1, pages);
  if (width * pageHeight * frames <= MAX_PIXELS_WHOLE) return;
  const most = `${MAX_PIXELS_WHOLE / 1_000_000} million pixels`;
  if (frames > 1) throw new PictureTooLarge(`Animations may have at most ${most}, all frames together.`);
  if (meta.format === 'heif' || meta.format === 'gif')
    throw new PictureTooLarge(`${meta.format === 'gif' ? 'GIF' : 'AVIF'} pictures may have at most ${most}.`);
  if (meta.isProgressive)
    throw new PictureTooLarge(`Progressive and interlaced pictures may have at most ${most}.`);
}

/**
 * Checks a picture and writes it anew as WebP without metadata, at most `side` px, 2560 where nothing is said. Undefined when it is no picture of
 * this content type or a damaged one; throws PictureTooLarge. Call it in a turn of `pictureTurns`.
 */
export async function rewritePicture(
  bytes: Buffer,
  contentType: string,
  side = KEPT_PIXELS_SIDE,
): Promise<WrittenAnew | undefined> {
  try {
    const meta = await headerOf(bytes);
    // A check that was cut off may have written it anew already.
    if (pictureFormats[meta.format] !== contentType && meta.format !== 'webp') return undefined;
    refuseTooLarge(meta);
    // Animations keep their frames. `failOn: error` refuses damaged files.
    const { data, info } = await sharp(bytes, {
      animated: true,
      failOn: 'error',
      limitInputPixels: MAX_PIXELS_SIDE * MAX_PIXELS_SIDE,
    })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return {
      contentType: 'image/webp',
      width: info.width,
      height: info.pageHeight ?? info.height,
      rewritten: data,
    };
  } catch (error) {
    if (error instanceof PictureTooLarge) throw error;
    // sharp throws for everything it cannot read.
    return undefined;
  }
}
