import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Button } from '../ui/Button.tsx';

export interface DeletedItemRowProps {
  /** Of what was deleted. */
  name: string;
  onUndo: () => void;
}

/** Longer than the question before it needs to leave. */
const settledMs = 400;

/** In the place of a deleted item, as long as it can be taken back. */
export function DeletedItemRow({ name, onUndo }: DeletedItemRowProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The question, which still has the focus, gives it back to a menu that went with the item.
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
