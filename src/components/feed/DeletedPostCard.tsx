import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import { feedCardRecipe } from '../../theme/recipes/feed-card.ts';
import { DeletedRow } from '../ui/DeletedRow.tsx';
import { postName } from './likesText.ts';

const Frame = chakra('article', feedCardRecipe);

export interface DeletedPostCardProps {
  item: Schemas['FeedItem'];
  onTakeBack?: ((event: { item: Schemas['FeedItem'] }) => void) | undefined;
  /** Place among the posts of a feed, from 1, and how many there are; -1 while that is not known. */
  place?: { position: number; size: number };
}

/** In the place of a post that was deleted, as long as it can be taken back. */
export function DeletedPostCard({ item, onTakeBack, place }: DeletedPostCardProps) {
  return (
    <Frame
      aria-label="Deleted post"
      tabIndex={place?.position === 1 ? 0 : -1}
      aria-posinset={place?.position}
      aria-setsize={place?.size}
      data-feed-id={item.feedId}
    >
      <DeletedRow takesFocus name={postName(item.text)} onUndo={() => onTakeBack?.({ item })} />
    </Frame>
  );
}
