import { chakra, Portal, useSlotRecipe } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FocusEvent, RefObject } from 'react';
import { toasterRecipe } from '../../theme/recipes/toaster.ts';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import type { QueuedToast, ToastKind, ToastQueue } from '../../lib/toastQueue.ts';
import { useToastPlace } from './useToastPlace.ts';

/** Specification 9: up to 3 visible, 4000 ms. */
const mostVisible = 3;
const shownFor = 4000;
const none: readonly QueuedToast[] = [];

const icons = { success: CircleCheck, error: CircleAlert, info: Info } satisfies Record<ToastKind, unknown>;

interface ToastItemProps {
  toast: QueuedToast;
  paused: boolean;
  duration: number;
  onDone: (id: number) => void;
}

function ToastItem({ toast, paused, duration, onDone }: ToastItemProps) {
  const styles = useSlotRecipe({ recipe: toasterRecipe })();
  const left = useRef(duration);
  useEffect(() => {
    if (paused || left.current === Infinity) return;
    const started = performance.now();
    const timer = setTimeout(() => onDone(toast.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [paused, toast.id, onDone]);
  const Icon = icons[toast.kind];
  const { action } = toast;
  const answer = () => {
    action?.onClick();
    onDone(toast.id);
  };
  return (
    <chakra.div
      role={toast.kind === 'error' ? 'alert' : 'status'}
      css={styles.toast}
      onKeyDown={(event) => event.key === 'Escape' && onDone(toast.id)}
    >
      <chakra.span css={styles.icon} data-kind={toast.kind}>
        <Icon size={20} strokeWidth={1.75} aria-hidden />
      </chakra.span>
      <chakra.div css={styles.text}>
        <chakra.p css={styles.title}>{toast.title}</chakra.p>
        {toast.description && <chakra.p css={styles.description}>{toast.description}</chakra.p>}
        {action && (
          <chakra.div css={styles.action}>
            <Button size="sm" variant="outline" onClick={answer}>
              {action.label}
            </Button>
          </chakra.div>
        )}
      </chakra.div>
      <IconButton label="Dismiss" size="sm" icon={<X />} onClick={() => onDone(toast.id)} />
    </chakra.div>
  );
}

export interface ToasterProps {
  queue: ToastQueue;
  /**
   * In milliseconds. Infinity keeps toasts until they are dismissed.
   * @default 4000
   */
  duration?: number;
  /** Where it stands, instead of at the end of the page. */
  place?: RefObject<HTMLElement | null>;
}

/**
 * Draws a toast queue. The region is a polite live region and is there before its first toast, so that screen readers
 * know it; errors are assertive. Time stands still while the pointer or the focus is on a toast. What was pressed last stays
 * in sight.
 */
export function Toaster({ queue, duration = shownFor, place }: ToasterProps) {
  const styles = useSlotRecipe({ recipe: toasterRecipe })();
  const toasts = useSyncExternalStore(queue.subscribe, queue.all);
  const [paused, setPaused] = useState(false);
  const [ready, setReady] = useState(false);
  const cameFrom = useRef<Element>(null);
  const region = useRef<HTMLElement>(null);
  const shown = ready ? toasts : none;
  useToastPlace(region, shown);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setReady(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const enter = (event: FocusEvent) => {
    setPaused(true);
    if (!region.current?.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
  };
  const done = useCallback(
    (id: number) => {
      // The toast that goes takes its hover and its focus along, and no event tells.
      setPaused(false);
      if (region.current?.contains(document.activeElement) && cameFrom.current instanceof HTMLElement)
        cameFrom.current.focus();
      queue.dismiss(id);
    },
    [queue],
  );
  return (
    <Portal {...(place ? { container: place } : {})}>
      <chakra.section
        ref={region}
        aria-label="Status messages"
        aria-live="polite"
        aria-relevant="additions"
        data-toaster
        css={styles.region}
        onPointerOver={() => setPaused(true)}
        onPointerLeave={() => setPaused(false)}
        onFocus={enter}
        onBlur={() => setPaused(false)}
      >
        {shown.slice(0, mostVisible).map((item) => (
          <ToastItem key={item.id} toast={item} paused={paused} duration={duration} onDone={done} />
        ))}
      </chakra.section>
    </Portal>
  );
}
