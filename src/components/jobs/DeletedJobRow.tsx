import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Button } from '../ui/Button.tsx';

export interface DeletedJobRowProps {
  /** Of what was deleted. */
  name: string;
  onUndo: () => void;
}

/** Longer than the menu before it needs to leave. */
const settledMs = 400;

/** In the place of a deleted draft or question, as long as it can be taken back. */
export function DeletedJobRow({ name, onUndo }: DeletedJobRowProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A menu gives the focus back to its button, which went with what was deleted.
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
