import { chakra } from '@chakra-ui/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { isNewcomer, overviewLine, type Dashboard } from '../../domain/dashboard.ts';
import { Button } from '../ui/Button.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import type { PartState } from './partState.ts';

export interface OverviewBarProps {
  state: PartState;
  /** There as soon as the state is ready. */
  dashboard?: Dashboard;
  /** What the member is called by. */
  name: string;
  /** The parts are shown below it. */
  open?: boolean;
  onToggle: () => void;
  /** Id of the parts, while they are open. */
  controls?: string;
}

/** One line of the overview where there is no rail: the feed comes first, and the rest is one press away (product S18). */
export function OverviewBar({ state, dashboard, name, open = false, onToggle, controls }: OverviewBarProps) {
  const ready = state.status === 'ready' ? dashboard : undefined;
  const title = ready && isNewcomer(ready) ? `Welcome, ${name}` : 'Your overview';
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      gap={3}
      // As high while it loads as afterwards: the feed below it does not move.
      minHeight={18}
      paddingInline={4}
      paddingBlock={2.5}
      bg="bg.surface"
      borderColor="border.subtle"
      borderBlockWidth="1px"
      borderInlineWidth={{ base: 0, md: '1px' }}
      borderRadius={{ base: 0, md: 'card' }}
    >
      <chakra.div flex={1} minWidth={0} role={state.status === 'error' ? 'alert' : undefined}>
        <chakra.h2 fontWeight="semibold" truncate={state.status !== 'error'} title={title} dir="auto">
          {state.status === 'error' ? 'Your numbers could not be loaded.' : title}
        </chakra.h2>
        {state.status === 'error' && (
          <chakra.p textStyle="small" color="fg.muted">
            {state.error.message}
          </chakra.p>
        )}
        {state.status === 'loading' && (
          <>
            <VisuallyHidden role="status">Loading your overview</VisuallyHidden>
            <chakra.div textStyle="small">
              <Skeleton width="60%" />
            </chakra.div>
          </>
        )}
        {ready && (
          <chakra.p textStyle="small" color="fg.muted" truncate title={overviewLine(ready)}>
            {overviewLine(ready)}
          </chakra.p>
        )}
      </chakra.div>
      {state.status === 'error' && (
        <Button variant="outline" size="sm" onClick={state.onRetry}>
          Retry
        </Button>
      )}
      {ready && (
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={open}
          aria-controls={open ? controls : undefined}
          iconEnd={open ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
          onClick={onToggle}
        >
          {open ? 'Hide' : 'Show'}
          <VisuallyHidden> your overview</VisuallyHidden>
        </Button>
      )}
    </chakra.div>
  );
}
