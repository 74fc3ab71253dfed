import type { TagHandlers } from '../../contract/tag.ts';
import { commentDetails } from './comments/commentDetails.ts';
import { deletePost } from './posts/deletePost.ts';
import { getFeedDetails, getPostDetails } from './posts/details.ts';
import { getFeedList, getHiddenPosts, myBrandPosts } from './posts/list.ts';
import { manageComment } from './comments/manageComment.ts';
import { managePost } from './compose/managePost.ts';
import { hideFeed, likeComments, likeFeed, saveFeed } from './posts/marks.ts';
import { postReport } from './posts/report.ts';
import { eventShareLink } from './share/shareLink.ts';
import { getMentionSuggestions } from './compose/suggest.ts';

export const feedHandlers = {
  getFeedList,
  likeFeed,
  getFeedDetails,
  getPostDetails,
  myBrandPosts,
  managePost,
  deletePost,
  commentDetails,
  manageComment,
  likeComments,
  eventShareLink,
  postReport,
  saveFeed,
  hideFeed,
  getHiddenPosts,
  getMentionSuggestions,
} satisfies TagHandlers<'feed'>;
