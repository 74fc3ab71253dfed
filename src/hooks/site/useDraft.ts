import { useEffect, useMemo } from 'react';
import { debounce } from '../../lib/debounce.ts';
import { useSession } from '../account/useSession.ts';
import { readDraft, writeDraft } from './draftStorage.ts';

const waitMs = 500;

export interface Draft<Value> {
  /** What was left from last time. */
  read: () => Value | undefined;
  /** Keeps the value half a second after the last change, and at once when the page goes away. */
  keep: (value: Value) => void;
  /** Keeps the value now. */
  save: (value: Value) => void;
  discard: () => void;
}

/**
 * Unsent text of the signed-in member, on this device (product 2.5). It survives reload, session end and a failed send;
 * only `discard` removes it. `isValid` guards against what an older version has left.
 */
export function useDraft<Value>(name: string, isValid: (value: unknown) => value is Value): Draft<Value> {
  const { userId = '' } = useSession();
  const draft = useMemo(() => {
    const write = (value: Value | undefined) => writeDraft(userId, name, value);
    const keep = debounce(write, waitMs);
    return {
      flush: keep.flush,
      read() {
        const value = readDraft(userId, name);
        return isValid(value) ? value : undefined;
      },
      keep: (value: Value) => keep(value),
      save(value: Value) {
        keep.cancel();
        write(value);
      },
      discard() {
        keep.cancel();
        write(undefined);
      },
    };
  }, [userId, name, isValid]);
  useEffect(() => {
    addEventListener('pagehide', draft.flush);
    return () => {
      removeEventListener('pagehide', draft.flush);
      draft.flush();
    };
  }, [draft]);
  return draft;
}
