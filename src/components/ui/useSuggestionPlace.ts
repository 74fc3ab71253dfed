import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { caretLineEnd } from '../../lib/caretLine.ts';
import type { Suggestions } from './useSuggestions.ts';

/**
 * Where the suggestions of a field stand: below the line that is being written, in sight; `box` is put there. While
 * they are open, Escape closes them and nothing else.
 */
export function useSuggestionPlace(
  field: RefObject<HTMLTextAreaElement | null>,
  { open, onClose }: Pick<Suggestions, 'open' | 'onClose'>,
) {
  const box = useRef<HTMLDivElement>(null);
  const shown = open?.state.status;
  const from = open?.token.from;
  useLayoutEffect(() => {
    const area = field.current;
    if (from === undefined || !shown || !area || !box.current) return;
    box.current.style.top = `${area.offsetTop + caretLineEnd(area, from + 1) + 4}px`;
    box.current.scrollIntoView({ block: 'nearest' });
  }, [from, shown, field]);
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  });
  const isOpen = open !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    // Before a dialog hears of it, which would close.
    addEventListener('keydown', escape, true);
    return () => removeEventListener('keydown', escape, true);
  }, [isOpen]);
  return box;
}
