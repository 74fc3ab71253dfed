import { chakra } from '@chakra-ui/react';
import { feedCardRecipe } from '../../../theme/recipes/feed-card.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PostDraftItem, type PostDraftItemProps } from './PostDraftItem.tsx';

const Frame = chakra('div', feedCardRecipe);

export type PostDraftEntry = PostDraftItemProps & { id: string };

export interface PostDraftsPanelProps {
  drafts: readonly PostDraftEntry[];
}

/** What was begun on this device and not sent. */
export function PostDraftsPanel({ drafts }: PostDraftsPanelProps) {
  if (drafts.length === 0)
    return (
      <Frame>
        <EmptyState drawing="posts">
          What you begin and do not send waits here, on this device only.
        </EmptyState>
      </Frame>
    );
  return drafts.map(({ id, ...draft }) => <PostDraftItem key={id} {...draft} />);
}
