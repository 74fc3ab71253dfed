import { useEffect, useRef, useState } from 'react';
import { call } from '../../api/client.ts';
import { ApiError, genericMessage } from '../../api/errors.ts';
import { isRecord } from '../../api/scratch.ts';
import { ChatAction, type ChatMessage, type Outgoing } from '../../domain/chat.ts';
import { useDraft } from '../site/useDraft.ts';
import { useLatest } from '../site/useLatest.ts';

const isOutgoing = (value: unknown): value is Outgoing =>
  isRecord(value) && typeof value.clientId === 'string' && typeof value.message === 'string';
const isOutbox = (value: unknown): value is Outgoing[] => Array.isArray(value) && value.every(isOutgoing);

const reasonOf = (error: unknown): string =>
  error instanceof ApiError
    ? (error.fields.message ?? error.fields.mediaKey ?? error.fields.alt ?? error.message)
    : genericMessage;

const left = 'It was left from last time.';

/** A local address of a picture lives as long as the page. */
const kept = ({ previewUrl: _local, ...message }: Outgoing): Outgoing => ({ ...message, error: left });

export interface Outbox {
  outgoing: readonly Outgoing[];
  send: (message: Omit<Outgoing, 'clientId' | 'createdAt'>) => void;
  onRetry: (event: { clientId: string }) => void;
  onDiscard: (event: { clientId: string }) => void;
}

/**
 * What the member has sent and the server has not taken yet. Each goes once, one after another, in the order in which they were
 * written; one that fails stays here and on this device until it is sent or thrown away (product R1).
 */
export function useOutgoing(friendId: string, onSent: (message: ChatMessage) => void): Outbox {
  const draft = useDraft(`chatUnsent.${friendId}`, isOutbox);
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>(() => draft.read() ?? []);
  const all = useRef(outgoing);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const sent = useLatest(onSent);

  const show = (next: readonly Outgoing[]) => {
    all.current = next;
    setOutgoing(next);
    if (next.length > 0) draft.save(next.map(kept));
    else draft.discard();
  };
  const replace = (clientId: string, change: (message: Outgoing) => Outgoing[]) =>
    show(all.current.flatMap((one) => (one.clientId === clientId ? change(one) : [one])));

  const deliver = async ({ clientId }: Pick<Outgoing, 'clientId'>) => {
    const message = all.current.find((one) => one.clientId === clientId);
    if (!message) return;
    const { messageType, message: text, mediaKey, alt } = message;
    try {
      const { response } = await call('sendMessage', {
        friendId,
        action: ChatAction.SEND,
        clientId,
        messageType,
        ...(text && { message: text }),
        ...(mediaKey && { mediaKey }),
        ...(alt && { alt }),
      });
      if (message.previewUrl) URL.revokeObjectURL(message.previewUrl);
      if (response) sent.current(response);
      replace(clientId, () => []);
    } catch (error) {
      replace(clientId, (one) => [{ ...one, error: reasonOf(error) }]);
    }
  };
  const queue = (message: Pick<Outgoing, 'clientId'>) => {
    turn.current = turn.current.then(() => deliver(message));
  };
  const onRetry = ({ clientId }: { clientId: string }) => {
    replace(clientId, ({ error: _old, ...one }) => [one]);
    queue({ clientId });
  };
  const resend = useLatest(() => {
    for (const one of all.current) if (one.error) onRetry(one);
  });
  useEffect(() => {
    const again = () => resend.current();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [resend]);
  return {
    outgoing,
    send(content) {
      const message = { ...content, clientId: crypto.randomUUID(), createdAt: new Date().toISOString() };
      show([...all.current, message]);
      queue(message);
    },
    onRetry,
    onDiscard: ({ clientId }) => replace(clientId, () => []),
  };
}
