import { call } from '../../../api/client.ts';
import {
  documentTypes,
  idOfItem,
  itemName,
  kindOfItem,
  type ProfileEntry,
} from '../../../domain/profileItems.ts';
import { reportFailure } from '../../feed/posts/reportFailure.ts';
import { isLastWord } from '../../site/isLastWord.ts';
import { leftDeletions } from '../../site/leftDeletions.ts';
import type { ProfileCache } from '../useProfileCache.ts';

export interface DeletedItem {
  documentType: 1 | 2 | 3 | 4;
  documentId: string;
}

const toDeletedItem = (item: ProfileEntry): DeletedItem => ({
  documentType: documentTypes[kindOfItem(item)],
  documentId: idOfItem(item),
});

export const deleteItem = ({ documentType, documentId }: DeletedItem) =>
  call('deleteDocument', { documentType, documentId });

/** Items of the own profile that are deleted and were not confirmed by the server yet. */
export const deletedItems = leftDeletions<DeletedItem>({
  name: 'itemDeletions',
  idOf: ({ documentId }) => documentId,
  isTarget: ({ documentType, documentId }) =>
    typeof documentId === 'string' && [1, 2, 3, 4].includes(Number(documentType)),
  erase: deleteItem,
});

/** Deletes an item once it can be taken back no more, and says when it could not. Without a connection it waits for the next one. */
export function deleteItemLater(item: ProfileEntry, cache: Pick<ProfileCache, 'removeItem' | 'refresh'>) {
  const target = toDeletedItem(item);
  deletedItems.later(target, async () => {
    try {
      await deleteItem(target);
      cache.removeItem(kindOfItem(item), idOfItem(item));
      return true;
    } catch (error) {
      const last = isLastWord(error);
      const what = last ? 'is still there' : 'will be deleted when you are connected again';
      reportFailure(`${itemName(item)} ${what}`, `item ${idOfItem(item)}`)(error);
      return last;
    } finally {
      cache.refresh();
    }
  });
}
