/** Those that people think of first, without what is put behind them. The server knows many more. */
const firstThoughts = new Set(
  'abc admin baseball dragon football iloveyou letmein master monkey password princess qwerty qwertyuiop sunshine superman trustno welcome'.split(
    ' ',
  ),
);

/** 12345678, 87654321, aaaaaaaa: each character is as far from the last as the one before. */
function isRun(password: string): boolean {
  const steps = new Set<number>();
  for (let at = 1; at < password.length; at++)
    steps.add(password.charCodeAt(at) - password.charCodeAt(at - 1));
  return steps.size === 1 && [-1, 0, 1].some((step) => steps.has(step));
}

/**
 * What is weak about a new password while it is typed; undefined for an empty one, and when nothing is to be said. The
 * server refuses these too, and all that are common (product 3.1).
 */
export function passwordHint(password: string): string | undefined {
  if (password === '') return undefined;
  const missing = 8 - password.length;
  if (missing > 0) return `Too short: ${missing} more ${missing === 1 ? 'character' : 'characters'}.`;
  const word = password.toLowerCase().replace(/[\d!?.*#$@_-]+$/, '');
  if (/^(.{1,4})\1+$/s.test(password) || isRun(password) || firstThoughts.has(word))
    return 'Weak: this is among the first that others would try. A few unrelated words are strong.';
  return undefined;
}
