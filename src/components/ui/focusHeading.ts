/** Gives a page's heading the focus. It is read, and nothing can be done with it: a ring would call it a control. */
export function focusHeading(heading: HTMLElement) {
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
}
