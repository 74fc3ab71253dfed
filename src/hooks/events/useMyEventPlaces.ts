import { toMyEventTab, type MyEventTab } from '../../domain/myEvents.ts';
import { useDialogAddress } from '../site/useDialogAddress.ts';

export interface MyEventPlaces {
  tab: MyEventTab;
  onTab: (tab: MyEventTab) => void;
  /** The event that is edited, or 'new'. */
  edited: string | undefined;
  onNew: () => void;
  /** `same`: it is what was open already, by its id from now on. */
  onEdit: (eventId: string, same?: boolean) => void;
  /** No dialog is open; `tab`: what it ended with is there. */
  onDone: (tab?: MyEventTab) => void;
}

/** What the page of own events shows, as its address says it: the tab, and what is edited. */
export function useMyEventPlaces(): MyEventPlaces {
  const { params, open, close, finish, replace } = useDialogAddress();
  const none = { new: undefined, edit: undefined };
  const shown = (tab: MyEventTab) => ({ tab: tab === 'upcoming' ? undefined : tab });
  return {
    tab: toMyEventTab(params.get('tab')),
    onTab: (tab) => replace(shown(tab)),
    edited: params.has('new') ? 'new' : (params.get('edit') ?? undefined),
    onNew: () => open({ ...none, new: '' }),
    onEdit: (eventId, same = false) => (same ? replace : open)({ ...none, edit: eventId }),
    onDone: (tab) => (tab ? finish({ ...none, ...shown(tab) }) : close(none)),
  };
}
