const usable = '[tabindex],a,button';

/** An element that can have the focus: this one, or the first inside. */
const usableIn = (node: Node | undefined) =>
  node instanceof HTMLElement && (node.matches(usable) ? node : node.querySelector<HTMLElement>(usable));

/** What holds all of a page: the main landmark, or the application's root. */
const holdsPage = (node: Node) => node.nodeName === 'MAIN' || node.parentNode === document.body;

/**
 * Says later what can have the focus where an element stands now: itself, what came in its place, or nothing. The browser
 * keeps the place, also when parents of the element go with it. Where all of a page went, the next page has not come in the
 * place of one element.
 */
export function placeOf(element: Element): () => HTMLElement | null {
  const place = new Range();
  place.setStartBefore(element);
  const { startContainer: first } = place;
  return () => {
    if (element.isConnected) return usableIn(element) || null;
    const { startContainer, startOffset } = place;
    if (startContainer !== first && holdsPage(startContainer)) return null;
    return usableIn(startContainer.childNodes[startOffset]) || null;
  };
}
