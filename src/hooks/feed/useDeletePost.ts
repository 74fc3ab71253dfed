import type { Schemas } from '#openapi/contract.ts';
import { useState } from 'react';
import { reportFailure } from './reportFailure.ts';
import { usePostCache } from './usePostCache.ts';

type FeedItem = Schemas['FeedItem'];

export interface PostDeletion {
  /** The post that the member is asked about. */
  item: FeedItem | undefined;
  onDelete: (event: { item: FeedItem }) => void;
  /** Undoes a deletion that is still waiting. */
  onTakeBack: (event: { item: FeedItem }) => void;
  onConfirm: () => void;
  onCancel: () => void;
}

const tools = () => import('./deletedPosts.ts');
const failed = reportFailure('Your post was not deleted');

/** Deletes a post after the member was asked, and waits ten seconds for its undo. */
export function useDeletePost(): PostDeletion {
  const cache = usePostCache();
  const [item, setItem] = useState<FeedItem>();
  const onCancel = () => setItem(undefined);
  return {
    item,
    onDelete: (event) => setItem(event.item),
    onTakeBack: (event) => void tools().then(({ deletedPosts }) => deletedPosts.takeBack(event.item.feedId)),
    onConfirm() {
      if (item) void tools().then(({ deletePostLater }) => deletePostLater(item, cache), failed);
      onCancel();
    },
    onCancel,
  };
}
