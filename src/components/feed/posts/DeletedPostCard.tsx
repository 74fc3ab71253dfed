import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { feedCardRecipe } from '../../../theme/recipes/feed-card.ts';
import { DeletedRow } from '../../ui/DeletedRow.tsx';
import { postName } from './postName.ts';
import type { PostMenuHandlers } from './PostMenu.tsx';

const Frame = chakra('article', feedCardRecipe);

/** Posts whose row was drawn, and stays: it takes no focus when it comes near the screen again. */
const drawn = new WeakSet<object>();

export interface DeletedPostCardProps extends Pick<PostMenuHandlers, 'onChoose'> {
  item: Schemas['FeedItem'];
  onTakeBack?: ((event: { item: Schemas['FeedItem'] }) => void) | undefined;
  /** Place among the posts of a feed, from 1, and how many there are; -1 while that is not known. */
  place?: { position: number; size: number };
}

interface Done {
  label: string;
  what?: string;
  undo?: 'show' | 'hide';
}

/** What the reader cannot delete was not deleted: among the hidden ones it was shown again. */
function doneWith({ viewer }: Schemas['FeedItem']): Done {
  if (viewer.isHidden) return { label: 'Hidden post', what: 'Hidden from your feeds', undo: 'show' };
  if (viewer.canDelete) return { label: 'Deleted post' };
  return { label: 'Post shown again', what: 'Shown in your feeds again', undo: 'hide' };
}

/** In the place of a post that was deleted, as long as it can be taken back, or was hidden or shown again, until the list is read anew. */
export function DeletedPostCard({ item, onTakeBack, onChoose, place }: DeletedPostCardProps) {
  const { label, what, undo } = doneWith(item);
  const [isNew] = useState(() => !drawn.has(item));
  useEffect(() => {
    if (undo) drawn.add(item);
  }, [undo, item]);
  return (
    <Frame
      aria-label={label}
      tabIndex={place?.position === 1 ? 0 : -1}
      aria-posinset={place?.position}
      aria-setsize={place?.size}
      data-feed-id={item.feedId}
    >
      <DeletedRow
        takesFocus={isNew}
        what={what}
        name={postName(item.text)}
        onUndo={() => (undo ? onChoose?.({ item, choice: undo }) : onTakeBack?.({ item }))}
      />
    </Frame>
  );
}
