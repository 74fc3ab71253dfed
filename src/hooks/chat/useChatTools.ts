import type { ResponseBody } from '#openapi/contract.ts';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useApiCache } from '../../api/swr.ts';
import type { ChatDeletion, ChatDeletionDialogProps } from '../../components/chat/ChatDeletionDialog.tsx';
import type { ConversationPanelProps } from '../../components/chat/ConversationPanel.tsx';
import type { RelationEvent } from '../../components/people/RelationActions.tsx';
import { ChatAction, relationOf, type ChatMessage, type Friend } from '../../domain/chat.ts';
import { toast } from '../../lib/toastQueue.ts';
import { reportFailure } from '../feed/posts/reportFailure.ts';
import type { MemberTools } from '../people/useMemberTools.ts';
import { copyText } from '../site/copyLink.ts';
import type { Messages } from './useMessages.ts';

type Page = ResponseBody<'getWholeMessage'>;

interface Asked {
  deletion: ChatDeletion;
  friendName: string;
  message?: ChatMessage;
}

export interface ChatTools {
  onAct: ConversationPanelProps['onAct'];
  onMessage: ConversationPanelProps['onMessage'];
  /** For `ChatDeletionDialog`. */
  deletion: ChatDeletionDialogProps;
}

export interface ChatToolsOptions extends Pick<Messages, 'add' | 'remove'> {
  /** Undefined while it is not known. */
  friend: Friend | undefined;
  onMember: MemberTools['onAct'];
  /** The conversation is deleted: nothing is left to show. */
  onDeleted: () => void;
}

/** What can be done about a conversation, its messages and who it is with (product S41). */
export function useChatTools({ friend, add, remove, onMember, onDeleted }: ChatToolsOptions): ChatTools {
  const { invalidate, forget } = useApiCache();
  const [asked, setAsked] = useState<Asked>();
  const friendId = friend?.friendId ?? '';
  const friendName = friend?.userName ?? '';

  const aboutFriend = (what: Pick<RelationEvent, 'act' | 'messageId'>) => {
    if (!friend) return;
    const { userName, userType } = friend;
    onMember({ ...what, member: { userId: friendId, userName, userType }, relation: relationOf(friend) });
  };
  const deleteMessage = async ({ messageId }: ChatMessage, forMe: boolean) => {
    try {
      const body = { friendId, action: ChatAction.DELETE, messageId, forMe };
      const { response } = await call('sendMessage', body);
      if (response) add([response]);
      else remove(messageId);
      void invalidate(['getFriendList', 'getWholeMessage']);
    } catch (error) {
      reportFailure('The message was not deleted', `message ${messageId}`)(error);
    }
  };
  const deleteConversation = async () => {
    const about = `conversation ${friendId}`;
    try {
      await call('sendMessage', { friendId, action: ChatAction.DELETE });
      toast({ kind: 'success', title: 'Conversation deleted', about });
      onDeleted();
      void forget<Page>(['getWholeMessage'], (page) => page.friend.friendId === friendId);
      void invalidate(['getFriendList']);
    } catch (error) {
      reportFailure('The conversation was not deleted', about)(error);
    }
  };
  return {
    onAct({ act }) {
      if (!friend) return;
      if (act === 'deleteConversation') return setAsked({ deletion: 'conversation', friendName });
      aboutFriend({ act });
    },
    onMessage({ act, message }) {
      if (act === 'copy') void copyText(message.message, 'Text copied');
      else if (act === 'report') aboutFriend({ act, messageId: message.messageId });
      else setAsked({ deletion: act, friendName, message });
    },
    deletion: {
      asked,
      onConfirm() {
        if (asked?.message) void deleteMessage(asked.message, asked.deletion === 'hide');
        else void deleteConversation();
        setAsked(undefined);
      },
      onCancel: () => setAsked(undefined),
    },
  };
}
