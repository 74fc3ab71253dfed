import type { KeyboardEvent } from 'react';

export interface SuggestionKeys {
  /** How many options there are. */
  count: number;
  active: number;
  onActive: (index: number) => void;
  /** The active one is chosen. */
  onChoose: () => void;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const hasModifier = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  ctrlKey || metaKey || altKey || shiftKey;

/** True when the key was for the list: arrows go round, Enter and Tab choose. */
export function takeKey(
  event: KeyboardEvent,
  { count, active, onActive, onChoose }: SuggestionKeys,
): boolean {
  // Enter ends a composition too.
  if (count === 0 || hasModifier(event) || event.nativeEvent.isComposing) return false;
  const step = steps[event.key];
  if (step !== undefined) {
    const next = active < 0 ? (step > 0 ? 0 : count - 1) : active + step;
    onActive((next + count) % count);
  } else if ((event.key === 'Enter' || event.key === 'Tab') && active >= 0) onChoose();
  else return false;
  event.preventDefault();
  return true;
}
