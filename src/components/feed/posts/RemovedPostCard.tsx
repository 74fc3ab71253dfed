import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { feedCardRecipe } from '../../../theme/recipes/feed-card.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';

const Frame = chakra('section', feedCardRecipe);

export interface RemovedPostCardProps {
  /** What the reader was about to say to it; nothing of it is lost. */
  text?: string;
}

/** Stands where a post was while somebody looked at it (product 2.2). Takes the focus, which was in what is gone. */
export function RemovedPostCard({ text = '' }: RemovedPostCardProps) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  return (
    <Frame ref={frame} tabIndex={-1} aria-label="This post was removed" outline={0}>
      <EmptyState
        drawing="notFound"
        action={
          <Button href="/" variant="outline">
            Go to the feed
          </Button>
        }
      >
        This post was removed.
      </EmptyState>
      {text.trim() && (
        <TextAreaField
          label="What you wrote"
          help="It was not sent. Copy it if you want to keep it."
          value={text}
          readOnly
          dir="auto"
          onFocus={({ target }) => target.select()}
        />
      )}
    </Frame>
  );
}
