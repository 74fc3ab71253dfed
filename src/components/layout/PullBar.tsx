import { chakra } from '@chakra-ui/react';
import { ArrowDown } from 'lucide-react';
import { Spinner } from '../ui/Spinner.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

export interface PullBarProps {
  /** 0 to 1: at 1, letting go refreshes. */
  pulled: number;
  refreshing: boolean;
}

/** How far the first pull brings it into sight. */
const reach = '3.5rem';

/** Comes down from below the header with the finger that pulls the page (product S18). */
export function PullBar({ pulled, refreshing }: PullBarProps) {
  return (
    <>
      <VisuallyHidden role="status">{refreshing && 'Refreshing'}</VisuallyHidden>
      {(pulled > 0 || refreshing) && (
        <chakra.div
          aria-hidden
          position="fixed"
          insetBlockStart="header"
          insetInline={0}
          zIndex="sticky"
          display="grid"
          justifyItems="center"
          pointerEvents="none"
          style={{ translate: `0 calc(${reach} * ${pulled} - ${reach} + 0.75rem)` }}
        >
          <chakra.span
            display="grid"
            placeItems="center"
            boxSize={10}
            borderRadius="full"
            bg="bg.surface"
            borderWidth="1px"
            borderColor="border.subtle"
            boxShadow="float"
            color={pulled === 1 ? 'accent.solid' : 'fg.muted'}
          >
            {refreshing ? (
              <Spinner size="sm" />
            ) : (
              <ArrowDown style={{ rotate: pulled === 1 ? '180deg' : undefined }} />
            )}
          </chakra.span>
        </chakra.div>
      )}
    </>
  );
}
