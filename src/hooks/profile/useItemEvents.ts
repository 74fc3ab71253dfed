import { useRef, useState } from 'react';
import type { ItemEvents } from '../../components/profile/ProfileItemsPanel.tsx';
import type { ProfileAsk } from '../../domain/profileEdits.ts';
import { idOfItem, itemName, itemTexts, kindOfItem } from '../../domain/profileItems.ts';
import type { ProfileEntry } from '../../domain/profileItems.ts';
import { toItemValues } from '../../domain/profileItemForms.ts';
import { reportFailure } from '../feed/reportFailure.ts';
import { useLaterDeletions } from '../site/useLaterDeletions.ts';
import { deletedItems, toDeletedItem } from './deletedItems.ts';
import { removeItem } from './removeItem.ts';
import { saveItem } from './saveItem.ts';
import { useProfileCache } from './useProfileCache.ts';

export interface ItemActions {
  events: ItemEvents;
  deleted: ReadonlySet<string>;
  /** The question before a deletion, for `ConfirmDialog`. */
  question: { open: boolean; title: string; text: string; onConfirm: () => void; onCancel: () => void };
}

/** What the member does with the items of the own profile (product S44). */
export function useItemEvents(open: (ask: ProfileAsk) => void): ItemActions {
  const cache = useProfileCache();
  const deleted = useLaterDeletions();
  const [asked, setAsked] = useState<{ item: ProfileEntry; open: boolean }>();
  /** One move after the other: each is based on what the one before has answered. */
  const queue = useRef<Promise<void>>(Promise.resolve());
  const underWay = useRef(0);
  const versions = useRef(new Map<string, string>());

  const move = async (item: ProfileEntry, order: number) => {
    const id = idOfItem(item);
    const updatedAt = versions.current.get(id + item.updatedAt) ?? item.updatedAt;
    try {
      const saved = await saveItem(kindOfItem(item), toItemValues(item), { id, updatedAt, order });
      versions.current.set(id + item.updatedAt, saved.item.updatedAt);
    } catch (error) {
      reportFailure(`${itemName(item)} was not moved`)(error);
    }
    underWay.current--;
    if (underWay.current === 0) cache.refresh();
  };
  const confirm = () => {
    if (asked) deletedItems.later(toDeletedItem(asked.item), () => removeItem(asked.item, cache));
    setAsked(asked && { ...asked, open: false });
  };
  return {
    deleted,
    events: {
      onAdd: ({ kind }) => open({ form: 'item', kind }),
      onEdit: ({ item }) => open({ form: 'item', kind: kindOfItem(item), item }),
      onDelete: ({ item }) => setAsked({ item, open: true }),
      onUndo: ({ item }) => deletedItems.takeBack(idOfItem(item)),
      onMove({ item, to }) {
        cache.moveItem(kindOfItem(item), idOfItem(item), to - 1);
        underWay.current++;
        queue.current = queue.current.then(() => move(item, to - 1));
      },
      onEnd: ({ item }) => 'workExperienceId' in item && open({ form: 'end', item }),
    },
    question: {
      open: asked?.open ?? false,
      title: asked ? `Delete ${itemName(asked.item)}?` : '',
      text: asked
        ? `This ${itemTexts[kindOfItem(asked.item)].noun}, its documents and its verification go. You can take it back for 10 seconds.`
        : '',
      onConfirm: confirm,
      onCancel: () => asked && setAsked({ ...asked, open: false }),
    },
  };
}
