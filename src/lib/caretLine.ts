const copied = [
  'font',
  'letter-spacing',
  'line-height',
  'padding',
  'border-width',
  'border-style',
  'text-indent',
  'direction',
  'tab-size',
] as const;

/** How far below the upper edge of a text area the line of this place in its text ends, in CSS pixels. */
export function caretLineEnd(area: HTMLTextAreaElement, caret: number): number {
  const style = getComputedStyle(area);
  const mirror = document.createElement('div');
  for (const name of copied) mirror.style.setProperty(name, style.getPropertyValue(name));
  Object.assign(mirror.style, {
    position: 'absolute',
    visibility: 'hidden',
    boxSizing: 'border-box',
    inlineSize: `${area.offsetWidth}px`,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
  });
  mirror.textContent = area.value.slice(0, caret);
  const mark = document.createElement('span');
  mark.textContent = '\u200b';
  mirror.append(mark);
  document.body.append(mirror);
  const end = mark.offsetTop + mark.offsetHeight - area.scrollTop;
  mirror.remove();
  return Math.min(end, area.offsetHeight);
}
