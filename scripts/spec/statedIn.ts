/** What a requirement states to the letter, and how a test has to say it. */
export interface Stated {
  /** As the requirement writes it, without its quotes. */
  text: string;
  /** A `text` stands in a literal, a `key` there or as a name, a `number` as a number or within a literal. */
  kind: 'text' | 'key' | 'number';
}

const quoted = /(?<![\w])'([^']+)'(?!\w)|"([^"]+)"|`([^`]+)`/g;

/** `0-3` as 0, 1, 2, 3. */
const upTo = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => String(first + index));

/**
 * Texts in quotes, keys in backticks, and every number outside of them, each once. `2-4` are the numbers from 2 to 4; a
 * number in a name (`SHA-256`) counts too.
 */
export function statedIn(requirement: string): Stated[] {
  const found: Stated[] = [];
  const prose = requirement.replaceAll(quoted, (_, single?: string, double?: string, key?: string) => {
    found.push(
      key === undefined ? { text: single ?? double ?? '', kind: 'text' } : { text: key, kind: 'key' },
    );
    return ' ';
  });
  for (const [, first = '', last] of prose.matchAll(
    /(?<![\w.])(?:[A-Z]+-)?(\d+(?:\.\d+)?)(?:-(\d+))?(?!\w)/g,
  ))
    for (const text of last ? upTo(Number(first), Number(last)) : [first])
      found.push({ text, kind: 'number' });
  return found.filter(({ text }, index) => found.findIndex((one) => one.text === text) === index);
}

/** Words of a test: what its literals say, and the names it uses. */
export interface Words {
  literals: ReadonlySet<string>;
  names: ReadonlySet<string>;
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** `share/{param}` is said by any word in the place of `{param}`: `share/:param`, `share/abc`. */
const pattern = (text: string) =>
  text
    .split(/\{\w+\}/)
    .map(escaped)
    .join('[^/]+');

/** Whole: no letter goes on where what is stated begins or ends with one. */
const wholeText = (text: string) =>
  new RegExp(`${/^\w/.test(text) ? '(?<!\\w)' : ''}${pattern(text)}${/\w$/.test(text) ? '(?!\\w)' : ''}`);

/** Whether words say what is stated: whole, so that 'Events' is not said by 'My Eventsful'. */
export function isSaid({ text, kind }: Stated, { literals, names }: Words): boolean {
  if (kind === 'key' && names.has(text)) return true;
  const whole =
    kind === 'number' ? new RegExp(String.raw`(?<![\w.])${escaped(text)}(?!\w|\.\d)`) : wholeText(text);
  return [...literals].some((literal) => whole.test(literal));
}
