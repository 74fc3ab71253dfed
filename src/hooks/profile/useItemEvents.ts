import { useRef, useState } from 'react';
import type { ItemEvents } from '../../components/profile/ProfileItemsPanel.tsx';
import type { ProfileAsk } from '../../domain/profileEdits.ts';
import { idOfItem, itemName, itemTexts, kindOfItem, type ProfileEntry } from '../../domain/profileItems.ts';
import { toItemValues } from '../../domain/profileItemForms.ts';
import { reportFailure } from '../feed/reportFailure.ts';
import { useLaterDeletions } from '../site/useLaterDeletions.ts';
import { deletedItems, deleteItem, toDeletedItem } from './deletedItems.ts';
import { saveItem } from './saveItem.ts';
import { type ProfileCache, useProfileCache } from './useProfileCache.ts';
import { isLastWord } from '../site/isLastWord.ts';

/** Deletes an item for good and says when it could not. Resolves to whether the server has had the last word. */
async function removeItem(item: ProfileEntry, cache: ProfileCache): Promise<boolean> {
  try {
    await deleteItem(toDeletedItem(item));
    cache.removeItem(kindOfItem(item), idOfItem(item));
    return true;
  } catch (error) {
    const last = isLastWord(error);
    const what = last ? 'is still there' : 'will be deleted when you are connected again';
    reportFailure(`${itemName(item)} ${what}`)(error);
    return last;
  } finally {
    cache.refresh();
  }
}

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
