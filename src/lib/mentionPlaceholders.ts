import type { MentionPlace, MentionText } from './mentionPlaces.ts';

/** A text in which every mention is one letter that stands nowhere else in it. */
export interface Placeholders {
  text: string;
  /** Puts the names back into any part of it, and says where they are. */
  restore: (part: string) => MentionText;
}

/** The private letters of Unicode, of which there are more than a text may have characters. */
const [firstLetter, lastLetter] = [0xe000, 0xf8ff];

/**
 * Takes the names out of a text, so that whatever reads its marks or adds some finds none in a name and moves each as a
 * whole. Places that do not fit the text are left out.
 */
export function placeholders(text: string, mentions: readonly MentionPlace[] = []): Placeholders {
  const named = new Map<string, { userId: string; name: string }>();
  let out = '';
  let at = 0;
  let letter = firstLetter;
  for (const { userId, start, length } of mentions) {
    const end = start + length;
    while (letter < lastLetter && text.includes(String.fromCharCode(letter))) letter++;
    if (start < at || end > text.length || text[start] !== '@') continue;
    const placeholder = String.fromCharCode(letter++);
    named.set(placeholder, { userId, name: text.slice(start, end) });
    out += text.slice(at, start) + placeholder;
    at = end;
  }
  return {
    text: out + text.slice(at),
    restore(part) {
      const whole: MentionText = { text: '', mentions: [] };
      for (const each of part) {
        const { userId, name } = named.get(each) ?? {};
        if (userId !== undefined && name !== undefined)
          whole.mentions.push({ userId, start: whole.text.length, length: name.length });
        whole.text += name ?? each;
      }
      return whole;
    },
  };
}
