import type { ResponseBody } from '#openapi/contract.ts';
import { callUnseen } from '../../api/client.ts';
import { ApiError } from '../../api/errors.ts';
import { UploadPurpose } from '../../domain/enums.ts';
import type { OutboxFile, OutboxItem, OutboxKind } from '../../domain/outbox.ts';
import type { Verdict } from './OutboxSender.ts';

/** The server's answer to each kind. */
export interface OutboxAnswers {
  message: ResponseBody<'sendMessage'>;
  comment: ResponseBody<'manageComment'>;
  post: ResponseBody<'managePost'>;
  like: ResponseBody<'likeFeed'>;
  commentLike: ResponseBody<'likeComments'>;
  read: ResponseBody<'changeReadStatus'>;
}
export type SentItem = {
  [Kind in OutboxKind]: { kind: Kind; item: OutboxItem<Kind>; answer: OutboxAnswers[Kind] };
}[OutboxKind];

/** Of what is written without a network and without storage: nothing was kept. */
export const noRoom =
  'This device has no room to keep it until it is sent. Make room, or connect, and send it again.';

/** The same file will never pass. */
class FileRefusal extends Error {}

const never = new AbortController().signal;

/** Sends the files that have no key yet; each is written down once it has arrived. */
async function uploaded(
  item: OutboxItem<'post' | 'message'>,
  keep: (files: readonly OutboxFile[]) => Promise<void>,
): Promise<readonly OutboxFile[]> {
  let files = item.files ?? [];
  if (files.every(({ mediaKey }) => mediaKey)) return files;
  const { sendFile, refusalOf } = await import('../../api/sendFile.ts');
  const purpose = item.kind === 'post' ? UploadPurpose.POST : UploadPurpose.CHAT;
  const ignore = () => {};
  const quiet = { signal: never, onStage: ignore, onProgress: ignore, onPoster: ignore };
  for (const [at, one] of files.entries()) {
    if (one.mediaKey) continue;
    try {
      const keys = await sendFile(purpose, one.file, quiet);
      files = files.map((file, index) => (index === at ? { ...file, ...keys } : file));
    } catch (error) {
      const { retryable, error: reason } = refusalOf(error);
      throw retryable ? error : new FileRefusal(`“${one.file.name}”: ${reason}`);
    }
    await keep(files);
  }
  return files;
}

/** Sends one item as its member, whoever else may have signed in a moment ago. */
export async function sendItem(
  item: OutboxItem,
  keep: (files: readonly OutboxFile[]) => Promise<void>,
): Promise<OutboxAnswers[OutboxKind]> {
  const mine = { userId: item.memberId, clientId: item.clientId };
  switch (item.kind) {
    case 'message': {
      const [file] = await uploaded(item, keep);
      const body = { ...item.body, ...mine, ...(file?.mediaKey && { mediaKey: file.mediaKey }) };
      return callUnseen('sendMessage', body);
    }
    case 'post': {
      const media = (await uploaded(item, keep)).map(({ mediaKey = '', alt, posterKey }) => ({
        mediaKey,
        ...(alt.trim() && { alt: alt.trim() }),
        ...(posterKey && { posterKey }),
      }));
      const body = { ...item.body, ...mine, media: [...item.body.media, ...media] };
      return callUnseen('managePost', body);
    }
    case 'comment': {
      const body = { ...item.body, ...mine };
      return callUnseen('manageComment', body);
    }
    case 'like': {
      const body = { ...item.body, ...mine };
      return callUnseen('likeFeed', body);
    }
    case 'commentLike': {
      const body = { ...item.body, ...mine };
      return callUnseen('likeComments', body);
    }
    case 'read': {
      const body = { ...item.body, ...mine };
      return callUnseen('changeReadStatus', body);
    }
  }
}

/** 4xx other than 429 stops (product 5, Outbox item); 401 and 410 say that the session is over, and nothing of the item. */
export function verdictOf(error: unknown): Verdict {
  if (error instanceof FileRefusal) return { reason: error.message };
  // An upload that broke off.
  if (!(error instanceof ApiError)) return { atLeast: 0 };
  const { status, fields, problem } = error;
  if (status === 401 || status === 410) return { over: true };
  if (status === 0 || status === 429 || status >= 500)
    return { atLeast: 1000 * (problem.retryAfterSec ?? 0) };
  return { reason: Object.values(fields)[0] ?? error.message };
}

/** Nothing came back, or not the last word: what was written may wait. */
export function mayWait(error: unknown): boolean {
  const verdict = verdictOf(error);
  return error instanceof ApiError && 'atLeast' in verdict;
}
