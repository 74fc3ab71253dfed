import { useRef } from 'react';
import { useApiMutation, useApiQuery } from '../../api/swr.ts';
import { unaskedError } from '../../api/errors.ts';
import type { Schemas } from '#openapi/contract.ts';
import { emptyLetter, isContactLetter, isTopic, type ContactLetter } from '../../domain/contact.ts';
import { useSession } from '../account/useSession.ts';
import { useDraft } from './useDraft.ts';
import { toFailure } from './useListState.ts';

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

/** A letter with its draft. `reference` is its number once it was sent; writing another one forgets it. */
export function useContactLetter() {
  const { userInfo } = useSession();
  const draft = useDraft('contact', isContactLetter);
  const { run, busy, error } = useApiMutation('contactUs');
  // Kept while no answer arrived: sent twice, it arrives once.
  const attempt = useRef<{ content: string; clientId: string }>(undefined);
  const send = async ({ topic, homepage, ...letter }: ContactLetter): Promise<string | undefined> => {
    const number = Number(topic);
    if (!isTopic(number)) return undefined;
    const content = JSON.stringify([topic, letter]);
    if (attempt.current?.content !== content) attempt.current = { content, clientId: crypto.randomUUID() };
    const { clientId } = attempt.current;
    const { response } = await run({ ...letter, topic: number, clientId, ...(homepage && { homepage }) });
    attempt.current = undefined;
    draft.discard();
    return (response as Schemas['ContactReceipt']).reference; // A message is answered with it.
  };
  return {
    initial: draft.read() ?? { ...emptyLetter, name: userInfo.name },
    keep: draft.keep,
    send,
    busy,
    failure: error && { message: error.message, fields: error.fields },
  };
}
