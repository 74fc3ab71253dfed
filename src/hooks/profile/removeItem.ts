import { idOfItem, itemName, kindOfItem, type ProfileEntry } from '../../domain/profileItems.ts';
import { reportFailure } from '../feed/reportFailure.ts';
import { isLastWord } from '../site/isLastWord.ts';
import { deleteItem, toDeletedItem } from './deletedItems.ts';
import type { ProfileCache } from './useProfileCache.ts';

/** Deletes an item for good and says when it could not. Resolves to whether the server has had the last word. */
export async function removeItem(item: ProfileEntry, cache: ProfileCache): Promise<boolean> {
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
