import { useCallback, useMemo, useRef, useState } from 'react';
import type { MessageFormProps } from '../../components/chat/MessageForm.tsx';
import { MessageType, UploadPurpose } from '../../domain/enums.ts';
import { useDraft } from '../site/useDraft.ts';
import { useLatest } from '../site/useLatest.ts';
import { useUpload } from '../site/useUpload.ts';
import { noRoom } from '../outbox/sendItem.ts';
import { useEnterSends } from './useEnterSends.ts';
import type { Outbox } from './useOutgoing.ts';
import { callUnseen } from '../../api/client.ts';
import { ChatAction } from '../../domain/chat.ts';

/** It holds for 5 seconds there; a keystroke is not news. */
const everyMs = 3000;

interface TellTyping {
  /** The member has written something: the friend is told, at most every 3 seconds. */
  wrote: () => void;
  /** It was sent; what is written next is told at once. */
  sent: () => void;
}

function useTellTyping(friendId: string): TellTyping {
  const toldAt = useRef(-Infinity);
  const wrote = useCallback(() => {
    const now = performance.now();
    if (now - toldAt.current < everyMs || !navigator.onLine) return;
    toldAt.current = now;
    // Nobody misses it.
    callUnseen('sendMessage', { friendId, action: ChatAction.TYPING }).catch(() => {});
  }, [friendId]);
  const sent = useCallback(() => {
    toldAt.current = -Infinity;
  }, []);
  return useMemo(() => ({ wrote, sent }), [wrote, sent]);
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** What is being written to one member; its words are kept on this device until they are sent (product S41). */
export function useMessageForm(friendId: string, send: Outbox['send']): Omit<MessageFormProps, 'friendName'> {
  const draft = useDraft(`chat.${friendId}`, isText);
  const [value, setValue] = useState(() => draft.read() ?? '');
  const [alt, setAlt] = useState('');
  const { files, add, clear, retry } = useUpload(UploadPurpose.CHAT);
  const { enabled: enterSends } = useEnterSends();
  const typing = useTellTyping(friendId);
  const [file] = files;
  const hasPicture = useLatest(file !== undefined);
  const [error, setError] = useState<string>();
  const reset = () => {
    clear();
    setAlt('');
  };
  return {
    value,
    onChange({ text }) {
      setError(undefined);
      setValue(text);
      draft.keep(text);
      if (text.trim()) typing.wrote();
    },
    onSubmit({ text }) {
      const picture = file && {
        ...(file.mediaKey && { mediaKey: file.mediaKey }),
        alt: alt.trim(),
        file: file.file,
      };
      typing.sent();
      setValue('');
      reset();
      const sent = async () => {
        const messageType = picture ? MessageType.IMAGE : MessageType.TEXT;
        if (await send({ messageType, message: text, ...(picture && { picture }) })) draft.discard();
        else {
          // What was written since stays below it.
          setValue((since) => (since ? `${text}\n${since}` : text));
          if (picture && !hasPicture.current) {
            add([picture.file]);
            setAlt(picture.alt);
          }
          setError(noRoom);
        }
      };
      void sent();
    },
    error,
    picture: file && { ...file, alt },
    onPick({ file: picked }) {
      reset();
      add([picked]);
    },
    onDescribe: (event) => setAlt(event.alt),
    onRemovePicture: reset,
    onRetryPicture: () => file && retry(file.id),
    enterSends,
  };
}
