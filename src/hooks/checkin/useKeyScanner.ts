import { useEffect } from 'react';
import { isLayerOpen, isSingleKey, isTyping } from '../site/shortcutKeys.ts';
import { useLatest } from '../site/useLatest.ts';

/** Between two keys of a scanner, where nothing else can be typed. */
const scannerMs = 1000;
/** No code is shorter, and no longer. */
const [shortest, longest] = [8, 400];
/** In a field, only what nobody types by hand is taken for a scan. */
const ticketAtEnd = /T1\.[\w.-]+$/;

export interface KeyScanner {
  onScan: (text: string) => void;
  /** The scanner has typed this into a field where somebody was writing. */
  onStray: (text: string) => void;
}

/**
 * A hand scanner is a keyboard that types a code and presses Enter, wherever the focus is (product S36). Single keys of the
 * application rest meanwhile: its letters are part of a code.
 */
export function useKeyScanner(scanner: KeyScanner): void {
  const latest = useLatest(scanner);
  useEffect(() => {
    let [typed, last] = ['', 0];
    let place: EventTarget | null = null;
    const onKey = (event: KeyboardEvent) => {
      const { key, target, timeStamp, isComposing } = event;
      if (isComposing || !isSingleKey(event) || isLayerOpen()) return;
      const writing = isTyping(target);
      if (target !== place || (!writing && timeStamp - last > scannerMs)) typed = '';
      place = target;
      if (key.length === 1) {
        typed = (typed + key).slice(-longest);
        last = timeStamp;
        // The space bar presses what has the focus.
        if (!writing && key !== ' ') event.stopPropagation();
        return;
      }
      if (key !== 'Enter') return;
      const code = writing ? (ticketAtEnd.exec(typed)?.[0] ?? '') : typed.trim();
      typed = '';
      if (code.length < shortest) return;
      event.preventDefault();
      event.stopPropagation();
      if (writing) latest.current.onStray(code);
      latest.current.onScan(code);
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [latest]);
}
