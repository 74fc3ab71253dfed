import type { OperationId, ResponseBody, Schemas } from '#openapi/contract.ts';
import { call } from '../../../api/client.ts';
import type { CacheActions } from '../../../api/swr.ts';
import type { PostChoice } from '../../../components/feed/posts/PostEntriesMenu.tsx';
import { ConnectionAction, FollowAction, Toggle } from '../../../domain/enums.ts';
import { lastWriteWins } from '../../../lib/lastWriteWins.ts';
import { toast } from '../../../lib/toastQueue.ts';
import { reportFailure } from './reportFailure.ts';
import type { PostCache } from './usePostCache.ts';

type FeedItem = Schemas['FeedItem'];

interface Shown {
  posts: PostCache;
  answers: CacheActions;
  /** On the page of the post alone: it has gone with its author. */
  onGone?: () => void;
}

const send = lastWriteWins();
/** Of `manageConnection`: ours, beside those of the specification (product 3.9). */
const [MUTE, UNMUTE] = [8, 9] as const;

const hidden =
  (isHidden: boolean) =>
  (item: FeedItem): FeedItem => {
    const { isHidden: _before, ...viewer } = item.viewer;
    return { ...item, viewer: { ...viewer, ...(isHidden && { isHidden: true as const }) } };
  };

/** Shown at once, and taken back when the server does not agree. */
async function hide({ feedId, feedType }: FeedItem, on: boolean, { posts, answers }: Shown) {
  posts.change(feedId, hidden(on));
  const action = on ? Toggle.ON : Toggle.OFF;
  const pressed = await send(`hide ${feedId}`, on, () => call('hideFeed', { feedId, feedType, action }));
  if (!pressed) return;
  if ('answer' in pressed) {
    toast({ kind: 'success', title: pressed.answer.message, about: `post ${feedId}` });
    // It may be among the popular ones. What is shown again can be hidden once more where it was found.
    void answers.invalidate(['dashboardDetails', ...(on ? (['getHiddenPosts'] as const) : [])]);
    return;
  }
  posts.change(feedId, hidden(pressed.back));
  if (pressed.back !== on)
    reportFailure(
      on ? 'This post was not hidden' : 'This post is still hidden',
      `post ${feedId}`,
    )(pressed.error);
}

/** What says how the reader stands to a member. */
const relations: readonly OperationId[] = [
  'getUserInfo',
  'getMyConnections',
  'getFriendList',
  'getWholeMessage',
];

/** Muted and followed members are a matter of what is offered. */
function readAgain({ answers, posts }: Shown) {
  posts.refreshOffered();
  void answers.invalidate(['dashboardDetails', 'getEventList', 'recordings', ...relations]);
}

async function mute(item: FeedItem, on: boolean, shown: Shown) {
  const { userId } = item.author;
  const action = on ? MUTE : UNMUTE;
  try {
    const { message } = await call('manageConnection', { otherUserId: userId, action });
    const undo = { label: 'Undo', onClick: () => void mute(item, false, shown) };
    toast({ kind: 'success', title: message, about: `member ${userId}`, ...(on && { action: undo }) });
    readAgain(shown);
  } catch (error) {
    reportFailure(on ? 'They are not muted' : 'They are still muted', `member ${userId}`)(error);
  }
}

async function follow(item: FeedItem, on: boolean, shown: Shown) {
  const { userId } = item.author;
  const action = on ? FollowAction.FOLLOW : FollowAction.UNFOLLOW;
  try {
    const { message } = await call('followUser', { otherUserId: userId, action });
    const undo = { label: 'Undo', onClick: () => void follow(item, true, shown) };
    toast({ kind: 'success', title: message, about: `member ${userId}`, ...(!on && { action: undo }) });
    const told = (post: FeedItem): FeedItem =>
      post.author.userId === userId ? { ...post, viewer: { ...post.viewer, isFollowing: on } } : post;
    await shown.answers.patch<ResponseBody<'getFeedList'>>(['getFeedList'], (page) =>
      page.response.some(({ author }) => author.userId === userId)
        ? { ...page, response: page.response.map(told) }
        : page,
    );
    shown.posts.change(item.feedId, told);
    readAgain(shown);
  } catch (error) {
    reportFailure(on ? 'You do not follow them yet' : 'You still follow them', `member ${userId}`)(error);
  }
}

async function block({ author: { userId } }: FeedItem, { posts, answers, onGone }: Shown) {
  try {
    const { message } = await call('manageConnection', {
      otherUserId: userId,
      action: ConnectionAction.BLOCK,
    });
    toast({ kind: 'success', title: message, about: `member ${userId}` });
    posts.removeAuthor(userId);
    void answers.invalidate(['getRecommendations', ...relations]);
    onGone?.();
  } catch (error) {
    reportFailure('They are not blocked', `member ${userId}`)(error);
  }
}

/** Does what was chosen in the menu of a post, the own or another's, and says what came of it. A new entry is done here. */
export function choosePost({ item, choice }: { item: FeedItem; choice: PostChoice }, shown: Shown) {
  if (choice === 'hide' || choice === 'show') return hide(item, choice === 'hide', shown);
  if (choice === 'mute') return mute(item, true, shown);
  if (choice === 'unfollow') return follow(item, false, shown);
  if (choice === 'block') return block(item, shown);
}
