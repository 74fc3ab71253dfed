import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, type ReactNode } from 'react';
import type { EmptyDrawingName } from '../../theme/emptyDrawings.tsx';

// Most screens have something to show. A page that lost the network shows its words without the drawing.
const none = { default: (_props: EmptyDrawingProps): ReactNode => null };
const Lines = lazy(() => import('../../theme/emptyDrawings.tsx').catch(() => none));

export interface EmptyDrawingProps {
  name: EmptyDrawingName;
}

/** Decoration: the sentence beside it says everything. */
export function EmptyDrawing({ name }: EmptyDrawingProps) {
  return (
    <chakra.svg
      viewBox="0 0 120 80"
      aria-hidden
      fill="none"
      stroke="fg.muted"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      css={{
        width: 30,
        height: 20,
        '& [data-fill]': { fill: 'accent.muted' },
        '& [data-paper]': { fill: 'bg.surface' },
      }}
    >
      <Suspense>
        <Lines name={name} />
      </Suspense>
    </chakra.svg>
  );
}
