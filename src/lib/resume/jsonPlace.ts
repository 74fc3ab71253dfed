const token =
  /\s*("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?|true|false|null|[[\]{},:])/iuy;

/** Where a text stops being JSON; browsers say it in different ways, and some do not. */
// One machine of five states: parted, nobody could follow it.
// oxlint-disable-next-line complexity
export function placeOfError(text: string): number {
  const open: string[] = [];
  /** What may come next. */
  let wanted = 'value';
  token.lastIndex = 0;
  for (;;) {
    const at = token.lastIndex;
    const found = token.exec(text)?.[1];
    const start = at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0);
    if (found === undefined) return start;
    const inside = open.at(-1);
    const isValue = !/^[\]},:]/.test(found);
    if (found === ']' || found === '}') {
      const fits = found === (inside === '[' ? ']' : '}') && (wanted === 'next' || wanted === 'first');
      if (!fits || inside === undefined) return start;
      open.pop();
      wanted = 'next';
    } else if (found === ',') {
      if (wanted !== 'next' || inside === undefined) return start;
      wanted = inside === '{' ? 'key' : 'value';
    } else if (found === ':') {
      if (wanted !== 'colon') return start;
      wanted = 'value';
    } else if (wanted === 'key' || (wanted === 'first' && inside === '{')) {
      if (!found.startsWith('"')) return start;
      wanted = 'colon';
    } else if (!isValue || wanted === 'next' || wanted === 'colon') return start;
    else if (found === '[' || found === '{') {
      open.push(found);
      wanted = 'first';
    } else wanted = 'next';
  }
}
