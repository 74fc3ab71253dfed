import type { Schemas } from '#openapi/contract.ts';
import { call, type Payload } from '../../../api/client.ts';
import { ApiError, genericMessage } from '../../../api/errors.ts';
import { PostAction } from '../../../domain/enums.ts';
import { sendOrWait } from '../../outbox/sendOrWait.ts';

type FeedItem = Schemas['FeedItem'];
type Request = Payload<'managePost'>;

export type PostContent = Pick<Request, 'text' | 'mentions' | 'media' | 'visibility' | 'commentPolicy'>;
export interface PostErrors {
  text?: string;
  media?: string;
  form?: string;
}
export type SentPost =
  | { item: FeedItem; message: string }
  | { errors: PostErrors }
  /** It goes by itself once there is a network. */
  | { waiting: true }
  /** Somebody changed it since; this is how it stands now. */
  | { latest: FeedItem };

export interface SendPostOptions {
  /** The post that is changed, as it was when the change began. */
  editing: FeedItem | undefined;
  /** Of a new post; follows from the role. */
  feedType: Request['feedType'];
  /** The same for every attempt to send the same content: a lost answer must not make a second post. */
  clientId: string;
}

function toErrors(error: unknown): PostErrors {
  if (!(error instanceof ApiError)) return { form: genericMessage };
  const { mentions, text = mentions, ...others } = error.fields;
  const media = Object.entries(others).find(([field]) => field.startsWith('media'))?.[1];
  if (text || media) return { ...(text && { text }), ...(media && { media }) };
  return {
    form: error.status === 0 ? `${error.message} What you wrote is kept on this device.` : error.message,
  };
}

/** Makes or changes a post (product S20). Never throws. */
export async function sendPost(
  content: PostContent,
  { editing, feedType, clientId }: SendPostOptions,
): Promise<SentPost> {
  const edit = editing && {
    feedId: editing.feedId,
    updatedAt: editing.updatedAt,
    feedType: editing.feedType as Request['feedType'], // Only posts can be edited.
  };
  const body = { action: edit ? PostAction.EDIT : PostAction.ADD, feedType, ...content, ...edit };
  try {
    const send = (whole: Request) => call('managePost', whole);
    // Only a new one may wait: a change is of the post as it stands now.
    const sent = editing
      ? { answer: await send({ ...body, clientId }) }
      : await sendOrWait({ kind: 'post', clientId, body }, send);
    if ('waiting' in sent) return sent;
    const { response, message } = sent.answer;
    return { item: response, message };
  } catch (error) {
    if (!editing || !(error instanceof ApiError) || error.code !== 'STALE')
      return { errors: toErrors(error) };
    try {
      const { feedId, feedType: type } = editing;
      return { latest: (await call('getPostDetails', { feedId, feedType: type })).response.item };
    } catch (failure) {
      return { errors: toErrors(failure) };
    }
  }
}
