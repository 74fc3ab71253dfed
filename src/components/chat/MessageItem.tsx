import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Copy, Ellipsis, Flag, MessageSquareQuote, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { canDeleteForBoth, isOwn, recommendationTitle, type ChatMessage } from '../../domain/chat.ts';
import { RecommendationState } from '../../domain/recommendations.ts';
import { srcSetOf } from '../../domain/pictures.ts';
import { clockTime } from '../../lib/clockTime.ts';
import { messageRecipe } from '../../theme/recipes/chat.ts';
import { useNow } from '../ui/Clock.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Link } from '../ui/Link.tsx';
import { LinkedText } from '../ui/LinkedText.tsx';
import { Menu } from '../ui/Menu.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

/** Drawn for each message: one styled element. */
const Frame = chakra('li', messageRecipe);

export type MessageAct = 'copy' | 'delete' | 'hide' | 'report';

export interface MessageItemProps {
  message: ChatMessage;
  /** Of the other member. */
  friendName: string;
  /** It was looked for, and the conversation opened at it. */
  found?: boolean;
  /** `delete`: for both. `hide`: for the reader alone. */
  onAct: (event: { act: MessageAct; message: ChatMessage }) => void;
  /**
   * Its picture did not come (`missed`), may be opened in a moment (`near`), or is to be seen alone (`view`). The address that it
   * had may have ended.
   */
  onPicture: (event: { message: ChatMessage; what: 'missed' | 'near' | 'view' }) => void;
}

function MessageMenu({ message, friendName, onAct }: Omit<MessageItemProps, 'onPicture' | 'found'>) {
  const now = useNow();
  const entry = (act: MessageAct, label: string, icon: ReactNode, danger?: true) => ({
    label,
    icon,
    onSelect: () => onAct({ act, message }),
    ...(danger && { danger }),
  });
  const who = isOwn(message) ? 'your message' : `${friendName}’s message`;
  return (
    <Menu
      trigger={
        <IconButton
          size="sm"
          label={`More about ${who} of ${clockTime(message.createdAt)}`}
          title="More"
          icon={<Ellipsis aria-hidden />}
        />
      }
      sections={[
        { entries: message.message ? [entry('copy', 'Copy text', <Copy aria-hidden />)] : [] },
        {
          entries: [
            entry('hide', 'Delete for me', <Trash2 aria-hidden />),
            ...(isOwn(message) || message.deletedAt ? [] : [entry('report', 'Report', <Flag aria-hidden />)]),
            ...(canDeleteForBoth(message, now)
              ? [entry('delete', 'Delete for both', <Trash2 aria-hidden />, true)]
              : []),
          ],
        },
      ]}
    />
  );
}

/** Known before the picture arrives: nothing moves for it. As high as 18 rem at most, and as wide as a bubble. */
const sizeOf = ({ width = 3, height = 2 }: Schemas['Media']) => ({
  width: `${Math.min(32, (18 * width) / height)}rem`,
  aspectRatio: width / height,
});

/** Where it waits for an answer, or to be shown; and where it is read afterwards. */
const recommendationHref = ({ state }: NonNullable<ChatMessage['recommendation']>) =>
  `/profile?tab=recommendations${state < RecommendationState.SHOWN ? '&list=pending' : ''}`;

/** What was said: words, a picture, or something about a recommendation. */
function Content({ message, friendName, onPicture }: Omit<MessageItemProps, 'onAct' | 'found'>) {
  const { media, recommendation, message: text, deletedAt } = message;
  const [failed, setFailed] = useState<{ url: string; of: ChatMessage }>();
  if (deletedAt) return <p>{isOwn(message) ? 'You deleted this message' : 'This message was deleted'}</p>;
  if (recommendation)
    return (
      <div data-part="request">
        <strong>
          <MessageSquareQuote aria-hidden />
          {recommendationTitle(message, friendName)}
        </strong>
        {recommendation.preview && <q dir="auto">{recommendation.preview}</q>}
        <Link href={recommendationHref(recommendation)} variant="standalone">
          Go to recommendations
        </Link>
      </div>
    );
  return (
    <>
      {media && (
        <button
          type="button"
          data-part="picture"
          onPointerEnter={() => onPicture({ message, what: 'near' })}
          onFocus={() => onPicture({ message, what: 'near' })}
          onClick={() => onPicture({ message, what: 'view' })}
        >
          <img
            srcSet={srcSetOf(media)}
            sizes={media.widths && '(min-width: 768px) 512px, 80vw'}
            src={media.url}
            alt={media.alt || 'Picture without a description'}
            style={sizeOf(media)}
            decoding="async"
            // Once the message was read again it is tried again, whatever its address is.
            key={failed && failed.of !== message ? 'again' : 'first'}
            onError={() => {
              // One that does not come with an address is not asked for with the same again.
              if (failed?.url !== media.url) onPicture({ message, what: 'missed' });
              setFailed({ url: media.url, of: message });
            }}
          />
        </button>
      )}
      {text && (
        <p dir="auto">
          <LinkedText text={text} />
        </p>
      )}
    </>
  );
}

/** One message of a conversation. */
export function MessageItem({ message, friendName, found = false, onAct, onPicture }: MessageItemProps) {
  const own = isOwn(message);
  return (
    <Frame
      data-message={message.messageId}
      data-own={own ? '' : undefined}
      data-gone={message.deletedAt ? '' : undefined}
      data-found={found ? '' : undefined}
    >
      <div data-part="bubble">
        <VisuallyHidden>
          {found && 'Found: '}
          {own ? 'You: ' : `${friendName}: `}
        </VisuallyHidden>
        <Content message={message} friendName={friendName} onPicture={onPicture} />
      </div>
      <div data-part="menu">
        <MessageMenu message={message} friendName={friendName} onAct={onAct} />
      </div>
    </Frame>
  );
}
