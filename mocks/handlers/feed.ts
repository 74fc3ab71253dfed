import type { Handlers, Schemas } from '#openapi/contract.ts';
import {
  authors,
  comments,
  makeComment,
  makeMembers,
  makePost,
  media as mediaOf,
  minutesBefore,
  replies,
  tagSuggestions,
} from '../factories/feed.ts';
import { pictures } from '../fixtures/pictures.ts';
import { changePost, deletePost, postNow, postsNow, writePost } from '../memory.ts';
import { MockProblem, type MockContext } from '../msw.ts';
import { eventInFeed } from './events.ts';
import { jobCurrencies, jobDetails, jobSearches, jobsThatFit } from './feedJobs.ts';

/** The time at which stories are drawn. */
const now = minutesBefore(0);

/** The client sends the number of the page with every cursor, so the cursor need not say it. */
const pageOf = <Item>(
  items: Item[],
  pageIndex: number,
): { response: Item[]; count: number; nextCursor?: string | null } => ({
  response: items.slice((pageIndex - 1) * 10, pageIndex * 10),
  count: items.length,
  nextCursor: items.length > pageIndex * 10 ? 'next' : null,
});

/** A picture as it was shown before; one that was uploaded looks like a meadow. */
const kept = ({ mediaKey, alt }: Schemas['MediaInput']): Schemas['Media'] => ({
  ...(postsNow()
    .flatMap((post) => post.media)
    .find((one) => one.mediaKey === mediaKey) ?? mediaOf(pictures.meadow, mediaKey)),
  alt: alt ?? '',
});

