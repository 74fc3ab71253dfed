import { useEffect, useMemo } from 'react';
import { ChatAction, type ChatMessage, type Outgoing } from '../../domain/chat.ts';
import { isStuck, type OutboxItem } from '../../domain/outbox.ts';
import { outbox } from '../outbox/outbox.ts';
import { useOutboxItems } from '../outbox/useOutboxItems.ts';
import { useLatest } from '../site/useLatest.ts';
import { useOnline } from '../site/useOnline.ts';

export interface NewMessage extends Pick<Outgoing, 'messageType' | 'message'> {
  /** With its key once it has arrived; the file itself is shown until the message has, too, and sent with it where there is no key. */
  picture?: { mediaKey?: string; alt: string; file: File };
}

export interface Outbox {
  outgoing: readonly Outgoing[];
  /** Resolves to false when it could be neither sent nor kept. */
  send: (message: NewMessage) => Promise<boolean>;
  onRetry: (event: { clientId: string }) => void;
  onDiscard: (event: { clientId: string }) => void;
}

const isTo =
  (friendId: string) =>
  (item: OutboxItem): item is OutboxItem<'message'> =>
    item.kind === 'message' && item.body.friendId === friendId;

/** Local addresses of pictures, by the `clientId` of their message. */
const previews = new Map<string, string>();

function previewOf({ clientId, files: [first] = [] }: OutboxItem<'message'>): string | undefined {
  const url = previews.get(clientId) ?? (first && URL.createObjectURL(first.file));
  if (url) previews.set(clientId, url);
  return url;
}

function forgetPreview(clientId: string) {
  URL.revokeObjectURL(previews.get(clientId) ?? '');
  previews.delete(clientId);
}

function toOutgoing(
  { clientId, body, createdAt, state, error }: OutboxItem<'message'>,
  previewUrl: string | undefined,
  moving: boolean,
): Outgoing {
  return {
    clientId,
    messageType: body.messageType as Outgoing['messageType'], // A recommendation is sent where it is written.
    message: body.message ?? '',
    createdAt,
    sending: state === 'sending' || (moving && state === 'queued'),
    ...(body.alt && { alt: body.alt }),
    ...(previewUrl && { previewUrl }),
    ...(state === 'failed' && error !== undefined && { error }),
  };
}

/** What the member has sent to a friend and the server has not taken yet (product S41). `friendName`: for the list of what waits. */
export function useOutgoing(
  { friendId, friendName }: { friendId: string; friendName: string | undefined },
  onSent: (message: ChatMessage) => void,
): Outbox {
  const all = useOutboxItems();
  const items = useMemo(() => all.filter(isTo(friendId)), [all, friendId]);
  const online = useOnline();
  // What goes at once is on its way from the first moment: it does not say first that it waits.
  const moving = online && !items.some(isStuck);
  const sent = useLatest(onSent);
  useEffect(
    () =>
      outbox.hear((event) => {
        if (event.type !== 'sent' || event.kind !== 'message') return;
        forgetPreview(event.item.clientId);
        const { response } = event.answer;
        if (response?.friendId === friendId) sent.current(response);
      }),
    [friendId, sent],
  );
  return {
    outgoing: items.map((item) => toOutgoing(item, previewOf(item), moving)),
    send: ({ messageType, message, picture }) =>
      outbox
        .add({
          kind: 'message',
          clientId: crypto.randomUUID(),
          about: friendName,
          body: {
            friendId,
            action: ChatAction.SEND,
            messageType,
            ...(message && { message }),
            ...(picture?.alt && { alt: picture.alt }),
          },
          ...(picture && { files: [picture] }),
        })
        .then(
          () => true,
          () => false,
        ),
    onRetry: ({ clientId }) => void outbox.retry(clientId),
    onDiscard: ({ clientId }) => void outbox.discard(clientId),
  };
}
