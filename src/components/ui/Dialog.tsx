import { Dialog as Parts, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { dialogRecipe } from '../../theme/recipes/dialog.ts';
import { IconButton } from './IconButton.tsx';

/** A click on a toast in front of a dialog is no wish to leave the dialog. */
function stayForToasts(event: CustomEvent<{ originalEvent: Event }>) {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest('[data-toaster]')) event.preventDefault();
}

export interface DialogProps {
  open: boolean;
  /** Escape, a click outside or the close button. Never called while `busy`. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons; the main one last. */
  footer?: ReactNode;
  /**
   * Width from 480 px on. Below, a `sheet` fills the screen and a `card` lies at the lower edge.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
  /** @default 'sheet' */
  form?: 'sheet' | 'card';
  /** `alertdialog` interrupts: it has no close button and a click outside does not answer it. */
  role?: 'dialog' | 'alertdialog';
  /** Something is going on that must not be left half done. */
  busy?: boolean;
  /** Takes focus on opening; else what carries `data-autofocus`, else the first control of body and footer. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/** A modal dialog. Focus stays inside and goes back to where it was. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  busy = false,
  ...look
}: DialogProps) {
  const { size = 'md', form = 'sheet', role = 'dialog', initialFocus } = look;
  return (
    <Parts.Root
      recipe={dialogRecipe}
      size={size}
      placement={form === 'card' ? 'bottom' : 'center'}
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      role={role}
      closeOnEscape={!busy}
      closeOnInteractOutside={!busy && role === 'dialog'}
      onInteractOutside={stayForToasts}
      initialFocusEl={initialFocus && (() => initialFocus.current)}
    >
      <Portal>
        <Parts.Backdrop />
        <Parts.Positioner>
          <Parts.Content aria-busy={busy || undefined}>
            <Parts.Header>
              <div>
                <Parts.Title>{title}</Parts.Title>
                {description && <Parts.Description>{description}</Parts.Description>}
              </div>
              {role === 'dialog' && (
                <IconButton
                  label="Close"
                  icon={<X />}
                  onClick={onClose}
                  disabled={busy}
                  data-no-autofocus=""
                />
              )}
            </Parts.Header>
            {children && <Parts.Body>{children}</Parts.Body>}
            {footer && <Parts.Footer>{footer}</Parts.Footer>}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
