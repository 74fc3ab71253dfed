import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useEffect } from 'react';
import { overviewRecipe } from '../../theme/recipes/dashboard.ts';
import { Card } from '../ui/Card.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { DashboardPanel } from './DashboardPanel.tsx';
import type { PartState } from './partState.ts';
import type { RoleOverviewPanelProps } from './RoleOverviewPanel.tsx';
import { useRail } from './useRail.ts';

// The numbers are on their way for longer than the parts that draw them: the feed does not wait for either.
const load = () => import('./RoleOverviewPanel.tsx');
const Parts = lazy(() => load().then((m) => ({ default: m.RoleOverviewPanel })));
const Frame = chakra('section', overviewRecipe);

export interface OverviewPanelProps extends Omit<RoleOverviewPanelProps, 'dashboard' | 'compact'> {
  state: PartState;
  /** There as soon as the state is ready. */
  dashboard?: RoleOverviewPanelProps['dashboard'];
  /** `beside` draws from 1,180 px on, in the right rail; `above` below that, as a strip over the feed. */
  place: 'beside' | 'above';
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

/** A member's own numbers and what to do next. It fails apart from the feed, and nothing below it moves when it comes. */
export function OverviewPanel({ state, dashboard, place, ...parts }: OverviewPanelProps) {
  const beside = useRail();
  useEffect(() => void load().catch(() => undefined), []);
  if (beside !== (place === 'beside')) return null;
  // Swiped with a finger, so it takes the focus for the arrow keys.
  const strip = place === 'above' ? { tabIndex: 0 } : {};
  return (
    <Frame aria-label="Your overview" place={place} {...strip}>
      {state.status === 'loading' && <Waiting />}
      {state.status === 'error' && (
        <DashboardPanel title="Your numbers" state={state}>
          {null}
        </DashboardPanel>
      )}
      {state.status === 'ready' && dashboard && (
        <Suspense fallback={<Waiting />}>
          <Parts dashboard={dashboard} compact={place === 'above'} {...parts} />
        </Suspense>
      )}
    </Frame>
  );
}
