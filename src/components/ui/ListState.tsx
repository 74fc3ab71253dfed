import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { ErrorState } from './ErrorState.tsx';
import type { ListState as State } from './listState.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface ListStateProps<Item> {
  state: State<Item>;
  /** Skeletons in the shape of the items. */
  loading: ReactNode;
  /** An EmptyState. */
  empty: ReactNode;
  /** Draws the items, in a list of its own. */
  children: (items: readonly Item[]) => ReactNode;
  /** @default 'Show more' */
  moreLabel?: string;
}

/** The four states of a list, and the way to more of it. */
export function ListState<Item>({
  state,
  loading,
  empty,
  children,
  moreLabel = 'Show more',
}: ListStateProps<Item>) {
  switch (state.status) {
    case 'loading':
      return (
        <>
          <VisuallyHidden role="status">Loading</VisuallyHidden>
          {loading}
        </>
      );
    case 'error':
      return <ErrorState error={state.error} onRetry={state.onRetry} />;
    case 'empty':
      return empty;
    case 'ready':
      return (
        <>
          {children(state.items)}
          {state.hasMore && (
            // Its own element: taken over from the skeletons, it would be seen to move.
            <chakra.div key="more" display="grid" justifyItems="center" gap={3} mt={4}>
              {state.moreError && !state.busy && (
                <chakra.p role="alert" color="danger.solid" textAlign="center">
                  {state.moreError.message}
                </chakra.p>
              )}
              <Button variant="outline" busy={state.busy} busyLabel="Loading more" onClick={state.onLoadMore}>
                {moreLabel}
              </Button>
            </chakra.div>
          )}
        </>
      );
    default: {
      const forgotten: never = state;
      return forgotten;
    }
  }
}
