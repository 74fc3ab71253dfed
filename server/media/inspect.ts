import sharp from 'sharp';
import type { MediaStorage } from './storage.ts';
import { readVideo } from './video.ts';

const MAX_PIXELS_SIDE = 8000;
const KEPT_PIXELS_SIDE = 2560;

export interface Inspected {
  contentType: string;
  width?: number;
  height?: number;
  durationSec?: number;
  /** What to store instead. */
  rewritten?: Buffer;
}

const pictureFormats: Record<string, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heif: 'image/avif',
  gif: 'image/gif',
};

/** What a file is by its own bytes; undefined when that is not what its content type says. */
export async function inspect(
  storage: MediaStorage,
  key: string,
  contentType: string,
): Promise<Inspected | undefined> {
  if (contentType.startsWith('image/')) return inspectPicture(await storage.bytes(key), contentType);
  const head = await firstBytes(storage, key, 4096);
  if (!isFile(head, contentType)) return undefined;
  if (!contentType.startsWith('video/')) return { contentType };
  const video = await readVideo(storage, key, contentType);
  return video && { contentType, ...video };
}

async function inspectPicture(bytes: Buffer, contentType: string): Promise<Inspected | undefined> {
  try {
    // Animations keep their frames. `failOn: error` refuses damaged files; the pixel limit refuses bombs.
    const source = sharp(bytes, {
      animated: true,
      failOn: 'error',
      limitInputPixels: MAX_PIXELS_SIDE * MAX_PIXELS_SIDE,
    });
    const meta = await source.metadata();
    const side = Math.max(meta.width, meta.pageHeight ?? meta.height);
    // A check that was cut off may have written it anew already.
    const genuine = pictureFormats[meta.format] === contentType || meta.format === 'webp';
    if (!genuine || side > MAX_PIXELS_SIDE) return undefined;
    const { data, info } = await source
      .autoOrient()
      .resize({ width: KEPT_PIXELS_SIDE, height: KEPT_PIXELS_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return {
      contentType: 'image/webp',
      width: info.width,
      height: info.pageHeight ?? info.height,
      rewritten: data,
    };
  } catch {
    // sharp throws for everything it cannot read.
    return undefined;
  }
}

function isFile(head: Buffer, contentType: string): boolean {
  const startsWith = (text: string, at = 0) =>
    head.subarray(at, at + text.length).toString('latin1') === text;
  switch (contentType) {
    case 'video/mp4':
    case 'audio/mp4':
      return startsWith('ftyp', 4);
    case 'video/webm':
    case 'audio/webm':
      return startsWith('\x1a\x45\xdf\xa3') && head.includes('webm');
    case 'application/pdf':
      return startsWith('%PDF-');
    case 'application/vnd.oasis.opendocument.text':
      return startsWith('PK\x03\x04') && head.includes('mimetypeapplication/vnd.oasis.opendocument.text');
    case 'application/vnd.openxmlformats-officedocument.wordprocessingml.document':
      return startsWith('PK\x03\x04') && (head.includes('[Content_Types].xml') || head.includes('word/'));
    default:
      return false;
  }
}

async function firstBytes(storage: MediaStorage, key: string, count: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of storage.read(key, { start: 0, end: count - 1 })) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
