import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { EmptyDrawing } from './EmptyDrawing.tsx';
import type { EmptyDrawingProps } from './EmptyDrawing.tsx';

export interface EmptyStateProps {
  drawing: EmptyDrawingProps['name'];
  /** One sentence. */
  children: ReactNode;
  /** One button or link. */
  action?: ReactNode;
}

/** Nothing here yet: one drawing, one sentence, one thing to do. */
export function EmptyState({ drawing, children, action }: EmptyStateProps) {
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      alignItems="center"
      gap={4}
      paddingBlock={8}
      textAlign="center"
    >
      <EmptyDrawing name={drawing} />
      <chakra.p color="fg.muted" maxWidth="min(26rem, 100%)" textWrap="balance">
        {children}
      </chakra.p>
      {action}
    </chakra.div>
  );
}
