import { chakra } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { chatHref, type Friend } from '../../domain/chat.ts';
import { memberHref } from '../../domain/feedLinks.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import type { Failure } from '../ui/listState.ts';
import { Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { ConversationHeader, type ConversationHeaderProps } from './ConversationHeader.tsx';
import { MessageForm, type MessageFormProps } from './MessageForm.tsx';
import { MessageList, type MessageListProps } from './MessageList.tsx';
import { StrangerSection, type StrangerSectionProps } from './StrangerSection.tsx';

export type ConversationState =
  | { status: 'loading' }
  | { status: 'error'; error: Failure; onRetry: () => void }
  /** There is nobody to write to, or not any more. */
  | { status: 'gone' }
  /** Nothing was ever written, and nothing can be yet. */
  | ({ status: 'stranger' } & Pick<StrangerSectionProps, 'member' | 'relation'>)
  | ({ status: 'ready'; friend: Friend } & Pick<
      MessageListProps,
      'messages' | 'outgoing' | 'firstUnreadId' | 'hasOlder' | 'onOlder' | 'olderBusy' | 'olderError'
    >);

export interface ConversationPanelProps
  extends
    Pick<MessageListProps, 'foundId' | 'onMessage' | 'onPicture' | 'onSeen' | 'onRetry' | 'onDiscard'>,
    Pick<ConversationHeaderProps, 'onAct' | 'typing'>,
    Pick<StrangerSectionProps, 'actions'> {
  state: ConversationState;
  form: Omit<MessageFormProps, 'friendName'>;
}

const bubbles = [
  { width: '58%', own: false },
  { width: '34%', own: false },
  { width: '46%', own: true },
  { width: '64%', own: false },
];

function Loading() {
  return (
    <>
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <chakra.div display="flex" alignItems="center" gap={3} minHeight={16} paddingInline={5}>
        <Skeleton shape="circle" width="2.75rem" />
        <Skeleton width="9rem" />
      </chakra.div>
      <chakra.div
        flex={1}
        display="flex"
        flexDirection="column"
        justifyContent="flex-end"
        gap={3}
        padding={5}
      >
        {bubbles.map(({ width, own }) => (
          <chakra.div key={width} width={width} alignSelf={own ? 'flex-end' : 'flex-start'}>
            <Skeleton shape="box" height="2.5rem" />
          </chakra.div>
        ))}
      </chakra.div>
    </>
  );
}

/** One who is no longer a connection can be read, and not written to. */
const Closed = ({ friend: { friendId, userName }, actions }: { friend: Friend; actions: ReactNode }) => (
  <chakra.div
    paddingInline={{ base: 3, md: 5 }}
    paddingBlock={3}
    borderBlockStartWidth="1px"
    borderColor="border.subtle"
  >
    <Notice
      action={
        <>
          {actions}
          <Button size="sm" variant="outline" href={memberHref(friendId)}>
            View profile
          </Button>
        </>
      }
    >
      You are not connected with {userName}. Connections can write to each other.
    </Notice>
  </chakra.div>
);

/** The conversation that is open: with whom, what was said, and what is being written (product S41). */
export function ConversationPanel({ state, form, onAct, actions, typing, ...list }: ConversationPanelProps) {
  return (
    <chakra.div height="full" minHeight={0} display="flex" flexDirection="column">
      {state.status === 'loading' && <Loading />}
      {state.status !== 'loading' && state.status !== 'ready' && (
        <chakra.div padding={2} display={{ md: 'none' }}>
          <IconButton label="Back to Chat List" icon={<ArrowLeft aria-hidden />} href={chatHref()} />
        </chakra.div>
      )}
      {state.status === 'error' && <ErrorState error={state.error} onRetry={state.onRetry} />}
      {state.status === 'gone' && (
        <EmptyState drawing="chat">
          This conversation is not available. The account was deleted, or the link to it is incomplete.
        </EmptyState>
      )}
      {state.status === 'stranger' && <StrangerSection {...state} actions={actions} />}
      {state.status === 'ready' && (
        <>
          <ConversationHeader friend={state.friend} onAct={onAct} typing={typing} />
          <MessageList {...state} {...list} friendName={state.friend.userName} />
          {state.friend.canMessage ? (
            <MessageForm {...form} friendName={state.friend.userName} />
          ) : (
            <Closed friend={state.friend} actions={actions} />
          )}
        </>
      )}
    </chakra.div>
  );
}
