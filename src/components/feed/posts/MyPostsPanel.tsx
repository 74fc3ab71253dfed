import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { ListState as State } from '../../ui/listState.ts';
import { TextField } from '../../ui/TextField.tsx';
import { FeedList, type FeedEntry } from './FeedList.tsx';
import type { PostHandlers } from './PostCard.tsx';

export interface MyPostsPanelProps {
  state: State<FeedEntry>;
  /** What is searched for; all posts while it is empty. */
  search: string;
  onSearch: (event: { text: string }) => void;
  handlers: PostHandlers;
  /** Asked for where there is no post yet. */
  onWrite: () => void;
}

/** The member's own posts, and the words to find one by. */
export function MyPostsPanel({ state, search, onSearch, handlers, onWrite }: MyPostsPanelProps) {
  const searching = search.trim() !== '';
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={3}>
      {(searching || state.status !== 'empty') && (
        <chakra.div role="search" paddingInline={{ base: 4, md: 0 }}>
          <TextField
            type="search"
            label="Search in my posts"
            labelHidden
            placeholder="Search in my posts"
            iconStart={<Search aria-hidden />}
            maxLength={200}
            value={search}
            onChange={({ target }) => onSearch({ text: target.value })}
            dir="auto"
          />
        </chakra.div>
      )}
      <FeedList
        label="Posts"
        state={state}
        empty={
          searching ? (
            <EmptyState
              drawing="search"
              action={<Button onClick={() => onSearch({ text: '' })}>Clear the search</Button>}
            >
              None of your posts has these words.
            </EmptyState>
          ) : (
            <EmptyState drawing="posts" action={<Button onClick={onWrite}>Write your first post</Button>}>
              You have not posted anything yet.
            </EmptyState>
          )
        }
        {...handlers}
      />
    </chakra.div>
  );
}
