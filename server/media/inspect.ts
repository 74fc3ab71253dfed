import { blankVideo } from './blankVideo.ts';
import { isPlainPdf } from './pdf.ts';
import { rewritePicture } from './picture.ts';
import { readPart, type MediaStorage } from './storage.ts';
import { pictureTurns } from './turns.ts';
import { readVideo } from './video.ts';

export interface Inspected {
  contentType: string;
  width?: number;
  height?: number;
  durationSec?: number;
  /** What to store instead. */
  rewritten?: Buffer;
}

/**
 * What a file is by its own bytes; undefined when that is not what its content type says. Takes out of a video what
 * tells where it was filmed. Throws PictureTooLarge and UnsafePdf.
 */
export async function inspect(
  storage: MediaStorage,
  key: string,
  contentType: string,
): Promise<Inspected | undefined> {
  // The bytes wait on the disk for their turn, not in memory.
  if (contentType.startsWith('image/'))
    return pictureTurns.take(async () => rewritePicture(await storage.bytes(key), contentType));
  const head = await readPart(storage, key, 0, 4096);
  if (!isFile(head, contentType)) return undefined;
  if (contentType === 'application/pdf')
    return pictureTurns.take(async () =>
      isPlainPdf(await storage.bytes(key)) ? { contentType } : undefined,
    );
  if (!contentType.startsWith('video/')) return { contentType };
  // Before it is read: it must still play without what was taken out.
  if (!(await blankVideo(storage, key, contentType))) return undefined;
  const video = await readVideo(storage, key, contentType);
  return video && { contentType, ...video };
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
    case 'text/vtt':
      return /^(\ufeff)?WEBVTT([ \t\r\n]|$)/.test(head.toString());
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
