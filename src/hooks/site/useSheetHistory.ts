import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { isRecord } from '../../api/scratch.ts';
import { openSheets } from '../../lib/openSheets.ts';
import { isSheetEntry, sheetEntry } from './sheetEntry.ts';

/** Whether the browser is elsewhere already, while the page that it goes to is still fetched. */
const isElsewhere = (key: string) => {
  const real: unknown = history.state;
  return isRecord(real) && typeof real['key'] === 'string' && real['key'] !== key;
};

/** The entry that stands for sheets: whether the browser is at it, and is going back from it. */
interface Entry {
  stands: boolean;
  leaving: boolean;
  /** Above this one, by its key, one was asked for and is on its way. */
  askedAt?: string | undefined;
}

/** Whether it has to come, for sheets that are open, or to go. */
const isDue = ({ stands, leaving, askedAt }: Entry, key: string, isOpen: boolean) =>
  isOpen ? !stands && askedAt !== key : stands && !leaving;

/**
 * While sheets are open, one history entry of the same address stands above the page's own: Back takes that away, and the
 * uppermost sheet is closed instead of the page. A sheet that stays, because it asks first, gets an entry again; when all
 * are closed in another way, their entry is taken away.
 */
export function useSheetHistory(): void {
  const { pathname, search, hash, state, key } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const sheets = useSyncExternalStore(openSheets.subscribe, openSheets.read);
  const entry = useRef<Entry>({ stands: false, leaving: false });
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    const stands = isSheetEntry(state);
    const { leaving, askedAt, stands: stood } = entry.current;
    entry.current = { stands, leaving: leaving && stands, askedAt: stands ? undefined : askedAt };
    const upper = sheets.at(-1);
    if (stood && !stands && type === 'POP' && !leaving && upper) {
      upper();
      // One that stays is seen then.
      setTurn((before) => before + 1);
      return;
    }
    if (!isDue(entry.current, key, upper !== undefined)) return;
    // What opens or closes a sheet often goes elsewhere in the same breath, and then this entry is none of ours any more.
    const timer = setTimeout(() => {
      if (isElsewhere(key)) return;
      if (upper) {
        entry.current.askedAt = key;
        void navigate({ pathname, search, hash }, { state: sheetEntry(state) });
      } else {
        entry.current.leaving = true;
        void navigate(-1);
      }
    });
    return () => clearTimeout(timer);
    // Once for each entry of the history, and each time that a sheet is opened or closed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, sheets, turn]);
}
