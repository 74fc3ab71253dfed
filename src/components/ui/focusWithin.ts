/**
 * What has the focus inside a window that is opening; null when nothing there has. A window takes the focus a frame after
 * it is seen: whoever was quick and pressed or types already in one of its fields keeps it.
 */
export function focusWithin(window: HTMLElement | null): HTMLElement | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement !== window && window?.contains(activeElement)
    ? activeElement
    : null;
}
