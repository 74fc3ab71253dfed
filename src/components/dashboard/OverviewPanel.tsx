import { chakra } from '@chakra-ui/react';
import { useCallback, useEffect, useId, useState, type ComponentType } from 'react';
import { overviewRecipe } from '../../theme/recipes/overview.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { OverviewBar } from './OverviewBar.tsx';
import type { PartState } from './partState.ts';
import type { RoleOverviewPanelProps } from './RoleOverviewPanel.tsx';
import { useRail } from './useRail.ts';

const Frame = chakra('section', overviewRecipe);

export interface OverviewPanelProps extends Omit<RoleOverviewPanelProps, 'dashboard' | 'compact'> {
  state: PartState;
  /** There as soon as the state is ready. */
  dashboard?: RoleOverviewPanelProps['dashboard'];
  /** `beside` draws from 1,180 px on, in the right rail; `above` below that, as a line over the feed. */
  place: 'beside' | 'above';
  /** `above`: the parts are shown below the line, as a strip. */
  open?: boolean;
  onToggle: () => void;
}

type Parts = ComponentType<RoleOverviewPanelProps>;

/**
 * The parts are loaded while the numbers are on their way, so that the feed waits for neither. Not with React.lazy: what
 * could not be loaded is tried again, and the page around it stays.
 */
function useParts(wanted: boolean) {
  const [Parts, setParts] = useState<Parts | 'failed'>();
  const load = useCallback(
    () =>
      import('./RoleOverviewPanel.tsx').then(
        (found) => setParts(() => found.RoleOverviewPanel),
        () => setParts('failed'),
      ),
    [],
  );
  useEffect(() => {
    if (wanted) void load();
  }, [wanted, load]);
  const again = () => {
    setParts(undefined);
    void load();
  };
  return { Parts, again };
}

/** Papers with lines on them, each the height of a part. */
function Waiting() {
  return (
    <>
      {[5, 7].map((lines) => (
        <Card key={lines}>
          {lines === 5 && <VisuallyHidden role="status">Loading your overview</VisuallyHidden>}
          <Skeleton lines={lines} height="1.75rem" />
        </Card>
      ))}
    </>
  );
}

function Problem({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Card>
      <chakra.div role="alert" display="grid" justifyItems="start" gap={3}>
        <p>Your numbers could not be loaded. {message}</p>
        <Button variant="outline" size="sm" onClick={onRetry}>
          Retry
        </Button>
      </chakra.div>
    </Card>
  );
}

/** A member's own numbers and what to do next. It fails apart from the feed, and nothing below it moves when it comes. */
export function OverviewPanel({
  state,
  dashboard,
  place,
  open = false,
  onToggle,
  ...parts
}: OverviewPanelProps) {
  const here = useRail() === (place === 'beside');
  const { Parts, again } = useParts(here);
  const stripId = useId();
  if (!here) return null;
  const content = () => {
    if (state.status === 'error') return <Problem message={state.error.message} onRetry={state.onRetry} />;
    if (Parts === 'failed') return <Problem message="Please check your connection." onRetry={again} />;
    if (state.status === 'loading' || !Parts || !dashboard) return <Waiting />;
    return <Parts dashboard={dashboard} compact={place === 'above'} {...parts} />;
  };
  if (place === 'beside')
    return (
      <Frame aria-label="Your overview" place="beside">
        {content()}
      </Frame>
    );
  return (
    // The list below it begins with a line of no height, which would double the distance.
    <chakra.section aria-label="Your overview" marginBlockEnd={-3}>
      <OverviewBar
        state={state}
        dashboard={dashboard}
        name={parts.name}
        open={open}
        onToggle={onToggle}
        controls={stripId}
      />
      {open && state.status === 'ready' && (
        // Swiped with a finger, so it takes the focus for the arrow keys.
        <Frame as="div" id={stripId} role="group" aria-label="Parts" place="above" tabIndex={0}>
          {content()}
        </Frame>
      )}
    </chakra.section>
  );
}
