import type { TagHandlers } from '../../contract/tag.ts';
import { addComment } from './addComment.ts';
import { liveStop } from './endRoom.ts';
import { fetchChannel } from './fetchChannel.ts';
import { generateToken } from './generateToken.ts';
import { likeUnlike } from './likeUnlike.ts';
import { liveStart } from './liveStart.ts';
import { recordings } from './recordings/recordings.ts';
import { recordStart } from './recordings/recordStart.ts';
import { recordStop } from './recordings/recordStop.ts';
import { recordDelete } from './recordings/removeRecordings.ts';

export const liveHandlers = {
  liveStart,
  liveStop,
  recordStart,
  recordStop,
  addComment,
  fetchChannel,
  generateToken,
  likeUnlike,
  recordings,
  recordDelete,
} satisfies TagHandlers<'live'>;
