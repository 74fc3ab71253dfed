import { chakra } from '@chakra-ui/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Drawer } from '../../ui/Drawer.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import type { Failure } from '../../ui/listState.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

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
    | { status: 'loading' }
    /** Without a retry it is gone for good. */
    | { status: 'error'; error: Failure; onRetry?: () => void }
    | { status: 'ready' };
  children?: ReactNode;
}

const isTyping = (target: EventTarget | null) =>
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
  const inside = useRef<HTMLDivElement>(null);
  const walk = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    // What had the focus may have gone with the candidate before; a dialog over the drawer has keys of its own.
    const layer =
      target instanceof Element ? target.closest('[role=dialog], [role=alertdialog], [role=menu]') : null;
    if (layer && !layer.contains(inside.current)) return;
    if (!keys || isTyping(target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const go = { j: onNext, k: onPrevious }[key];
    if (!go) return;
    event.preventDefault();
    go();
  });
  useEffect(() => {
    if (!open) return;
    const listen = (event: KeyboardEvent) => walk(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [open]);
  const at = place?.position;
  const before = useRef(at);
  useEffect(() => {
    // The button that led to the first or the last cannot be pressed any more: a browser takes the focus from it soon.
    if (open && at !== before.current && document.activeElement?.matches('body, :disabled'))
      inside.current?.closest<HTMLElement>('[role=dialog]')?.focus();
    before.current = at;
  }, [open, at]);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      side="end"
      wide
      title={name ?? 'Candidate'}
      actions={
        <chakra.div display="flex" alignItems="center">
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
      <chakra.div ref={inside} minWidth={0}>
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
        {state.status === 'error' &&
          (state.onRetry ? (
            <ErrorState error={state.error} onRetry={state.onRetry} />
          ) : (
            <ErrorState title={state.error.message} drawing="search" />
          ))}
        {state.status === 'ready' && children}
      </chakra.div>
    </Drawer>
  );
}
