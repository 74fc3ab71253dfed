import { chakra } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import { Button } from './Button.tsx';
import { EmptyDrawing } from './EmptyDrawing.tsx';
import type { EmptyDrawingProps } from './EmptyDrawing.tsx';
import type { Failure } from './listState.ts';

export interface ErrorStateProps {
  /** @default 'Something went wrong' */
  title?: string;
  error?: Failure;
  onRetry?: () => void;
  /** A retry is running. */
  busy?: boolean;
  /** @default 'broken' */
  drawing?: EmptyDrawingProps['name'];
}

/** In the place of what did not load; the page around it stays. */
export function ErrorState({
  title = 'Something went wrong',
  error,
  onRetry,
  busy = false,
  drawing = 'broken',
}: ErrorStateProps) {
  const details = [
    error?.code && `Code ${error.code}`,
    error?.requestId && `Request ${error.requestId}`,
  ].filter(Boolean);
  return (
    <chakra.div
      role="alert"
      display="flex"
      flexDirection="column"
      alignItems="center"
      gap={4}
      paddingBlock={8}
      textAlign="center"
    >
      <EmptyDrawing name={drawing} />
      <chakra.div display="grid" gap={1} maxWidth="min(26rem, 100%)">
        <chakra.p textStyle="title">{title}</chakra.p>
        {error && error.message !== title && <chakra.p color="fg.muted">{error.message}</chakra.p>}
      </chakra.div>
      {onRetry && (
        <Button
          variant="outline"
          iconStart={<RotateCw aria-hidden />}
          onClick={onRetry}
          busy={busy}
          busyLabel="Trying again"
        >
          Retry
        </Button>
      )}
      {details.length > 0 && (
        <chakra.details textStyle="small" color="fg.muted" maxWidth="full">
          <chakra.summary cursor="pointer" borderRadius="small" display="inline-block" paddingInline={1}>
            Details
          </chakra.summary>
          <chakra.p fontFamily="mono" fontSize="xs" mt={1} userSelect="all">
            {details.join(' · ')}
          </chakra.p>
        </chakra.details>
      )}
    </chakra.div>
  );
}
