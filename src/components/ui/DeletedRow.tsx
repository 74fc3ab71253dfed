import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Button } from './Button.tsx';

export interface DeletedRowProps {
  /** Of what was deleted. */
  name: string;
  onUndo: () => void;
}

/** Longer than a question or a menu before it needs to leave. */
const settledMs = 400;

/** In the place of what was deleted, as long as it can be taken back. */
export function DeletedRow({ name, onUndo }: DeletedRowProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // What still has the focus, a question or a menu, gives it back to a button that went with what was deleted.
    if (document.activeElement === document.body) return;
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) undo.current?.focus({ preventScroll: true });
    }, settledMs);
    return () => clearTimeout(timer);
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
