import { chakra } from '@chakra-ui/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ChatColumns } from '../../components/chat/ChatColumns.tsx';
import { ChatDeletionDialog } from '../../components/chat/ChatDeletionDialog.tsx';
import { ConversationPanel } from '../../components/chat/ConversationPanel.tsx';
import { StreamStatus } from '../../components/chat/StreamStatus.tsx';
import { FriendList } from '../../components/chat/FriendList.tsx';
import { MediaViewerDialog } from '../../components/feed/posts/MediaViewerDialog.tsx';
import { RelationActions } from '../../components/people/RelationActions.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { chatHref } from '../../domain/chat.ts';
import { useConversation, type ConversationOptions } from '../../hooks/chat/useConversation.ts';
import { useFriends } from '../../hooks/chat/useFriends.ts';
import { useTypingFriends } from '../../hooks/chat/useTypingFriends.ts';
import { useMemberTools } from '../../hooks/people/useMemberTools.ts';
import { useStreamState } from '../../hooks/site/useStreamState.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';
import { MemberDialogs } from '../MemberDialogs.tsx';

function Conversation(options: ConversationOptions) {
  const { panel, deletion, viewer, stranger } = useConversation(options);
  return (
    <>
      <ConversationPanel
        {...panel}
        actions={stranger && <RelationActions dense brief {...stranger} onAct={options.onMember} />}
      />
      <ChatDeletionDialog {...deletion} />
      <MediaViewerDialog {...viewer} />
    </>
  );
}

/** The member's conversations, and the one that the address names (product S41). */
export default function ChatPage() {
  useTitle('Chat List');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const friendId = params.get('with') ?? undefined;
  const foundId = params.get('message') ?? undefined;
  const friends = useFriends();
  const typing = useTypingFriends();
  const stream = useStreamState();
  const tools = useMemberTools();
  return (
    <>
      <ChatColumns
        status={<StreamStatus state={stream} />}
        list={
          <FriendList
            {...friends}
            currentId={friendId}
            typing={typing}
            requestsHref="/profile?tab=connections"
          />
        }
        conversation={
          friendId && (
            <Conversation
              key={`${friendId} ${foundId}`}
              friendId={friendId}
              foundId={foundId}
              typing={typing.has(friendId)}
              onMember={tools.onAct}
              onDeleted={() => void navigate(chatHref(), { replace: true })}
            />
          )
        }
        empty={<EmptyState drawing="chat">Choose a conversation to read and write.</EmptyState>}
      />
      {friendId && (
        // A phone hides the list with its heading while a conversation is open.
        <chakra.div display={{ md: 'none' }}>
          <chakra.h1 srOnly>Chat List</chakra.h1>
        </chakra.div>
      )}
      <MemberDialogs {...tools} />
    </>
  );
}
