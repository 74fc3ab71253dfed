import { useEffect } from 'react';

const control = 'form :is(input, select, textarea, button):not(:disabled, [hidden])';

/**
 * For a form whose code arrives after its dialog was opened: the dialog has taken the focus itself by then, for want of
 * a field, and the form takes it over as it would have got it in time.
 */
export function useLateFocus() {
  useEffect(() => {
    const dialog = document.activeElement;
    if (!dialog?.matches('[role=dialog]')) return;
    const field =
      dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>(control);
    field?.focus();
  }, []);
}
