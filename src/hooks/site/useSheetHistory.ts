import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { openSheets } from '../../lib/openSheets.ts';
import { isSheetEntry, sheetEntry } from './sheetEntry.ts';

/** Whether the browser is elsewhere already, while the page that it goes to is still fetched. */
const isElsewhere = (key: string) => {
  // The router's own, where there is any.
  const real = (history.state as { key?: string } | null)?.key;
  return real !== undefined && real !== key;
};

/** The entry that stands for sheets: whether the browser is at it, and is going back from it. */
interface Entry {
  stands: boolean;
  leaving: boolean;
  /** Above this one, by its key, one was asked for and is on its way. */
  askedAt?: string | undefined;
  /** Back was pressed while it was on its way, and its sheet has been told. */
  told?: boolean;
}

/**
 * While sheets are open, one history entry of the same address stands above the page's own: Back takes that away, and the
 * uppermost sheet is closed instead of the page. A sheet that stays, because it asks first, gets an entry again; when all
 * are closed in another way, their entry is taken away.
 */
export function useSheetHistory(): void {
  const place = useLocation();
  const { pathname, search, hash, key } = place;
  const type = useNavigationType();
  const navigate = useNavigate();
  const sheets = useSyncExternalStore(openSheets.subscribe, openSheets.read);
  const entry = useRef<Entry>({ stands: false, leaving: false });
  const [turn, setTurn] = useState<object>();

  useEffect(() => {
    const stands = isSheetEntry(place);
    const { leaving, askedAt, told, stands: stood } = entry.current;
    const now: Entry = { stands, leaving: leaving && stands, askedAt: stands ? undefined : askedAt };
    if (told && stands) now.told = true;
    entry.current = now;
    const upper = sheets.at(-1);
    if (stood && !stands && type === 'POP' && !leaving && upper) {
      if (!told) upper();
      // One that stays is seen then.
      setTurn({});
      return;
    }
    // It has to come for sheets that are open, and to go when there are none.
    if (upper ? stands || now.askedAt === key : !stands || now.leaving) return;
    // What opens or closes a sheet often goes elsewhere in the same breath, and then this entry is none of ours any more.
    const timer = setTimeout(() => {
      if (isElsewhere(key)) return;
      if (upper) {
        entry.current.askedAt = key;
        void navigate({ pathname, search, hash }, { state: sheetEntry(place) });
      } else {
        entry.current.leaving = true;
        void navigate(-1);
      }
    });
    return () => clearTimeout(timer);
    // Once for each entry of the history, and each time that a sheet is opened or closed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, sheets, turn]);

  // Whoever presses Back at once may do it before the page has drawn the entry, and its location never changes then.
  useEffect(() => {
    const onBack = () => {
      if (entry.current.askedAt === undefined) return;
      entry.current = { ...entry.current, askedAt: undefined, told: true };
      openSheets.read().at(-1)?.();
      setTurn({});
    };
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, []);
}
