import { notImplemented } from '#openapi/contract.ts';
import type { TagHandlers } from '../../contract/tag.ts';

export const chatHandlers = {
  getFriendList: notImplemented,
  getWholeMessage: notImplemented,
  changeReadStatus: notImplemented,
  sendMessage: notImplemented,
} satisfies TagHandlers<'chat'>;
