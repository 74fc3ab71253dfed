import type { ResponseBody, Schemas } from '#openapi/contract.ts';
import { useCallback, useState } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { ApiError } from '../../api/errors.ts';
import { asker, request } from '../../api/swr.ts';
import { isLastPage } from '../../api/lastPage.ts';
import type { LikersDialogProps } from '../../components/feed/LikersDialog.tsx';
import { memberHref } from '../../domain/feedLinks.ts';
import { useFollow, type FollowEvent } from '../people/useFollow.ts';
import { useListState } from '../site/useListState.ts';

type FeedItem = Schemas['FeedItem'];
type Author = Schemas['Author'];
type Answer = ResponseBody<'getFeedDetails'>;

const idOf = ({ userId }: Author) => userId;

/** Whom the reader follows among them, by what was answered and what was pressed since. */
function followedAmong(pages: readonly Answer[], pressed: Readonly<Record<string, boolean>>) {
  const following = new Set(pages.flatMap(({ response }) => response.following ?? []));
  for (const [userId, now] of Object.entries(pressed))
    if (now) following.add(userId);
    else following.delete(userId);
  return following;
}

const pageOf = ({ response, count = 0, nextCursor }: Answer) => ({
  response: response.likers ?? [],
  count,
  ...(nextCursor !== undefined && { nextCursor }),
});

export interface Likers {
  /** For `LikersDialog`. */
  dialog: LikersDialogProps;
  onLikers: (event: { item: FeedItem }) => void;
}

/** Who likes a post, ten at a time (product S23). Asked for anew whenever it is opened: others like it meanwhile. */
export function useLikers(): Likers {
  const [shown, setShown] = useState<{ feedId: string; feedType: number; turn: number; open: boolean }>();
  const [pressed, setPressed] = useState<Readonly<Record<string, boolean>>>({});
  const onFollow = useFollow(
    useCallback(
      ({ userId, following }: FollowEvent) => setPressed((before) => ({ ...before, [userId]: following })),
      [],
    ),
  );
  const { data, ...list } = useSWRInfinite<Answer, ApiError>(
    (index: number, previous: Answer | null) => {
      if (!shown || (previous && isLastPage(pageOf(previous)))) return null;
      const { feedId, feedType, turn } = shown;
      const cursor = previous?.nextCursor && { cursor: previous.nextCursor };
      return [
        'likers',
        { feedId, feedType, include: 'likers', pageIndex: index + 1, ...cursor },
        turn,
        asker(),
      ];
    },
    ([, payload]: [string, unknown]) => request('getFeedDetails', payload),
    { revalidateFirstPage: false },
  );
  const state = useListState({ ...list, data: data?.map(pageOf) }, idOf);
  return {
    dialog: {
      open: shown?.open ?? false,
      onClose: () => shown && setShown({ ...shown, open: false }),
      state,
      hrefOf: ({ userId }) => memberHref(userId),
      follow: { readerId: asker(), following: followedAmong(data ?? [], pressed), onFollow },
    },
    onLikers({ item: { feedId, feedType } }) {
      setPressed({});
      setShown({ feedId, feedType, turn: (shown?.turn ?? 0) + 1, open: true });
    },
  };
}
