import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { TextButton } from './TextButton.tsx';

export interface StillWorkingNoteProps {
  /** The answer lets wait for itself. */
  lasts: boolean;
  /** Ends the wait; absent while nothing can be taken back. */
  onCancel?: (() => void) | undefined;
}

/** After a button that is busy: says so once it lasts, with a way out (product 2.1). */
export function StillWorkingNote({ lasts, onCancel }: StillWorkingNoteProps) {
  const note = useRef<HTMLSpanElement>(null);
  const end = () => {
    // The note goes, and the focus would go with it: the button before it can be pressed again.
    const button = note.current?.previousElementSibling;
    if (button instanceof HTMLElement) button.focus();
    onCancel?.();
  };
  return (
    // Empty it takes no room, and is there before its words, so that screen readers know it.
    <chakra.span
      ref={note}
      aria-live="polite"
      display="inline-flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="center"
      columnGap={2}
      marginInlineStart={2}
      textStyle="small"
      color="fg.muted"
      _empty={{ position: 'absolute' }}
    >
      {lasts && (
        <>
          Still working…
          {onCancel && <TextButton onClick={end}>Cancel</TextButton>}
        </>
      )}
    </chakra.span>
  );
}
