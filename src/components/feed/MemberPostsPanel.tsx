import { chakra } from '@chakra-ui/react';
import { feedColumn } from '../../theme/recipes/feed-card.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FeedList, type FeedListProps } from './FeedList.tsx';
import { PostDialog, type PostDialogProps } from './PostDialog.tsx';

export interface MemberPostsPanelProps {
  /** Of the member; the reader's own without one. */
  name?: string;
  list: Omit<FeedListProps, 'label' | 'empty'>;
  dialog: PostDialogProps;
}

/** What one member has posted, on their profile. */
export function MemberPostsPanel({ name, list, dialog }: MemberPostsPanelProps) {
  return (
    <chakra.div css={feedColumn}>
      <FeedList
        {...list}
        label={name ? `Posts by ${name}` : 'Your posts'}
        empty={
          <EmptyState drawing="posts">
            {name ? `${name} has posted nothing that you can see.` : 'You have not posted anything yet.'}
          </EmptyState>
        }
      />
      <PostDialog {...dialog} />
    </chakra.div>
  );
}
