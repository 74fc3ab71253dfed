/** A click on a toast in front of a window is no wish to leave the window. */
export function stayForToasts(event: CustomEvent<{ originalEvent: Event }>): void {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest('[data-toaster]')) event.preventDefault();
}

/**
 * A menu gives the focus back to its button while it goes, and a page that has just come gives it to its title; the window that
 * opened meanwhile takes it again, and stays.
 */
export const takeFocusBack = (event: CustomEvent): void => event.preventDefault();
