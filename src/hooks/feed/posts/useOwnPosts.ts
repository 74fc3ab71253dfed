import { useState } from 'react';
import type { MyPostsPanelProps } from '../../../components/feed/posts/MyPostsPanel.tsx';
import { useDebounced } from '../../site/useDebounced.ts';
import { useMyPosts } from './useFeed.ts';
import { usePostTools, type PostTools } from './usePostTools.ts';

/** The member's own posts and the words to find one by, as `MyPostsPanel` draws them. */
export function useOwnPosts(): Pick<PostTools, 'dialog'> & { panel: MyPostsPanelProps } {
  const [search, setSearch] = useState('');
  const state = useMyPosts(useDebounced(search.trim()));
  const { handlers, dialog, onWrite } = usePostTools();
  return {
    panel: { state, search, handlers, onWrite, onSearch: ({ text }) => setSearch(text) },
    dialog,
  };
}
