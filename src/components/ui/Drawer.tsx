import { Dialog as Parts, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { drawerRecipe } from '../../theme/recipes/drawer.ts';
import { focusWithin } from './focusWithin.ts';
import { IconButton } from './IconButton.tsx';
import { stayForToasts, takeFocusBack } from './stayOpen.ts';
import { useExitInTime } from './useExitInTime.ts';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Drawn in place of the title, which then only names the drawer: the word mark, for example. */
  heading?: ReactNode;
  /**
   * `end` is for what is looked at beside a page; on a phone it fills the screen.
   * @default 'start'
   */
  side?: 'start' | 'end';
  /** From the end side, and as wide as a document. */
  wide?: boolean;
  /** Beside the close button. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A panel that slides in from one side. Modal, like a dialog. */
export function Drawer({
  open,
  onClose,
  title,
  heading,
  side = 'start',
  wide = false,
  actions,
  children,
}: DrawerProps) {
  const content = useRef<HTMLDivElement>(null);
  const backdrop = useRef<HTMLDivElement>(null);
  useExitInTime(open, content, backdrop);
  return (
    <Parts.Root
      recipe={drawerRecipe}
      size={side === 'start' ? 'sm' : wide ? 'lg' : 'md'}
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      onInteractOutside={stayForToasts}
      onFocusOutside={takeFocusBack}
      initialFocusEl={() => focusWithin(content.current)}
    >
      <Portal>
        <Parts.Backdrop ref={backdrop} />
        <Parts.Positioner>
          <Parts.Content ref={content}>
            <Parts.Header>
              {heading}
              <Parts.Title srOnly={heading !== undefined}>{title}</Parts.Title>
              {actions}
              <IconButton label="Close" icon={<X />} onClick={onClose} data-no-autofocus="" />
            </Parts.Header>
            <Parts.Body>{children}</Parts.Body>
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
