import type { TagHandlers } from '../../contract/tag.ts';
import { addComment } from './rooms/addComment.ts';
import { liveStop } from './rooms/endRoom.ts';
import { fetchChannel } from './rooms/fetchChannel.ts';
import { generateToken } from './rooms/generateToken.ts';
import { likeUnlike } from './likeUnlike.ts';
import { liveStart } from './rooms/liveStart.ts';
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
