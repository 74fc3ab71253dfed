import { chakra } from '@chakra-ui/react';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { Button } from './Button.tsx';
import { placeOf } from './placeOf.ts';
import { useLostFocus } from './useLostFocus.ts';

export interface DeletedRowProps {
  /** Of what was deleted. */
  name: string;
  /**
   * What was done with it.
   * @default 'Deleted'
   */
  what?: string | undefined;
  onUndo: () => void;
  /** It was deleted just now, by a menu that may be gone already and the focus with it. */
  takesFocus?: boolean;
}

/** The row goes with the button that was pressed: what stands in its place gets the focus. */
function useFocusInPlace(row: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = row.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const place = placeOf(element);
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) place()?.focus();
      });
    };
  }, [row]);
}

/** In the place of what was deleted, as long as it can be taken back. */
export function DeletedRow({ name, what = 'Deleted', onUndo, takesFocus = false }: DeletedRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  useFocusInPlace(row);
  // Where nothing had the focus it was not lost, unless it was by what led here.
  useLostFocus(undo, () => takesFocus || document.activeElement !== document.body);
  return (
    <chakra.div ref={row} display="flex" alignItems="center" gap={3} minWidth={0} role="status">
      <chakra.p flex={1} minWidth={0} color="fg.muted" lineClamp={2} overflowWrap="anywhere">
        {what}: <bdi>{name}</bdi>
      </chakra.p>
      <Button variant="outline" size="sm" onClick={onUndo} ref={undo}>
        Undo
      </Button>
    </chakra.div>
  );
}
