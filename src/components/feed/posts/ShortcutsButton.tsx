import { chakra } from '@chakra-ui/react';
import { Button } from '../../ui/Button.tsx';

export interface ShortcutsButtonProps {
  onOpen: () => void;
}

/** Opens the list of keys. Only whoever comes by keyboard sees it, as with a skip link. */
export function ShortcutsButton({ onOpen }: ShortcutsButtonProps) {
  return (
    <chakra.div
      position="absolute"
      zIndex="raised"
      css={{
        '&:not(:focus-within)': { width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
      }}
    >
      <Button size="sm" variant="outline" onClick={onOpen}>
        Keyboard shortcuts
      </Button>
    </chakra.div>
  );
}
