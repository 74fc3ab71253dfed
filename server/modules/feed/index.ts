import type { TagHandlers } from '../../contract/tag.ts';
import { commentDetails } from './commentDetails.ts';
import { deletePost } from './deletePost.ts';
import { getFeedDetails, getPostDetails } from './details.ts';
import { getFeedList, myBrandPosts } from './list.ts';
import { manageComment } from './manageComment.ts';
import { managePost } from './managePost.ts';
import { hideFeed, likeComments, likeFeed, saveFeed } from './marks.ts';
import { postReport } from './report.ts';
import { eventShareLink } from './shareLink.ts';
import { getMentionSuggestions } from './suggest.ts';

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
  getMentionSuggestions,
} satisfies TagHandlers<'feed'>;
