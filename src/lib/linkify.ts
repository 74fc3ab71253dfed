export interface TextPart {
  text: string;
  /** Set when the part is an address; http and https only. */
  href?: string;
}

const address = /\bhttps?:\/\/[^\s<>"]+/gi;
const openings: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

/** Punctuation after an address belongs to the sentence, and a closing bracket only where the address opens it. */
function trimmed(found: string): string {
  let end = found.length;
  for (; end > 0; end--) {
    const last = found[end - 1] ?? '';
    const opening = openings[last];
    const head = found.slice(0, end);
    if (opening ? head.split(opening).length > head.split(last).length - 1 : !/[.,:;!?'’”*_~…]/.test(last))
      break;
  }
  return found.slice(0, end);
}

/** Parts plain text at its addresses. Joined, the parts are the text again. */
export function linkify(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const href = trimmed(found);
    if (!URL.canParse(href)) continue;
    if (index > at) parts.push({ text: text.slice(at, index) });
    parts.push({ text: href, href });
    at = index + href.length;
  }
  if (at < text.length || parts.length === 0) parts.push({ text: text.slice(at) });
  return parts;
}
