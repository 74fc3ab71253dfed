import type { RequestBody } from '#openapi/contract.ts';
import { UploadPurpose } from '../domain/enums.ts';
import { imageTypes, postLimits } from '../domain/posts.ts';
import {
  documentBytes,
  documentTypes,
  isVideoFile,
  resumeTypes,
  videoLimits,
  videoTypes,
} from '../domain/uploads.ts';
import { limit } from '../lib/limit.ts';
import { pdfRefusal } from '../lib/pdfRefusal.ts';
import { readVideo, UnreadableVideo } from '../lib/readVideo.ts';
import { shrinkImage, UnreadableImage } from '../lib/shrinkImage.ts';
import { call } from './client.ts';
import { ApiError } from './errors.ts';
import { readUser } from './storage.ts';
import { putFile } from './upload.ts';

export type UploadPurposeId = RequestBody<'presignedUrl'>['purpose'];

export interface SendFileOptions {
  signal: AbortSignal;
  onStage: (stage: 'preparing' | 'uploading' | 'processing') => void;
  /** 0 to 1, of the bytes on their way. */
  onProgress: (progress: number) => void;
  /** A still of a video, as soon as there is one. */
  onPoster: (poster: File) => void;
}

export interface SentFile {
  mediaKey: string;
  /** Of a video: the still that stands for it. */
  posterKey?: string;
}

/** Known before anything is sent; the same file will never pass. */
class Refusal extends Error {}

const megabyte = 1024 * 1024;
const pictureTypes = 'Pictures must be JPEG, PNG, WebP, AVIF or GIF.';
const postTypes = 'Pictures must be JPEG, PNG, WebP, AVIF or GIF, videos MP4 or WebM.';
const notSo = 'This file cannot be read as a video. Videos must be MP4 or WebM.';

const isDocument = (purpose: UploadPurposeId) =>
  purpose === UploadPurpose.DOCUMENT || purpose === UploadPurpose.RESUME;

const captionsType = 'text/vtt';

function checkCaptions(type: string, size: number) {
  if (type !== captionsType) throw new Refusal('Captions must be WebVTT.');
  if (size > megabyte) throw new Refusal('Captions may have at most 1 MB.');
}

/** Sentences are those of the server for the same reason. */
function check({ type, size }: Blob, purpose: UploadPurposeId) {
  if (size === 0) throw new Refusal('This file is empty.');
  if (purpose === UploadPurpose.RECORDING) return checkCaptions(type, size);
  if (isDocument(purpose)) {
    const resume = purpose === UploadPurpose.RESUME;
    if (!(resume ? resumeTypes : documentTypes).includes(type))
      throw new Refusal(
        resume ? 'A résumé must be PDF, DOCX or ODT.' : 'Documents must be PDF, DOCX, ODT, JPEG or PNG.',
      );
    if (size > documentBytes) throw new Refusal(`Documents may have at most ${documentBytes / megabyte} MB.`);
    return;
  }
  const film = purpose === UploadPurpose.POST && videoTypes.includes(type);
  if (!film && !imageTypes.includes(type))
    throw new Refusal(purpose === UploadPurpose.POST ? postTypes : pictureTypes);
  const most = film ? videoLimits.bytes : postLimits.imageBytes;
  if (size > most)
    throw new Refusal(`${film ? 'Videos' : 'Pictures'} may have at most ${Math.floor(most / megabyte)} MB.`);
}

/** A PDF that the server would not take is not sent: why is said at once. */
async function checkPdf(file: File, purpose: UploadPurposeId) {
  if (file.type !== 'application/pdf') return;
  const why = await pdfRefusal(file, { pictures: purpose === UploadPurpose.DOCUMENT });
  if (why !== undefined) throw new Refusal(why);
}

/** Ten large photos decoded at once would be gigabytes, and their way up would starve every other call. */
const inTurn = limit(2);

async function put(purpose: UploadPurposeId, file: Blob & { name: string }, options: SendFileOptions) {
  const userId = readUser()?.id;
  const { response } = await call('presignedUrl', {
    ...(userId && { userId }),
    purpose,
    fileName: file.name.slice(-255),
    contentType: file.type,
    size: file.size,
  });
  await putFile(response, file, {
    signal: options.signal,
    onProgress(progress) {
      options.onProgress(progress);
      if (progress >= 1) options.onStage('processing');
    },
  });
  return response.mediaKey;
}

/** At most 2560 px and without its metadata, upright. */
async function prepared(purpose: UploadPurposeId, file: File): Promise<File> {
  const image = await shrinkImage(file);
  check(image, purpose);
  return image instanceof File ? image : new File([image], file.name, { type: image.type });
}

async function sendVideo(purpose: UploadPurposeId, file: File, options: SendFileOptions): Promise<SentFile> {
  const { durationSec, poster } = await readVideo(file);
  if (durationSec > videoLimits.seconds) throw new Refusal('Videos may last at most 10 minutes.');
  if (poster) options.onPoster(poster);
  options.onStage('uploading');
  const quiet = { ...options, onProgress: () => {}, onStage: () => {} };
  const posterKey = poster && (await put(purpose, poster, quiet));
  const mediaKey = await put(purpose, file, options);
  return { mediaKey, ...(posterKey && { posterKey }) };
}

/** Not every system knows what a file of captions is. */
const named = (purpose: UploadPurposeId, file: File): File =>
  purpose === UploadPurpose.RECORDING && file.name.toLowerCase().endsWith('.vtt')
    ? new File([file], file.name, { type: captionsType })
    : file;

/**
 * Checks, prepares and sends one picture, one document, one file of captions or, for a post, one video. Throws what `refusalOf` turns into words; after an
 * abort the signal's reason.
 */
export async function sendFile(
  purpose: UploadPurposeId,
  chosen: File,
  options: SendFileOptions,
): Promise<SentFile> {
  const file = named(purpose, chosen);
  check(file, purpose);
  return inTurn(async () => {
    options.signal.throwIfAborted();
    // A document is what it is: sent as it was chosen.
    if (isDocument(purpose) || purpose === UploadPurpose.RECORDING) {
      if (isDocument(purpose)) {
        options.onStage('preparing');
        await checkPdf(file, purpose);
        options.signal.throwIfAborted();
      }
      options.onStage('uploading');
      return { mediaKey: await put(purpose, file, options) };
    }
    options.onStage('preparing');
    if (isVideoFile(file)) return sendVideo(purpose, file, options);
    const image = await prepared(purpose, file);
    options.onStage('uploading');
    return { mediaKey: await put(purpose, image, options) };
  });
}

/** What to tell the member, and whether the same file may pass another time. */
export function refusalOf(error: unknown): { error: string; retryable: boolean } {
  if (error instanceof Refusal) return { error: error.message, retryable: false };
  if (error instanceof UnreadableVideo) return { error: notSo, retryable: false };
  if (error instanceof UnreadableImage)
    return { error: 'This file cannot be read as a picture.', retryable: false };
  const final = error instanceof ApiError && (error.status === 413 || error.status === 415);
  return {
    error: error instanceof ApiError ? error.message : 'This file did not upload.',
    retryable: !final,
  };
}
