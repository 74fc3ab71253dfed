import type { Schemas } from '#openapi/contract.ts';
import { useMemo } from 'react';
import { call } from '../../api/client.ts';
import { ApiError, genericMessage } from '../../api/errors.ts';
import { toast } from '../../components/ui/toastQueue.ts';
import { Toggle } from '../../domain/enums.ts';
import { lastWins } from '../../lib/lastWins.ts';
import { usePostCache } from './usePostCache.ts';

type FeedItem = Schemas['FeedItem'];
type PostRef = Pick<FeedItem, 'feedId' | 'feedType'>;

const send = lastWins();
const action = (on: boolean) => (on ? Toggle.ON : Toggle.OFF);

const like =
  (liked: boolean) =>
  (item: FeedItem): FeedItem => {
    if (item.viewer.isLiked === liked) return item;
    const likes = Math.max(0, item.counts.likes + (liked ? 1 : -1));
    return { ...item, viewer: { ...item.viewer, isLiked: liked }, counts: { ...item.counts, likes } };
  };
const save =
  (saved: boolean) =>
  (item: FeedItem): FeedItem => ({ ...item, viewer: { ...item.viewer, isSaved: saved } });

/** Says why something went back to how it was. */
export const reportFailure = (title: string) => (error: unknown) => {
  const description = error instanceof ApiError ? error.message : genericMessage;
  toast({ kind: 'error', title, description });
};

export interface PostActions {
  onLike: (event: PostRef & { liked: boolean }) => void;
  onSave: (event: PostRef & { saved: boolean }) => void;
}

/** Like and save: shown at once, taken back with a toast when the server does not agree (look, Patterns). */
export function usePostActions(): PostActions {
  const cache = usePostCache();
  return useMemo(
    () => ({
      onLike({ feedId, feedType, liked }) {
        cache.change(feedId, like(liked));
        send(`like ${feedId}`, () => call('likeFeed', { feedId, feedType, action: action(liked) })).then(
          (answer) => {
            if (!answer) return;
            const { isLiked, likes } = answer.response;
            cache.change(feedId, (item) => ({
              ...item,
              viewer: { ...item.viewer, isLiked },
              counts: { ...item.counts, likes },
            }));
          },
          (error: unknown) => {
            cache.change(feedId, like(!liked));
            reportFailure(liked ? 'Your like was not kept' : 'Your like is still there')(error);
          },
        );
      },
      onSave({ feedId, feedType, saved }) {
        cache.change(feedId, save(saved));
        send(`save ${feedId}`, () => call('saveFeed', { feedId, feedType, action: action(saved) })).then(
          (answer) => {
            if (answer && saved) cache.refreshSaved();
          },
          (error: unknown) => {
            cache.change(feedId, save(!saved));
            reportFailure(saved ? 'This post was not saved' : 'This post is still saved')(error);
          },
        );
      },
    }),
    [cache],
  );
}
