import type { RequestBody } from '#openapi/contract.ts';
import { call } from './client.ts';
import { ApiError } from './errors.ts';
import { readUser } from './storage.ts';
import { putFile } from './upload.ts';
import { imageTypes, postLimits } from '../domain/posts.ts';
import { limit } from '../lib/limit.ts';
import { shrinkImage, UnreadableImage } from '../lib/shrinkImage.ts';

export type UploadPurposeId = RequestBody<'presignedUrl'>['purpose'];

/** Known before anything is sent; the same file will never pass. */
class Refusal extends Error {}

const megabyte = 1024 * 1024;

/** Sentences are those of the server for the same reason. */
function check({ type, size }: Blob) {
  if (!imageTypes.includes(type)) throw new Refusal('Pictures must be JPEG, PNG, WebP, AVIF or GIF.');
  if (size > postLimits.imageBytes)
    throw new Refusal(`Pictures may have at most ${Math.floor(postLimits.imageBytes / megabyte)} MB.`);
  if (size === 0) throw new Refusal('This file is empty.');
}

/** Ten large photos decoded at once would be gigabytes, and their way up would starve every other call. */
const inTurn = limit(2);

/** Checks, shrinks and sends one picture; resolves to its `mediaKey`. */
export async function sendImage(
  purpose: UploadPurposeId,
  file: File,
  options: { onProgress: (progress: number) => void; signal: AbortSignal },
): Promise<string> {
  check(file);
  return inTurn(async () => {
    options.signal.throwIfAborted();
    const image = await shrinkImage(file);
    check(image);
    const userId = readUser()?.id;
    const { response } = await call('presignedUrl', {
      ...(userId && { userId }),
      purpose,
      fileName: file.name.slice(-255),
      contentType: image.type,
      size: image.size,
    });
    await putFile(response, image, options);
    return response.mediaKey;
  });
}

/** What to tell the member, and whether the same file may pass another time. */
export function refusalOf(error: unknown): { error: string; retryable: boolean } {
  if (error instanceof Refusal) return { error: error.message, retryable: false };
  if (error instanceof UnreadableImage)
    return { error: 'This file cannot be read as a picture.', retryable: false };
  const final = error instanceof ApiError && (error.status === 413 || error.status === 415);
  return {
    error: error instanceof ApiError ? error.message : 'This picture did not upload.',
    retryable: !final,
  };
}
