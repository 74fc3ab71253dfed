import type { TagHandlers } from '../../contract/tag.ts';
import { getFriendList } from './friendList.ts';
import { changeReadStatus } from './readStatus.ts';
import { sendMessage } from './sendMessage.ts';
import { getWholeMessage } from './wholeMessage.ts';

export const chatHandlers = {
  getFriendList,
  getWholeMessage,
  changeReadStatus,
  sendMessage,
} satisfies TagHandlers<'chat'>;
