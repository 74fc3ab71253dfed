import { chakra } from '@chakra-ui/react';
import { feedCardRecipe } from '../../../theme/recipes/feed-card.ts';
import type { MentionPlace } from '../../../lib/mentionPlaces.ts';
import { Button } from '../../ui/Button.tsx';
import { MarkdownText } from '../../ui/MarkdownText.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { postName } from '../posts/postName.ts';

const Frame = chakra('article', feedCardRecipe);

export interface PostDraftItemProps {
  text: string;
  mentions?: readonly MentionPlace[] | undefined;
  /** How many it had; they have to be added again. */
  pictures: number;
  /** Of a post that is there already. */
  change: boolean;
  /** When it was last kept (ISO 8601). Absent for those of older versions. */
  savedAt?: string | undefined;
  onContinue: () => void;
  onDiscard: () => void;
}

/** A post that was begun on this device. */
export function PostDraftItem({
  text,
  mentions,
  pictures,
  change,
  savedAt,
  onContinue,
  onDiscard,
}: PostDraftItemProps) {
  const title = change ? 'Change of a post' : 'New post';
  return (
    <Frame
      aria-label={`Draft: ${postName(text)}`}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap={3}
    >
      <chakra.p textStyle="small" color="fg.muted">
        {title} · only on this device
        {savedAt && (
          <>
            {' · '}
            <RelativeTime at={savedAt} />
          </>
        )}
      </chakra.p>
      {text.trim() && <MarkdownText text={text} mentions={mentions} lines={5} />}
      {pictures > 0 && (
        <chakra.p color="fg.muted">
          {pictures === 1 ? '1 picture has' : `${pictures} pictures have`} to be added again.
        </chakra.p>
      )}
      <chakra.div display="flex" gap={2}>
        <Button size="sm" variant="outline" onClick={onContinue}>
          Continue
        </Button>
        <Button size="sm" variant="ghost" onClick={onDiscard}>
          Discard
        </Button>
      </chakra.div>
    </Frame>
  );
}
