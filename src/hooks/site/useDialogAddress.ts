import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams, type NavigateOptions } from 'react-router-dom';
import { isRecord } from '../../api/scratch.ts';

/** To the search of an address, by name; `undefined` takes one out. */
type Changes = Readonly<Record<string, string | undefined>>;

/**
 * The address of a page whose dialogs stand in its search. One that is opened here has an entry of the history for itself:
 * Back closes it and stays on the page, and closing it goes back to where it was opened.
 */
export function useDialogAddress() {
  const [params, setParams] = useSearchParams();
  const { state, key } = useLocation();
  const navigate = useNavigate();
  /** The entry that is being left: going back twice would leave the page. */
  const left = useRef<string>(undefined);
  useEffect(() => {
    left.current = undefined;
  }, [key]);
  const set = (changes: Changes, how: NavigateOptions) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      for (const [name, value] of Object.entries(changes))
        if (value === undefined) next.delete(name);
        else next.set(name, value);
      return next;
    }, how);
  return {
    params,
    /** What is shown is the same, by another address. */
    replace: (changes: Changes) => set(changes, { replace: true, state: state as unknown }),
    open: (changes: Changes) => set(changes, { state: { opened: 'dialog' } }),
    /** `changes` take out what was opened, where the reader came straight to it. */
    close(changes: Changes) {
      if (!isRecord(state) || state['opened'] !== 'dialog') return set(changes, { replace: true });
      if (left.current === key) return;
      left.current = key;
      void navigate(-1);
    },
    /** Closed, and something else is shown. */
    finish: (changes: Changes) => set(changes, { replace: true }),
  };
}
