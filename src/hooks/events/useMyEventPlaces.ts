import { useSearchParams } from 'react-router-dom';
import { toMyEventTab, type MyEventTab } from '../../domain/myEvents.ts';

export interface MyEventPlaces {
  tab: MyEventTab;
  onTab: (tab: MyEventTab) => void;
  /** The event that is edited, or 'new'. */
  edited: string | undefined;
  onNew: () => void;
  /** `replace`: it is what was open already, by its id from now on. */
  onEdit: (eventId: string, replace?: boolean) => void;
  /** No dialog is open; `tab`: what it ended with is there. */
  onDone: (tab?: MyEventTab) => void;
}

/** What the page of own events shows, as its address says it: the tab, and what is edited. */
export function useMyEventPlaces(): MyEventPlaces {
  const [params, setParams] = useSearchParams();
  const change = (changes: Record<string, string | undefined>, replace = true) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(changes))
          if (value === undefined) next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace },
    );
  const none = { new: undefined, edit: undefined };
  const shown = (tab: MyEventTab) => ({ tab: tab === 'upcoming' ? undefined : tab });
  return {
    tab: toMyEventTab(params.get('tab')),
    onTab: (tab) => change(shown(tab)),
    edited: params.has('new') ? 'new' : (params.get('edit') ?? undefined),
    onNew: () => change({ ...none, new: '' }),
    onEdit: (eventId, replace = false) => change({ ...none, edit: eventId }, replace),
    onDone: (tab) => change({ ...none, ...(tab && shown(tab)) }),
  };
}
