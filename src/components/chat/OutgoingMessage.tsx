import { chakra } from '@chakra-ui/react';
import type { Outgoing } from '../../domain/chat.ts';
import { messageRecipe } from '../../theme/recipes/chat.ts';
import { WaitingNote } from '../ui/WaitingNote.tsx';

const Frame = chakra('li', messageRecipe);

export interface OutgoingMessageProps {
  message: Outgoing;
  onRetry: (event: { clientId: string }) => void;
  onDiscard: (event: { clientId: string }) => void;
}

/** A message on its way, or one that did not arrive: it stays, with why, until it is sent or thrown away. */
export function OutgoingMessage({ message, onRetry, onDiscard }: OutgoingMessageProps) {
  const { clientId, message: text, previewUrl, alt, sending, error } = message;
  return (
    <>
      <Frame data-own="" data-failed={error ? '' : undefined}>
        <div data-part="bubble">
          {previewUrl && (
            <span data-part="picture">
              <img src={previewUrl} alt={alt || 'Picture without a description'} />
            </span>
          )}
          {text && <p dir="auto">{text}</p>}
          {!text && !previewUrl && <p>Picture</p>}
        </div>
      </Frame>
      <li data-part="meta" data-own="">
        <WaitingNote
          sending={sending}
          error={error}
          onCancel={() => onDiscard({ clientId })}
          onRetry={() => onRetry({ clientId })}
          onDelete={() => onDiscard({ clientId })}
        />
      </li>
    </>
  );
}
