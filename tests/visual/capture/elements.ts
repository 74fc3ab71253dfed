import type { Element as Part } from '../types.ts';

/**
 * The visible elements of the page in document order: what has text of its own, can be used, shows a picture or paints a
 * box. Runs in the page and is sent to it as text: it must stand alone.
 */
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
  const parts: Part[] = [];
  for (const element of document.body.querySelectorAll<HTMLElement | SVGElement>('*')) {
    const tag = element.tagName.toLowerCase();
    if (element.closest('svg') !== (tag === 'svg' ? element : null)) continue;
    const { x, y, width, height } = element.getBoundingClientRect();
    if (
      width < 1 ||
      height < 1 ||
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
      continue;
    const ownText = clip(
      [...element.childNodes]
        .map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : ''))
        .join(' '),
    );
    const computed = getComputedStyle(element);
    const painted =
      computed.backgroundColor !== 'rgba(0, 0, 0, 0)' ||
      computed.backgroundImage !== 'none' ||
      computed.boxShadow !== 'none' ||
      Number.parseFloat(computed.borderTopWidth) + Number.parseFloat(computed.borderBottomWidth) > 0;
    const role = element.getAttribute('role') ?? roles[tag];
    if (!ownText && !painted && (role === undefined || role === 'listitem')) continue;
    const type = tag === 'input' ? element.getAttribute('type') : null;
    const kind = type === 'checkbox' || type === 'radio' ? type : (role ?? tag);
    const labelledBy = element.getAttribute('aria-labelledby')?.split(' ')[0];
    const named = ['button', 'link', 'heading', 'tab', 'menuitem', 'dialog', 'alertdialog', 'switch'];
    const label =
      element.getAttribute('aria-label') ??
      (labelledBy ? document.getElementById(labelledBy)?.textContent : undefined) ??
      element.getAttribute('alt') ??
      (ownText || (named.includes(kind) ? element.textContent : undefined)) ??
      element.getAttribute('placeholder') ??
      '';
    const style: Record<string, string> = {};
    const lettered = ownText !== '' || ['input', 'textarea', 'svg', 'select'].includes(tag);
    for (const [property, plain] of Object.entries(lettered ? { ...ofBoxes, ...ofText } : ofBoxes)) {
      const value = computed.getPropertyValue(property);
      if (value === plain || value === '') continue;
      if (property === 'border-color' && computed.borderWidth === '0px') continue;
      if (property === 'outline' && computed.outlineStyle === 'none') continue;
      style[property] = value;
    }
    const round = Math.round;
    parts.push({
      kind,
      label: clip(label ?? ''),
      box: [round(x + scrollX), round(y + scrollY), round(width), round(height)],
      style,
    });
  }
  return parts;
}
