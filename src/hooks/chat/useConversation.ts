import { useState } from 'react';
import { unaskedError } from '../../api/errors.ts';
import { serverNow } from '../../api/serverClock.ts';
import type { ConversationPanelProps, ConversationState } from '../../components/chat/ConversationPanel.tsx';
import type { StrangerSectionProps } from '../../components/chat/StrangerSection.tsx';
import type { MediaViewerDialogProps } from '../../components/feed/posts/MediaViewerDialog.tsx';
import { firstUnreadId } from '../../domain/chat.ts';
import { isOver } from '../../domain/pictures.ts';
import type { MemberTools } from '../people/useMemberTools.ts';
import { useProfileState } from '../people/useUserProfile.ts';
import { toFailure } from '../site/useListState.ts';
import { useChatCache } from './useChatCache.ts';
import { useChatTools, type ChatTools } from './useChatTools.ts';
import { useMessageForm } from './useMessageForm.ts';
import { useMessages, type Messages } from './useMessages.ts';
import { useOutgoing, type Outbox } from './useOutgoing.ts';
import { useReadMark } from './seenMessages.ts';

export interface ConversationOptions {
  friendId: string;
  /** The message that was looked for: the conversation opens there. */
  foundId: string | undefined;
  /** The friend is typing. */
  typing: boolean;
  onMember: MemberTools['onAct'];
  onDeleted: () => void;
}

const isMissing = ({ data, error }: Messages['latest']) => !data && error?.status === 404;
type Profile = ReturnType<typeof useProfileState>;

type Stranger = Pick<StrangerSectionProps, 'member' | 'relation'>;

/** How the two stand, once that is known. */
function strangerOf(profile: Profile): Stranger | undefined {
  if (profile.status === 'blocked') return profile;
  if (profile.status !== 'ready' || !profile.info.viewer) return undefined;
  return { member: profile.info.member, relation: profile.info.viewer };
}

/** There has never been a conversation: who it would be with. */
function missingOf(profile: Profile, stranger: Stranger | undefined): ConversationState {
  if (profile.status === 'loading' || profile.status === 'error') return profile;
  return stranger ? { status: 'stranger', ...stranger } : { status: 'gone' };
}

function stateOf(read: Messages, { outgoing }: Outbox, missing: ConversationState): ConversationState {
  const { latest, opened, messages, older, onOlder } = read;
  const friend = latest.data?.friend;
  if (friend && opened) {
    // One that arrived while its answer was lost is there already.
    const arrived = new Set(messages.map(({ clientId }) => clientId));
    return {
      status: 'ready',
      friend,
      messages,
      outgoing: outgoing.filter(({ clientId }) => !arrived.has(clientId)),
      firstUnreadId: firstUnreadId(messages, {
        unread: opened.friend.unread,
        upToId: opened.response.at(-1)?.messageId,
      }),
      hasOlder: !older.done && opened.count > opened.response.length,
      onOlder,
      olderBusy: older.busy,
      olderError: older.error,
    };
  }
  if (isMissing(latest)) return missing;
  if (latest.isLoading || latest.isValidating) return { status: 'loading' };
  const error = toFailure(latest.error ?? unaskedError());
  return { status: 'error', error, onRetry: () => void latest.mutate() };
}

/** The conversation with one member, as `ConversationPanel` draws it (product S41). */
export function useConversation({ friendId, foundId, typing, ...events }: ConversationOptions): {
  panel: ConversationPanelProps;
  deletion: ChatTools['deletion'];
  /** One of its pictures, seen alone. */
  viewer: MediaViewerDialogProps;
  /** Who cannot be written to, and how that may change. */
  stranger: Stranger | undefined;
} {
  const { place } = useChatCache();
  const read = useMessages(friendId, foundId);
  const friend = read.latest.data?.friend;
  const outbox = useOutgoing({ friendId, friendName: friend?.userName }, (message) => {
    read.add([message]);
    place({ message });
  });
  const [viewed, setViewed] = useState<{ messageId: string; open: boolean }>();
  const picture = viewed && read.messages.find(({ messageId }) => messageId === viewed.messageId)?.media;
  const onSeen = useReadMark(friendId, friend?.unread ?? 0);
  const form = useMessageForm(friendId, outbox.send);
  const isApart = isMissing(read.latest) || friend?.canMessage === false;
  const profile = useProfileState(isApart ? { userId: friendId } : null);
  const stranger = isApart ? strangerOf(profile) : undefined;
  const { deletion, ...tools } = useChatTools({ friend, add: read.add, remove: read.remove, ...events });
  return {
    panel: {
      state: stateOf(read, outbox, missingOf(profile, stranger)),
      foundId,
      typing,
      form,
      onSeen,
      onPicture({ message: { media, messageId }, what }) {
        if (what === 'view') setViewed({ messageId, open: true });
        if (what === 'missed' || isOver(media?.url, serverNow())) read.renew(messageId);
      },
      onRetry: outbox.onRetry,
      onDiscard: outbox.onDiscard,
      ...tools,
    },
    deletion,
    viewer: {
      // The other one may take it back meanwhile.
      open: viewed?.open === true && picture !== undefined,
      pictures: picture ? [picture] : [],
      onClose: () => setViewed((was) => was && { ...was, open: false }),
    },
    stranger,
  };
}
