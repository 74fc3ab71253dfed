import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import type { Friend } from '../../domain/chat.ts';
import { Button } from '../ui/Button.tsx';
import { Count } from '../ui/Count.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import type { ListState as State } from '../ui/listState.ts';
import { ListState } from '../ui/ListState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { FriendItem } from './FriendItem.tsx';

export interface FriendListProps {
  state: State<Friend>;
  /** Whose conversation is open. */
  currentId?: string | undefined;
  search: string;
  onSearch: (event: { text: string }) => void;
  /** Who is writing to the reader now. */
  typing?: ReadonlySet<string>;
  /** Connection requests that wait for an answer. */
  requests?: number;
  /** Where they are answered. */
  requestsHref: string;
}

const rows = ['first', 'second', 'third', 'fourth', 'fifth'];

function Loading() {
  return rows.map((row) => (
    <chakra.div key={row} display="flex" alignItems="center" gap={3} minHeight={18} paddingInline={4}>
      <Skeleton shape="circle" width="2.75rem" />
      <chakra.div flex={1} minWidth={0}>
        <Skeleton width="9rem" />
        <chakra.div textStyle="small">
          <Skeleton width="80%" />
        </chakra.div>
      </chakra.div>
    </chakra.div>
  ));
}

/** The reader's conversations, the latest first. */
export function FriendList({
  state,
  currentId,
  typing,
  search,
  onSearch,
  requests = 0,
  requestsHref,
}: FriendListProps) {
  const empty = search.trim() ? (
    <EmptyState
      drawing="search"
      action={
        <Button variant="outline" onClick={() => onSearch({ text: '' })}>
          Clear search
        </Button>
      }
    >
      No name and no message has this in it.
    </EmptyState>
  ) : (
    <EmptyState drawing="chat" action={<Button href={requestsHref}>Find people</Button>}>
      You can write to your connections, and you have none yet.
    </EmptyState>
  );
  return (
    <chakra.div height="full" display="flex" flexDirection="column" minHeight={0}>
      <chakra.div display="grid" gap={3} padding={4} borderBlockEndWidth="1px" borderColor="border.subtle">
        <chakra.div display="flex" alignItems="baseline" justifyContent="space-between" gap={3}>
          <chakra.h1 textStyle="h2">Chat List</chakra.h1>
          {requests > 0 && (
            <chakra.span textStyle="small">
              <Link href={requestsHref} variant="standalone">
                <Count value={requests} noun={['request', 'requests']} />
              </Link>
            </chakra.span>
          )}
        </chakra.div>
        <TextField
          type="search"
          label="Search names and messages"
          labelHidden
          placeholder="Search names and messages"
          iconStart={<Search aria-hidden />}
          maxLength={100}
          value={search}
          onChange={({ target }) => onSearch({ text: target.value })}
          dir="auto"
        />
      </chakra.div>
      {/* It scrolls by itself, and a keyboard gets into it by its links. */}
      <chakra.div flex={1} minHeight={0} overflowY="auto" pb={4} data-pull="">
        <ListState state={state} loading={<Loading />} empty={<chakra.div px={4}>{empty}</chakra.div>}>
          {(friends) => (
            <chakra.ul aria-label="Conversations" listStyle="none">
              {friends.map((friend) => (
                <FriendItem
                  key={friend.friendId}
                  friend={friend}
                  current={friend.friendId === currentId}
                  typing={typing?.has(friend.friendId) ?? false}
                  sought={search}
                />
              ))}
            </chakra.ul>
          )}
        </ListState>
      </chakra.div>
    </chakra.div>
  );
}
