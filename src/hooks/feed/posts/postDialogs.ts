import type { ResponseBody, Schemas } from '#openapi/contract.ts';
import { useCallback, useState } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { ApiError } from '../../../api/errors.ts';
import { asker, request } from '../../../api/swr.ts';
import { isLastPage } from '../../../api/lastPage.ts';
import type { LikersDialogProps } from '../../../components/feed/posts/LikersDialog.tsx';
import { memberHref } from '../../../domain/feedLinks.ts';
import { type FollowEvent, useFollow } from '../../people/useFollow.ts';
import { useListState } from '../../site/useListState.ts';
import type { PostAudienceDialogProps } from '../../../components/feed/compose/PostAudienceDialog.tsx';
import type { PostAudience } from '../../../components/feed/compose/PostAudiencePicker.tsx';
import { postTypeOfRole } from '../../../domain/posts.ts';
import { toast } from '../../../lib/toastQueue.ts';
import { toMediaInput } from '../compose/pictureShapes.ts';
import { sendPost } from '../compose/sendPost.ts';
import { usePostCache } from './usePostCache.ts';
import { useWriter } from '../compose/useWriter.ts';

type FeedItem = Schemas['FeedItem'];

interface State {
  item?: FeedItem;
  busy: boolean;
  error?: string;
  stale?: boolean;
}

interface AudienceChange {
  /** For `PostAudienceDialog`. */
  dialog: PostAudienceDialogProps;
  onAudience: (event: { item: FeedItem }) => void;
}

/** Changes who reads a post and who may answer; what it says stays, so that it is no edit (product S19). */
export function usePostAudience(): AudienceChange {
  const { userType } = useWriter();
  const cache = usePostCache();
  const [{ item, ...state }, setState] = useState<State>({ busy: false });
  const save = async (of: FeedItem, audience: PostAudience) => {
    setState({ item: of, busy: true });
    const sent = await sendPost(
      { text: of.text, mentions: of.mentions ?? [], media: of.media.map(toMediaInput), ...audience },
      { editing: of, feedType: postTypeOfRole[userType], clientId: crypto.randomUUID() },
    );
    if ('item' in sent) {
      cache.edited(sent.item);
      setState({ busy: false });
      toast({ kind: 'success', title: sent.message, about: `post ${of.feedId}` });
    } else if ('latest' in sent) {
      cache.change(of.feedId, () => sent.latest);
      setState({ item: sent.latest, busy: false, stale: true });
    } else {
      // A change of a post never waits: it is refused at once.
      const { form, text, media: pictures } = 'errors' in sent ? sent.errors : {};
      const error = form ?? text ?? pictures;
      setState({ item: of, busy: false, ...(error && { error }) });
    }
  };
  return {
    dialog: {
      ...state,
      item,
      onSave: (audience) => item && void save(item, audience),
      onClose: () => setState({ busy: false }),
    },
    onAudience: (event) => setState({ item: event.item, busy: false }),
  };
}

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
