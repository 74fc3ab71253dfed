import type { Element as Part } from '../types.ts';

/**
 * The visible elements of the page in document order: what has text of its own, can be used, shows a picture or paints a
 * box. Runs in the page and is sent to it as text: it must stand alone.
 */
// oxlint-disable-next-line max-lines-per-function -- It is sent to the page as text, and must stand alone.
export function readElements(): Part[] {
  const roles: Record<string, string> = {
    a: 'link',
    button: 'button',
    h1: 'heading',
    h2: 'heading',
    h3: 'heading',
    h4: 'heading',
    img: 'img',
    svg: 'img',
    textarea: 'textbox',
    input: 'textbox',
    select: 'combobox',
    p: 'paragraph',
    li: 'listitem',
    label: 'label',
    nav: 'navigation',
    article: 'article',
  };
  /** Property, and the value that says nothing. Those of text count only where there is text. */
  const ofBoxes = {
    'background-color': 'rgba(0, 0, 0, 0)',
    'background-image': 'none',
    'border-radius': '0px',
    'border-width': '0px',
    'border-color': '',
    'box-shadow': 'none',
    opacity: '1',
    padding: '0px',
    gap: 'normal',
    transform: 'none',
    outline: '',
  };
  const ofText = {
    color: '',
    'font-size': '',
    'font-weight': '400',
    'font-style': 'normal',
    'font-family': '',
    'line-height': '',
    'letter-spacing': 'normal',
    'text-align': 'start',
    'text-decoration-line': 'none',
    'text-transform': 'none',
  };
  const clip = (text: string) => {
    const line = text.replaceAll(/\s+/g, ' ').trim();
    return line.length > 60 ? `${line.slice(0, 59)}…` : line;
  };
  const named = new Set(['button', 'link', 'heading', 'tab', 'menuitem', 'dialog', 'alertdialog', 'switch']);
  type Visible = HTMLElement | SVGElement;

  const ownTextOf = (element: Visible) =>
    clip(
      [...element.childNodes]
        .map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : ''))
        .join(' '),
    );
  const paints = (computed: CSSStyleDeclaration) =>
    computed.backgroundColor !== ofBoxes['background-color'] ||
    computed.backgroundImage !== 'none' ||
    computed.boxShadow !== 'none' ||
    Number.parseFloat(computed.borderTopWidth) + Number.parseFloat(computed.borderBottomWidth) > 0;
  const kindOf = (element: Visible, tag: string) => {
    const type = tag === 'input' ? element.getAttribute('type') : null;
    return type === 'checkbox' || type === 'radio'
      ? type
      : (element.getAttribute('role') ?? roles[tag] ?? tag);
  };
  const labelOf = (element: Visible, kind: string, ownText: string) => {
    const labelledBy = element.getAttribute('aria-labelledby')?.split(' ')[0];
    return (
      element.getAttribute('aria-label') ??
      (labelledBy ? document.getElementById(labelledBy)?.textContent : undefined) ??
      element.getAttribute('alt') ??
      (ownText || (named.has(kind) ? element.textContent : undefined)) ??
      element.getAttribute('placeholder') ??
      ''
    );
  };
  const styleOf = (computed: CSSStyleDeclaration, lettered: boolean) => {
    const style: Record<string, string> = {};
    for (const [property, plain] of Object.entries(lettered ? { ...ofBoxes, ...ofText } : ofBoxes)) {
      const value = computed.getPropertyValue(property);
      const idle =
        (property === 'border-color' && computed.borderWidth === '0px') ||
        (property === 'outline' && computed.outlineStyle === 'none');
      if (value !== plain && value !== '' && !idle) style[property] = value;
    }
    return style;
  };
  const seen = { opacityProperty: true, visibilityProperty: true };

  const parts: Part[] = [];
  for (const element of document.body.querySelectorAll<Visible>('*')) {
    const tag = element.tagName.toLowerCase();
    // Of a drawing only the whole counts.
    if (element.closest('svg') !== (tag === 'svg' ? element : null)) continue;
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width < 1 || height < 1 || !element.checkVisibility(seen)) continue;
    const ownText = ownTextOf(element);
    const computed = getComputedStyle(element);
    const kind = kindOf(element, tag);
    const plain = kind === tag || kind === 'listitem';
    if (plain && !ownText && !paints(computed)) continue;
    const lettered = ownText !== '' || ['input', 'textarea', 'svg', 'select'].includes(tag);
    parts.push({
      kind,
      label: clip(labelOf(element, kind, ownText)),
      box: [Math.round(x + scrollX), Math.round(y + scrollY), Math.round(width), Math.round(height)],
      style: styleOf(computed, lettered),
    });
  }
  return parts;
}
