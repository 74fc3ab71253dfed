import { chakra } from '@chakra-ui/react';
import { useCallback, useEffect, useId, useState } from 'react';
import { overviewRecipe } from '../../theme/recipes/overview.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { OverviewBar } from './OverviewBar.tsx';
import type { OverviewParts } from './overviewParts.ts';
import { ready, type PartState } from './partState.ts';
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

/**
 * The parts are loaded while the numbers are on their way, so that the feed waits for neither. Not with React.lazy: what
 * could not be loaded is tried again, and the page around it stays.
 */
function useParts(wanted: boolean) {
  const [parts, setParts] = useState<OverviewParts | 'failed'>();
  const load = useCallback(
    () =>
      import('./overviewParts.ts').then(
        (found) => setParts(found.overviewParts),
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
  return { parts, again };
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

const offline = { message: 'Please check your connection.' };

/** A member's own numbers and what to do next. It fails apart from the feed, and nothing below it moves when it comes. */
export function OverviewPanel(props: OverviewPanelProps) {
  const { state, dashboard, place, open = false, onToggle, ...rest } = props;
  const here = useRail() === (place === 'beside');
  const { parts, again } = useParts(here);
  const stripId = useId();
  if (!here) return null;
  const found = parts === 'failed' ? undefined : parts;
  const whole = (): PartState => {
    if (state.status === 'error') return state;
    if (parts === 'failed') return { status: 'error', error: offline, onRetry: again };
    return dashboard && found ? ready : { status: 'loading' };
  };
  const shown = whole();
  const content = dashboard && found && (
    <found.RoleOverviewPanel dashboard={dashboard} compact={place === 'above'} {...rest} />
  );
  if (place === 'beside')
    return (
      <Frame aria-label="Your overview" place="beside">
        {shown.status === 'error' && <Problem message={shown.error.message} onRetry={shown.onRetry} />}
        {shown.status === 'loading' && <Waiting />}
        {shown.status === 'ready' && content}
      </Frame>
    );
  return (
    // The list below it begins with a line of no height, which would double the distance.
    <chakra.section aria-label="Your overview" marginBlockEnd={-3}>
      <OverviewBar
        state={shown}
        {...(dashboard && found?.headOf(dashboard, rest.name, rest.places))}
        open={open}
        onToggle={onToggle}
        controls={stripId}
      />
      {open && shown.status === 'ready' && (
        // Swiped with a finger, so it takes the focus for the arrow keys.
        <Frame as="div" id={stripId} role="group" aria-label="Parts" place="above" tabIndex={0}>
          {content}
        </Frame>
      )}
    </chakra.section>
  );
}
