/** A member who is named in a text; the contract's Mention. Places count UTF-16 units and begin at the `@`. */
export interface MentionPlace {
  userId: string;
  start: number;
  length: number;
}

export interface MentionText {
  text: string;
  mentions: readonly MentionPlace[];
}

/**
 * Where the mentions of a text are after it was changed by hand. What was changed lies between the beginning and the end
 * that both texts share; a mention that it touches becomes plain text.
 */
export function followChange({ text: before, mentions }: MentionText, after: string): MentionPlace[] {
  if (mentions.length === 0) return [];
  const shortest = Math.min(before.length, after.length);
  let head = 0;
  while (head < shortest && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < shortest - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  const moved = after.length - before.length;
  return mentions.flatMap((place) => {
    if (place.start + place.length <= head) return [place];
    return place.start >= before.length - tail ? [{ ...place, start: place.start + moved }] : [];
  });
}

/** Puts words into a text from `from` to `to`, and a mention over them when they name a member. */
export function insertInto(
  { text, mentions }: MentionText,
  { from, to, words, userId }: { from: number; to: number; words: string; userId?: string | undefined },
): MentionText {
  const rest = text.slice(to);
  const blank = rest.startsWith(' ') ? '' : ' ';
  const moved = words.length + blank.length - (to - from);
  const others = mentions.flatMap((place) => {
    if (place.start + place.length <= from) return [place];
    return place.start >= to ? [{ ...place, start: place.start + moved }] : [];
  });
  const added = userId === undefined ? [] : [{ userId, start: from, length: words.length }];
  return {
    text: text.slice(0, from) + words + blank + rest,
    mentions: [...others, ...added].toSorted((one, other) => one.start - other.start),
  };
}

/** Without the blanks around it. */
export function trimText({ text, mentions }: MentionText): { text: string; mentions: MentionPlace[] } {
  const shift = text.length - text.trimStart().length;
  return { text: text.trim(), mentions: mentions.map((place) => ({ ...place, start: place.start - shift })) };
}

export interface Token {
  kind: 'member' | 'tag';
  /** What stands behind the sign, up to the caret. */
  words: string;
  /** Of the sign. */
  from: number;
  to: number;
}

const longest = 50;
const tagBefore = /(?<![\p{L}\p{M}\p{N}_&#])#([\p{L}\p{M}\p{N}_\u200c]*)$/u;
// Names have blanks inside: up to three words are looked for. After a letter, a digit or a dot it is an e-mail address.
const memberBefore = /(?<![\p{L}\p{M}\p{N}_.+@-])@([^\s@#]*(?: [^\s@#]+){0,2})$/u;

/** The mention or tag that is being written at the caret, if any. What is a mention already is none. */
export function tokenAt({ text, mentions }: MentionText, caret: number): Token | undefined {
  const head = text.slice(Math.max(0, caret - longest - 2), caret);
  const tag = tagBefore.exec(head);
  const found = tag ?? memberBefore.exec(head);
  const words = found?.[1];
  if (words === undefined || words.length > longest) return undefined;
  const from = caret - words.length - 1;
  if (mentions.some(({ start, length }) => from >= start && from < start + length)) return undefined;
  return { kind: tag ? 'tag' : 'member', words, from, to: caret };
}
