import { notImplemented } from '#openapi/contract.ts';
import type { TagHandlers } from '../../contract/tag.ts';

export const liveHandlers = {
  liveStart: notImplemented,
  liveStop: notImplemented,
  recordStart: notImplemented,
  recordStop: notImplemented,
  addComment: notImplemented,
  fetchChannel: notImplemented,
  generateToken: notImplemented,
  likeUnlike: notImplemented,
  recordings: notImplemented,
  recordDelete: notImplemented,
} satisfies TagHandlers<'live'>;
