import type { Schemas } from '#openapi/contract.ts';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { ApiError, genericMessage } from '../../api/errors.ts';
import { useApiQuery } from '../../api/swr.ts';
import type { PassionEvents } from '../../components/profile/PassionSection.tsx';
import { toast } from '../../lib/toastQueue.ts';
import { reportFailure } from '../feed/reportFailure.ts';
import { useDebounced } from '../site/useDebounced.ts';
import { useProfileCache } from './useProfileCache.ts';

type Passion = Schemas['Passion'];

export interface Passions {
  events: PassionEvents;
  suggestions: readonly string[];
  error?: string;
}

/** Passions: added and taken away at once, with a way back (product S44). */
export function usePassions(): Passions {
  const cache = useProfileCache();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const searchText = useDebounced(text.trim());
  const { data } = useApiQuery('getPassionList', searchText ? { searchText } : null);
  const setPassions = (change: (passions: Passion[]) => Passion[]) =>
    cache.changeSections((sections) => ({ ...sections, passions: change(sections.passions ?? []) }));

  const add = async (passionName: string) => {
    setError(undefined);
    try {
      const { response } = await call('addPassion', { passionName });
      setPassions((passions) => [
        ...passions.filter((one) => one.passionId !== response.passionId),
        response,
      ]);
      cache.refresh();
    } catch (failure) {
      if (!(failure instanceof ApiError)) return setError(genericMessage);
      setError(failure.fields.passionName ?? failure.message);
    }
  };
  const remove = async (passion: Passion) => {
    setPassions((passions) => passions.filter((one) => one.passionId !== passion.passionId));
    try {
      await call('removePassion', { passionId: passion.passionId });
      cache.refresh();
      const { passionName } = passion;
      const action = { label: 'Undo', onClick: () => void add(passionName) };
      toast({ kind: 'info', title: `${passionName} was removed`, action });
    } catch (failure) {
      setPassions((passions) => [...passions, passion]);
      cache.refresh();
      reportFailure(`${passion.passionName} is still there`)(failure);
    }
  };
  return {
    events: {
      onAdd: ({ passionName }) => void add(passionName),
      onRemove: ({ passion }) => void remove(passion),
      onType: (event) => setText(event.text),
    },
    suggestions: data?.response.suggestions ?? [],
    ...(error && { error }),
  };
}
