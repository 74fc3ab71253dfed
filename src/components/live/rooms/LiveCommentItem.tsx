import { chakra } from '@chakra-ui/react';
import { Ellipsis, EyeOff, MicOff, Pin, PinOff, UserX } from 'lucide-react';
import type { LiveComment } from '../../../domain/live.ts';
import { liveCommentRecipe } from '../../../theme/recipes/live.ts';
import { MemberAvatar } from '../../ui/Avatar.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu } from '../../ui/Menu.tsx';

const Frame = chakra('div', liveCommentRecipe);

/** What a host does about a comment and about who wrote it. */
export interface ModerationEvents {
  onHide: (event: { comment: LiveComment }) => void;
  onPin: (event: { comment: LiveComment; pinned: boolean }) => void;
  onRemove: (event: { userId: string; userName: string }) => void;
  onMute: (event: { userId: string }) => void;
}

export interface LiveCommentItemProps {
  comment: LiveComment;
  /** Present for the host of the room, about comments of others. */
  moderation?: ModerationEvents | undefined;
}

function Moderation({ comment, moderation }: { comment: LiveComment; moderation: ModerationEvents }) {
  const { author, state } = comment;
  const pinned = state === 'PINNED';
  return (
    <Menu
      trigger={
        <IconButton
          size="sm"
          label={`More about the comment of ${author.userName}`}
          icon={<Ellipsis aria-hidden />}
        />
      }
      sections={[
        {
          entries: [
            {
              label: pinned ? 'Unpin' : 'Pin',
              icon: pinned ? <PinOff aria-hidden /> : <Pin aria-hidden />,
              onSelect: () => moderation.onPin({ comment, pinned: !pinned }),
            },
            { label: 'Hide', icon: <EyeOff aria-hidden />, onSelect: () => moderation.onHide({ comment }) },
          ],
        },
        {
          entries: [
            {
              label: 'Keep from commenting',
              icon: <MicOff aria-hidden />,
              onSelect: () => moderation.onMute({ userId: author.userId }),
            },
            {
              label: 'Remove from the room',
              icon: <UserX aria-hidden />,
              danger: true,
              onSelect: () => moderation.onRemove(author),
            },
          ],
        },
      ]}
    />
  );
}

/** One comment in a live room. */
export function LiveCommentItem({ comment, moderation }: LiveCommentItemProps) {
  const { author, text, state } = comment;
  const hidden = state === 'HIDDEN';
  return (
    <Frame data-hidden={hidden ? '' : undefined}>
      <MemberAvatar member={author} size="sm" />
      <div data-part="lines">
        <p data-part="name">
          <bdi>{author.userName}</bdi>
        </p>
        <p data-part="text" dir="auto">
          {hidden ? 'Hidden' : text}
        </p>
        {state === 'PINNED' && <p data-part="state">Pinned</p>}
      </div>
      {moderation && !hidden && <Moderation comment={comment} moderation={moderation} />}
    </Frame>
  );
}
