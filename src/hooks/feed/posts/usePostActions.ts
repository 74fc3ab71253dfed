import type { Schemas } from '#openapi/contract.ts';
import { useMemo, useState } from 'react';
import { call } from '../../../api/client.ts';
import { contentNoun, Toggle } from '../../../domain/enums.ts';
import { withLike } from '../../../domain/likes.ts';
import { lastWriteWins } from '../../../lib/lastWriteWins.ts';
import { sendOrWait } from '../../outbox/sendOrWait.ts';
import { reportFailure } from './reportFailure.ts';
import { shareRequests } from '../share/shareRequests.ts';
import { usePostCache } from './usePostCache.ts';
import { useApiCache } from '../../../api/swr.ts';
import type { PostChoiceDialogProps } from '../../../components/feed/posts/PostChoiceDialog.tsx';
import type { PostMenuHandlers } from '../../../components/feed/posts/PostMenu.tsx';

interface PostChoices extends Required<Pick<PostMenuHandlers, 'onChoose'>> {
  /** For `PostChoiceDialog`. */
  dialog: PostChoiceDialogProps;
}

const failed = reportFailure('That was not possible');

/** What the menu of another's post does. `onGone`: the author of the post that the page is about was blocked. */
export function usePostChoices(onGone?: () => void): PostChoices {
  const posts = usePostCache();
  const answers = useApiCache();
  const [asked, setAsked] = useState<PostChoiceDialogProps['asked']>();
  const onClose = () => setAsked(undefined);
  // Most visits choose nothing of it.
  const act = (event: Parameters<PostChoices['onChoose']>[0]) =>
    void import('./choosePost.ts').then(
      ({ choosePost }) => choosePost(event, { posts, answers, ...(onGone && { onGone }) }),
      failed,
    );
  return {
    onChoose: ({ item, choice }) =>
      choice === 'why' || choice === 'block' ? setAsked({ item, choice }) : act({ item, choice }),
    dialog: {
      asked,
      onBlock() {
        if (asked) act(asked);
        onClose();
      },
      onClose,
    },
  };
}

type FeedItem = Schemas['FeedItem'];
type PostRef = Pick<FeedItem, 'feedId' | 'feedType'>;

const send = lastWriteWins();
const action = (on: boolean) => (on ? Toggle.ON : Toggle.OFF);

const counted =
  ({ isLiked, likes }: Schemas['LikeState']) =>
  (item: FeedItem): FeedItem => ({
    ...item,
    viewer: { ...item.viewer, isLiked },
    counts: { ...item.counts, likes },
  });

const save =
  (saved: boolean) =>
  (item: FeedItem): FeedItem => ({ ...item, viewer: { ...item.viewer, isSaved: saved } });

export interface PostActions {
  onLike: (event: PostRef & { liked: boolean }) => void;
  onSave: (event: PostRef & { saved: boolean }) => void;
  onShare: (event: { item: FeedItem }) => void;
}

/** Like and save: shown at once, taken back with a toast when the server does not agree (look, Patterns). */
export function usePostActions(): PostActions {
  const cache = usePostCache();
  return useMemo(() => {
    const setLike = async ({ feedId, feedType, liked }: PostRef & { liked: boolean }) => {
      cache.change(feedId, withLike(liked));
      const body = { feedId, feedType, action: action(liked) };
      const item = { kind: 'like', clientId: crypto.randomUUID(), body } as const;
      const write = () => sendOrWait(item, (whole) => call('likeFeed', whole));
      const pressed = await send(`like ${feedId}`, liked, write);
      if (!pressed) return;
      if ('answer' in pressed) {
        const sent = pressed.answer;
        return 'answer' in sent ? cache.change(feedId, counted(sent.answer.response)) : undefined;
      }
      cache.change(feedId, withLike(pressed.back));
      if (pressed.back !== liked)
        reportFailure(
          liked ? 'Your like was not kept' : 'Your like is still there',
          `post ${feedId}`,
        )(pressed.error);
    };
    const setSave = async ({ feedId, feedType, saved }: PostRef & { saved: boolean }) => {
      cache.change(feedId, save(saved));
      const write = () => call('saveFeed', { feedId, feedType, action: action(saved) });
      const pressed = await send(`save ${feedId}`, saved, write);
      if (!pressed) return;
      if ('answer' in pressed) return saved ? cache.refreshSaved() : undefined;
      cache.change(feedId, save(pressed.back));
      if (pressed.back !== saved) {
        const title = `This ${contentNoun(feedType)} ${saved ? 'was not' : 'is still'} saved`;
        reportFailure(title, `post ${feedId}`)(pressed.error);
      }
    };
    return {
      onLike: (event) => void setLike(event),
      onSave: (event) => void setSave(event),
      onShare: ({ item }) => shareRequests.ask(item),
    };
  }, [cache]);
}
