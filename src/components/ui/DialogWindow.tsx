import { Dialog as Parts, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { dialogRecipe } from '../../theme/recipes/dialog.ts';
import type { DialogProps } from './Dialog.tsx';
import { focusWithin } from './focusWithin.ts';
import { IconButton } from './IconButton.tsx';
import { stayForToasts, takeFocusBack } from './stayOpen.ts';
import { useExitInTime } from './useExitInTime.ts';
import { useBackCloses } from './useBackCloses.ts';
import { useOpenerPlace } from './useOpenerPlace.ts';

const controls = 'input:not([type=hidden], [hidden]), select, textarea, button';

/** What was pressed may go with the step that it ended; the focus stays in the dialog. */
function useStepFocus(step: string | undefined) {
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    const window = content.current;
    const same = shown.current === step;
    shown.current = step;
    // A step without controls has left it to the dialog itself.
    if (same || !window || ![document.body, window].includes(document.activeElement as HTMLElement)) return;
    const usable = [...window.querySelectorAll<HTMLElement>(controls)].find(
      (one) => !one.matches(':disabled, [data-no-autofocus]'),
    );
    (window.querySelector<HTMLElement>('[data-autofocus]') ?? usable ?? window).focus();
  }, [step]);
  return content;
}

/** What `Dialog` draws once it is needed. */
export function DialogWindow({
  open,
  onClose,
  onBack,
  title,
  description,
  children,
  footer,
  busy = false,
  step,
  ...look
}: DialogProps) {
  const content = useStepFocus(step);
  const backdrop = useRef<HTMLDivElement>(null);
  useExitInTime(open, content, backdrop);
  useOpenerPlace(open, content);
  useBackCloses(open && onBack !== undefined, () => !busy && onBack?.());
  const { size = 'md', form = 'sheet', dark = false, role = 'dialog', initialFocus } = look;
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
      onFocusOutside={takeFocusBack}
      initialFocusEl={() => focusWithin(content.current) ?? initialFocus?.current ?? null}
    >
      <Portal>
        <Parts.Backdrop ref={backdrop} />
        <Parts.Positioner>
          <Parts.Content
            ref={content}
            aria-busy={busy || undefined}
            {...(dark && { className: 'dark', style: { colorScheme: 'dark' } })}
          >
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
