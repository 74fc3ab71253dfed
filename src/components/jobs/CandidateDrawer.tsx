import { chakra } from '@chakra-ui/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Drawer } from '../ui/Drawer.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import type { Failure } from '../ui/listState.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

export interface CandidateDrawerProps {
  open: boolean;
  onClose: () => void;
  /** Of the candidate, as soon as it is known. */
  name: string | undefined;
  /** Where the candidate stands among those that are loaded, from 1. */
  place: { position: number; total: number } | undefined;
  /** Absent at the ends. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** J and K go on and back. Single keys may be switched off (WCAG 2.1.4). */
  keys?: boolean;
  state:
    { status: 'loading' } | { status: 'error'; error: Failure; onRetry: () => void } | { status: 'ready' };
  children?: ReactNode;
}

const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=radio]), textarea, select'));

/** One candidate beside the pipeline, and the way to the next (product S30). */
export function CandidateDrawer({
  open,
  onClose,
  name,
  place,
  onPrevious,
  onNext,
  keys = true,
  ...props
}: CandidateDrawerProps) {
  const { state, children } = props;
  const walk = (event: KeyboardEvent) => {
    if (!keys || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const go = { j: onNext, k: onPrevious }[event.key];
    if (!go) return;
    event.preventDefault();
    go();
  };
  return (
    <Drawer
      open={open}
      onClose={onClose}
      side="end"
      title={name ?? 'Candidate'}
      actions={
        <chakra.div display="flex" alignItems="center" onKeyDown={walk}>
          {place && (
            <chakra.span textStyle="small" color="fg.muted" whiteSpace="nowrap" marginInlineEnd={1}>
              {place.position} of {place.total}
            </chakra.span>
          )}
          <IconButton
            label="Previous candidate"
            icon={<ChevronUp />}
            disabled={!onPrevious}
            onClick={onPrevious}
          />
          <IconButton label="Next candidate" icon={<ChevronDown />} disabled={!onNext} onClick={onNext} />
        </chakra.div>
      }
    >
      <chakra.div onKeyDown={walk} minWidth={0}>
        {state.status === 'loading' && (
          <chakra.div display="grid" gap={4}>
            <VisuallyHidden role="status">Loading</VisuallyHidden>
            <chakra.div display="flex" gap={4} alignItems="center">
              <Skeleton shape="circle" width="4rem" />
              <Skeleton lines={2} />
            </chakra.div>
            <Skeleton shape="box" height="2.75rem" />
            <Skeleton lines={6} />
          </chakra.div>
        )}
        {state.status === 'error' && <ErrorState error={state.error} onRetry={state.onRetry} />}
        {state.status === 'ready' && children}
      </chakra.div>
    </Drawer>
  );
}
