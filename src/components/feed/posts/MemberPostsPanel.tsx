import { chakra } from '@chakra-ui/react';
import { feedColumn } from '../../../theme/recipes/feed-card.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FeedList, type FeedListProps } from './FeedList.tsx';
import { PostDialog, type PostDialogProps } from './PostDialog.tsx';

export interface MemberPostsPanelProps {
  /** Of the member. */
  name: string;
  list: Omit<FeedListProps, 'label' | 'empty'>;
  dialog: PostDialogProps;
}

/** What one member has posted, on their profile. */
export function MemberPostsPanel({ name, list, dialog }: MemberPostsPanelProps) {
  return (
    <chakra.div css={feedColumn}>
      <FeedList
        {...list}
        label={`Posts by ${name}`}
        empty={<EmptyState drawing="posts">{name} has posted nothing that you can see.</EmptyState>}
      />
      <PostDialog {...dialog} />
    </chakra.div>
  );
}
