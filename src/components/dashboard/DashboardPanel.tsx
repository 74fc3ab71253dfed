import { chakra } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { ready, type PartState } from './partState.ts';

export interface DashboardPanelProps {
  title: ReactNode;
  /** At the end of the title's line. */
  titleEnd?: ReactNode;
  /** @default ready */
  state?: PartState;
  /** Skeletons in the shape of what is coming. */
  loading?: ReactNode;
  children: ReactNode;
  /** For links on the same page. */
  id?: string;
}

function Problem({ error, onRetry }: Extract<PartState, { status: 'error' }>) {
  return (
    <chakra.div role="alert" display="grid" justifyItems="start" gap={3}>
      <chakra.p color="fg.muted">{error.message}</chakra.p>
      <Button variant="outline" size="sm" iconStart={<RotateCw aria-hidden />} onClick={onRetry}>
        Retry
      </Button>
    </chakra.div>
  );
}

/** One part of the dashboard: its paper, its title and its three states. */
export function DashboardPanel({
  title,
  titleEnd,
  state = ready,
  loading,
  children,
  id,
}: DashboardPanelProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} id={id}>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap={3} mb={3}>
        <chakra.h2 id={titleId} textStyle="title" minWidth={0} overflowWrap="anywhere">
          {title}
        </chakra.h2>
        {titleEnd}
      </chakra.div>
      {state.status === 'loading' && (
        <>
          <VisuallyHidden role="status">Loading</VisuallyHidden>
          {loading}
        </>
      )}
      {state.status === 'error' && <Problem {...state} />}
      {state.status === 'ready' && children}
    </Card>
  );
}
