import { useEffect } from 'react';
import { goToSearch, isLayerOpen, isSingleKey, isTyping } from './shortcutKeys.ts';
import { singleKeysAct } from './singleKeys.ts';

/** `/` leads to the search on every page that has one (product 2.4); on phones it opens the sheet. */
export function useSearchKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || !isSingleKey(event) || isTyping(event.target) || isLayerOpen()) return;
      // The switch is in a dialog of another part of the page: it is read when a key comes.
      if (singleKeysAct() && goToSearch()) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
