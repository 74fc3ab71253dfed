import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { feedCardRecipe } from '../../../theme/recipes/feed-card.ts';
import { DeletedRow } from '../../ui/DeletedRow.tsx';
import { postName } from './postName.ts';
import type { PostMenuHandlers } from './PostMenu.tsx';

const Frame = chakra('article', feedCardRecipe);

/** Hidden posts whose row was drawn: it stays in the feed, and takes no focus when it comes near the screen again. */
const drawn = new WeakSet<object>();

export interface DeletedPostCardProps extends Pick<PostMenuHandlers, 'onChoose'> {
  item: Schemas['FeedItem'];
  onTakeBack?: ((event: { item: Schemas['FeedItem'] }) => void) | undefined;
  /** Place among the posts of a feed, from 1, and how many there are; -1 while that is not known. */
  place?: { position: number; size: number };
}

/** In the place of a post that was deleted, as long as it can be taken back, or hidden, until the feed is read again. */
export function DeletedPostCard({ item, onTakeBack, onChoose, place }: DeletedPostCardProps) {
  const hidden = item.viewer.isHidden === true;
  const [isNew] = useState(() => !drawn.has(item));
  useEffect(() => {
    if (hidden) drawn.add(item);
  }, [hidden, item]);
  return (
    <Frame
      aria-label={hidden ? 'Hidden post' : 'Deleted post'}
      tabIndex={place?.position === 1 ? 0 : -1}
      aria-posinset={place?.position}
      aria-setsize={place?.size}
      data-feed-id={item.feedId}
    >
      <DeletedRow
        takesFocus={isNew}
        what={hidden ? 'Hidden from your feeds' : undefined}
        name={postName(item.text)}
        onUndo={() => (hidden ? onChoose?.({ item, choice: 'show' }) : onTakeBack?.({ item }))}
      />
    </Frame>
  );
}
