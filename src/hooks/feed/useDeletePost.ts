import type { Schemas } from '#openapi/contract.ts';
import { useState } from 'react';
import { useApiMutation } from '../../api/swr.ts';
import { toast } from '../../lib/toastQueue.ts';
import { usePostCache } from './usePostCache.ts';

type FeedItem = Schemas['FeedItem'];

export interface PostDeletion {
  /** The post that the member is asked about. */
  item: FeedItem | undefined;
  busy: boolean;
  error?: string;
  onDelete: (event: { item: FeedItem }) => void;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Deletes a post after the member was asked. `onDeleted` runs once it is gone. */
export function useDeletePost(onDeleted?: () => void): PostDeletion {
  const cache = usePostCache();
  const { run, busy, error, reset } = useApiMutation('deletePost');
  const [item, setItem] = useState<FeedItem>();
  const confirm = async () => {
    if (!item) return;
    const { feedId, feedType } = item;
    try {
      const { message } = await run({ feedId, feedType });
      setItem(undefined);
      cache.remove(feedId);
      toast({ kind: 'success', title: message });
      onDeleted?.();
    } catch {
      // Said in the dialog, through `error`.
    }
  };
  return {
    item,
    busy,
    ...(error && { error: error.message }),
    onDelete(event) {
      reset();
      setItem(event.item);
    },
    onConfirm: () => void confirm(),
    onCancel: () => setItem(undefined),
  };
}
