import { type Handlers } from '#openapi/contract.ts';
import {
  authors,
  comments,
  makeComment,
  makeMembers,
  makePost,
  minutesBefore,
  posts,
  replies,
  tagSuggestions,
} from '../factories/feed.ts';
import { MockProblem, type MockContext } from '../msw.ts';

/** The time at which stories are drawn. */
const now = minutesBefore(0);

const pageOf = <Item>(items: Item[], pageIndex: number) => items.slice((pageIndex - 1) * 10, pageIndex * 10);

/** The feed as it answers when all is well: Ilse's post with comments, and three others. */
export const feedHandlers = {
  getFeedList: ({ pageIndex, filter }) => {
    const items = filter === 3 ? posts.filter(({ viewer }) => viewer.canEdit) : posts;
    return { message: 'Feed', response: pageOf(items, pageIndex), count: items.length, snapshotAt: now };
  },
  myBrandPosts: ({ pageIndex }) => {
    const items = [
      makePost({
        feedType: 4,
        author: authors.konoha,
        viewer: { ...makePost().viewer, canEdit: true, canDelete: true },
      }),
    ];
    return { message: 'My posts', response: pageOf(items, pageIndex), count: items.length };
  },
  getPostDetails: ({ feedId }) => {
    const item = posts.find((post) => post.feedId === feedId);
    if (!item) throw new MockProblem(404, { code: 'NOT_FOUND', message: 'This post was removed.' });
    const edits = item.editedAt
      ? [{ text: 'Three interviews in one week. #newjob', editedAt: item.editedAt }]
      : [];
    return { message: 'Post', response: { item, likers: [authors.tomas, authors.joonho], edits } };
  },
  getFeedDetails: ({ feedId, include, pageIndex = 1 }) => {
    const item = posts.find((post) => post.feedId === feedId) ?? makePost();
    if (include !== 'likers') return { message: 'Details', response: { item } };
    const likers = pageOf(makeMembers(12), pageIndex);
    return { message: 'Details', response: { item, likers }, count: 12 };
  },
  likeFeed: ({ feedId, action }) => {
    const { counts, viewer } = posts.find((post) => post.feedId === feedId) ?? makePost();
    const likes = counts.likes - Number(viewer.isLiked) + action;
    return { message: action ? 'Liked' : 'Like taken back', response: { isLiked: action === 1, likes } };
  },
  saveFeed: ({ action }) => ({
    message: action ? 'Saved' : 'No longer saved',
    response: { isSaved: action === 1 },
  }),
  managePost: ({ action, feedId, feedType, text, mentions, visibility, commentPolicy }) => ({
    message: action ? 'Your post was changed' : 'Your post is out',
    response: makePost({
      feedId: feedId ?? 'f-new',
      feedType,
      author: authors.amara,
      createdAt: now,
      text,
      ...(mentions && { mentions }),
      media: [],
      visibility,
      commentPolicy,
      counts: { likes: 0, comments: 0, shares: 0 },
      viewer: { isLiked: false, isSaved: false, canEdit: true, canDelete: true, canComment: true },
      ...(action === 1 && { editedAt: now }),
    }),
  }),
  deletePost: () => ({ message: 'Your post was deleted' }),
  commentDetails: ({ parentCommentId, pageIndex, sort }) => {
    const items = parentCommentId ? replies : sort === 1 ? comments.toReversed() : comments;
    return { message: 'Comments', response: pageOf(items, pageIndex), count: items.length };
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
