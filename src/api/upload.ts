import type { Answer, Problem } from '#openapi/contract.ts';
import { apiHost } from './config.ts';
import { ApiError, networkError } from './errors.ts';

export type UploadTarget = Answer<'presignedUrl'>;

function toUploadError({ status, responseText }: XMLHttpRequest): ApiError {
  try {
    const problem = JSON.parse(responseText) as Problem;
    return new ApiError(status, problem.code, problem);
  } catch {
    return new ApiError(status, 'UNREADABLE', {}); // A storage service answers in its own words.
  }
}

/**
 * Puts the bytes where `presignedUrl` said. XMLHttpRequest, because fetch tells nothing of the way up. `onProgress` gets
 * 0 to 1. Throws `ApiError`; after an abort through `signal` it throws the signal's reason.
 */
export function putFile(
  { uploadUrl, method, headers }: UploadTarget,
  body: Blob,
  { onProgress, signal }: { onProgress: (progress: number) => void; signal: AbortSignal },
): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(method, new URL(uploadUrl, apiHost));
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(toUploadError(request));
    });
    request.addEventListener('error', () => reject(networkError()));
    request.addEventListener('abort', () => reject(signal.reason as Error));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}
