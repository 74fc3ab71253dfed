const usable = '[tabindex],a,button';

/** An element that can have the focus: this one, or the first inside. */
const usableIn = (node: Node | undefined) =>
  node instanceof HTMLElement && (node.matches(usable) ? node : node.querySelector<HTMLElement>(usable));

/**
 * Says later what can have the focus where an element stands now: itself, what came in its place, or nothing. The browser
 * keeps the place, also when parents of the element go with it.
 */
export function placeOf(element: Element): () => HTMLElement | null {
  const place = new Range();
  place.setStartBefore(element);
  return () =>
    usableIn(element.isConnected ? element : place.startContainer.childNodes[place.startOffset]) || null;
}
