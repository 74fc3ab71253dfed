import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { isTopic, type ContactLetter } from '../../domain/contact.ts';
import { useSession } from '../account/useSession.ts';
import { subscribeDrafts } from './draftStorage.ts';
import { keepWaiting, readWaiting, sendWaiting, type LetterPayload } from './letterOutbox.ts';
import { useOnline } from './useOnline.ts';

const toLetter = ({ topic, homepage = '', ...letter }: LetterPayload): ContactLetter => ({
  name: letter.name,
  email: letter.email,
  subject: letter.subject,
  message: letter.message,
  topic: isTopic(topic) ? String(topic) : '',
  homepage,
});

/** A letter that waits for the network; sent as soon as there is one. `onSent` gets its number. */
export function useWaitingLetter(onSent: (reference: string) => void) {
  const { userId = '' } = useSession();
  const online = useOnline();
  const latest = useRef(onSent);
  useEffect(() => {
    latest.current = onSent;
  });
  const snapshot = useSyncExternalStore(subscribeDrafts, () => JSON.stringify(readWaiting(userId) ?? null));
  const waiting = useMemo(
    () => (JSON.parse(snapshot) as ReturnType<typeof readWaiting> | null) ?? undefined,
    [snapshot],
  );
  const ready = online && waiting !== undefined && waiting.error === undefined;
  useEffect(() => {
    if (ready) void sendWaiting(userId).then((reference) => reference && latest.current(reference));
  }, [ready, userId]);
  return {
    waiting: waiting && { subject: waiting.payload.subject, error: waiting.error },
    queue: (payload: LetterPayload) => keepWaiting(userId, { payload }),
    /** Takes it back. */
    take: () => {
      keepWaiting(userId, undefined);
      return waiting && toLetter(waiting.payload);
    },
  };
}
