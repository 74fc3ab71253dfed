import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Button } from './Button.tsx';

export interface DeletedRowProps {
  /** Of what was deleted. */
  name: string;
  onUndo: () => void;
  /** It was deleted just now, by a menu that may be gone already and the focus with it. */
  takesFocus?: boolean;
}

/** Longer than a question or a menu before it needs to leave. */
const settledMs = 300;

/** In the place of what was deleted, as long as it can be taken back. */
export function DeletedRow({ name, onUndo, takesFocus = false }: DeletedRowProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // What still has the focus, a question or a menu, gives it back to a button that went with what was deleted.
    if (!takesFocus && document.activeElement === document.body) return;
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) undo.current?.focus({ preventScroll: true });
    }, settledMs);
    return () => clearTimeout(timer);
    // Only once: what happens later is the member's own doing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <chakra.div display="flex" alignItems="center" gap={3} minWidth={0} role="status">
      <chakra.p flex={1} minWidth={0} color="fg.muted" lineClamp={2} overflowWrap="anywhere">
        Deleted: <bdi>{name}</bdi>
      </chakra.p>
      <Button variant="outline" size="sm" onClick={onUndo} ref={undo}>
        Undo
      </Button>
    </chakra.div>
  );
}