/** The feed as it answers when all is well: Ilse's post with comments, and three others. */
export const feedHandlers = {
  getFeedList: (body) => {
    const { pageIndex, filter, feedType } = body;
    if (feedType === 2) {
      const page = pageOf(jobsThatFit(body), pageIndex);
      return { message: 'Jobs', ...page, snapshotAt: now, currencies: jobCurrencies() };
    }
    const posts = postsNow();
    const saved = () => posts.map((post) => ({ ...post, viewer: { ...post.viewer, isSaved: true } }));
    const mine = () => posts.filter(({ viewer }) => viewer.canEdit);
    const items =
      filter === 3 ? mine() : filter === 2 ? saved() : posts.filter(({ viewer }) => !viewer.isHidden);
    return { message: 'Feed', ...pageOf(items, pageIndex), snapshotAt: now };
  },
  manageJobSearches: jobSearches,
  myBrandPosts: ({ pageIndex }) => {
    const items = [
      makePost({
        feedType: 4,
        author: authors.konoha,
        viewer: { ...makePost().viewer, canEdit: true, canDelete: true },
      }),
    ];
    return { message: 'My posts', ...pageOf(items, pageIndex) };
  },
  getPostDetails: ({ feedId }) => {
    const item = postsNow().find((post) => post.feedId === feedId);
    if (!item) throw new MockProblem(404, { code: 'NOT_FOUND', message: 'This post was removed.' });
    const edits = item.editedAt
      ? [{ text: 'Three interviews in one week. #newjob', editedAt: item.editedAt }]
      : [];
    return { message: 'Post', response: { item, likers: [authors.tomas, authors.joonho], edits } };
  },
  getFeedDetails: ({ feedId, feedType, include, pageIndex = 1 }) => {
    if (feedType === 2 && include === undefined) return jobDetails(feedId);
    if (feedType === 3 && include === undefined) return { message: 'Details', response: eventInFeed(feedId) };
    const item = postNow(feedId) ?? makePost();
    if (include !== 'likers') return { message: 'Details', response: { item } };
    const members = [...makeMembers(3), authors.nordlicht, authors.sol, ...makeMembers(10).slice(3)];
    const { response: likers, ...page } = pageOf(members, pageIndex);
    const following = likers
      .filter(({ userId }) => userId === authors.sol.userId)
      .map(({ userId }) => userId);
    return { message: 'Details', response: { item, likers, following }, ...page };
  },
  likeFeed: ({ feedId, action }) => {
    const { counts } = changePost(feedId, ({ counts, viewer }) => ({
      counts: { ...counts, likes: counts.likes - Number(viewer.isLiked) + action },
      viewer: { ...viewer, isLiked: action === 1 },
    }));
    const response = { isLiked: action === 1, likes: counts.likes };
    return { message: action ? 'Liked' : 'Like taken back', response };
  },
  saveFeed: ({ feedId, action }) => {
    changePost(feedId, ({ viewer }) => ({ viewer: { ...viewer, isSaved: action === 1 } }));
    return { message: action ? 'Saved' : 'No longer saved', response: { isSaved: action === 1 } };
  },
  hideFeed: ({ feedId, action }) => {
    changePost(feedId, ({ viewer: { isHidden: _before, ...viewer } }) => ({
      viewer: { ...viewer, ...(action === 1 && { isHidden: true as const }) },
    }));
    const message = action ? 'Hidden from your feeds' : 'Shown in your feeds again';
    return { message, response: { isHidden: action === 1 } };
  },
  getHiddenPosts: ({ pageIndex }) => {
    const hidden = postsNow().filter(({ viewer }) => viewer.isHidden);
    return { message: 'Hidden posts', ...pageOf(hidden, pageIndex) };
  },
  managePost: ({ feedId, feedType, text, mentions = [], media, visibility, commentPolicy }) => {
    const content = { text, mentions, visibility, commentPolicy };
    if (feedId) {
      const response = changePost(feedId, () => ({ ...content, media: media.map(kept), editedAt: now }));
      return { message: 'Your post was changed', response };
    }
    const response = writePost((id) =>
      makePost({
        feedId: id,
        feedType,
        author: authors.amara,
        createdAt: now,
        ...content,
        media: media.map(kept),
        counts: { likes: 0, comments: 0, shares: 0 },
        viewer: { isLiked: false, isSaved: false, canEdit: true, canDelete: true, canComment: true },
      }),
    );
    return { message: 'Your post is out', response };
  },
  deletePost: ({ feedId }) => {
    deletePost(feedId);
    return { message: 'Your post was deleted' };
  },
  commentDetails: ({ parentCommentId, pageIndex, sort }) => {
    const items = parentCommentId ? replies : sort === 1 ? comments.toReversed() : comments;
    return { message: 'Comments', ...pageOf(items, pageIndex) };
  },
  manageComment: ({ action, text = '', mentions, commentId, parentCommentId, feedId, feedType }) => ({
    message: action ? 'Comment changed' : 'Your comment is out',
    response: makeComment({
      feedId,
      feedType,
      text,
      ...(mentions && { mentions }),
      commentId: commentId ?? 'c-new',
      author: authors.amara,
      createdAt: now,
      counts: { likes: 0, replies: 0 },
      viewer: { isLiked: false, canEdit: true, canDelete: true },
      ...(parentCommentId && { parentCommentId }),
    }),
  }),
  likeComments: ({ action }) => ({
    message: action ? 'Liked' : 'Like taken back',
    response: { isLiked: action === 1, likes: 2 + action },
  }),
  getMentionSuggestions: ({ kind, text }) => {
    const words = text.toLowerCase();
    const members = Object.values(authors).filter(({ userName }) => userName.toLowerCase().includes(words));
    const tags = tagSuggestions.filter(({ tag }) => tag.startsWith(words));
    return {
      message: 'Suggestions',
      response: { members: kind === 0 ? members : [], tags: kind === 1 ? tags : [] },
    };
  },
  postReport: () => ({ message: 'Thank you. We answer in 3 days.', response: { reportId: 'r1' } }),
  eventShareLink: () => ({
    message: 'Link ready',
    response: { shareUrl: 'https://rolecast.example/share/kJ8sPq0Zx3', encryptedParam: 'kJ8sPq0Zx3' },
  }),
} satisfies Partial<Handlers<MockContext>>;
