import type { Schemas } from '#openapi/contract.ts';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { unaskedError } from '../../api/errors.ts';
import { useApiMutation, useApiQuery } from '../../api/swr.ts';
import { type ContactLetter, emptyLetter, isContactLetter, isTopic } from '../../domain/contact.ts';
import { useSession } from '../account/useSession.ts';
import { keepWaiting, type LetterPayload, readWaiting, sendWaiting, toPayload } from './letterOutbox.ts';
import { useDraft } from './useDraft.ts';
import { toFailure } from './useListState.ts';
import { useOnline } from './useOnline.ts';
import { subscribeDrafts } from './draftStorage.ts';

const toLetter = ({ topic, homepage = '', ...letter }: LetterPayload): ContactLetter => ({
  name: letter.name,
  email: letter.email,
  subject: letter.subject,
  message: letter.message,
  topic: isTopic(topic) ? String(topic) : '',
  homepage,
});

/** A letter that waits for the network; sent as soon as there is one. `onSent` gets its number. */
function useWaitingLetter(onSent: (reference: string) => void) {
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

/** Where the people who run the server are found. */
export function useContactData() {
  const { data, error, isLoading, isValidating, mutate } = useApiQuery('contactUs', {});
  const failure = error ?? (data || isLoading || isValidating ? undefined : unaskedError());
  return {
    contact: data?.response as Schemas['ContactPage'] | undefined, // An empty request is answered with it.
    error: failure && toFailure(failure),
    retry: () => void mutate(),
  };
}

/**
 * A letter with its draft, and the one that waits for the network. `reference` is the number of what was sent, until
 * another one is written. `about`: how it begins when somebody asks for help with something; a draft goes before it.
 */
export function useContactLetter(mediaKey: string | undefined, about: Partial<ContactLetter> = {}) {
  const { userInfo } = useSession();
  const online = useOnline();
  const draft = useDraft('contact', isContactLetter);
  const { run, busy, error } = useApiMutation('contactUs');
  const [reference, setReference] = useState<string>();
  const { waiting, queue, take } = useWaitingLetter(setReference);
  // Kept while no answer arrived: sent twice, it arrives once.
  const attempt = useRef<{ content: string; clientId: string | undefined }>(undefined);
  const send = async (letter: ContactLetter) => {
    const payload = toPayload(letter, mediaKey);
    if (!payload) return;
    const content = JSON.stringify([letter, mediaKey]);
    if (attempt.current?.content === content && attempt.current.clientId)
      payload.clientId = attempt.current.clientId;
    attempt.current = { content, clientId: payload.clientId };
    if (online) {
      const { response } = await run(payload);
      setReference((response as Schemas['ContactReceipt']).reference); // A message is answered with it.
    } else queue(payload);
    attempt.current = undefined;
    draft.discard();
  };
  return {
    initial: draft.read() ?? {
      ...emptyLetter,
      name: userInfo.name,
      ...about,
    },
    keep: draft.keep,
    // What went wrong is shown by the form.
    send: (letter: ContactLetter) => void send(letter).catch(() => {}),
    busy,
    failure: error && { message: error.message, fields: error.fields },
    reference,
    again: () => setReference(undefined),
    waiting: waiting && {
      ...waiting,
      onEdit: () => {
        const letter = take();
        if (letter) draft.save(letter);
      },
      onDiscard: () => void take(),
    },
  };
}
