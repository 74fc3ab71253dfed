import type { MentionText } from './mentionPlaces.ts';
import { placeholders } from './mentionPlaceholders.ts';

/** A text and what is selected in it, as a text area has it. */
export interface Edited {
  text: string;
  start: number;
  end: number;
}

/** Changes marks and no words. */
export type MarksEdit = (now: Edited) => Edited;

/**
 * Does that to a text that names members: each stays named, and a selection that begins or ends in a name takes the whole
 * of it.
 */
export function editMarks(
  { text, mentions }: MentionText,
  { start, end }: Omit<Edited, 'text'>,
  edit: MarksEdit,
): MentionText & Edited {
  const inside = (at: number) =>
    mentions.find((place) => place.start < at && at < place.start + place.length);
  const { text: short, restore } = placeholders(text, mentions);
  // Only whole names stand before it, each of which is one letter in the short text.
  const toShort = (at: number) =>
    mentions.reduce((now, place) => (place.start + place.length <= at ? now - place.length + 1 : now), at);
  const last = inside(end);
  const edited = edit({
    text: short,
    start: toShort(inside(start)?.start ?? start),
    end: toShort(last ? last.start + last.length : end),
  });
  const lengthTo = (at: number) => restore(edited.text.slice(0, at)).text.length;
  return { ...restore(edited.text), start: lengthTo(edited.start), end: lengthTo(edited.end) };
}

/** Puts marks around what is selected, or takes them away where they are; with nothing selected, `placeholder` between them. */
export function toggleMark({ text, start, end }: Edited, mark: string, placeholder: string): Edited {
  const size = mark.length;
  const [before, chosen, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  if (before.endsWith(mark) && after.startsWith(mark))
    return {
      text: before.slice(0, -size) + chosen + after.slice(size),
      start: start - size,
      end: end - size,
    };
  const inner = chosen || placeholder;
  return {
    text: before + mark + inner + mark + after,
    start: start + size,
    end: start + size + inner.length,
  };
}

/** Makes each selected line an item of a list, or plain lines of a list. */
export function toggleList({ text, start, end }: Edited): Edited {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end) === -1 ? text.length : text.indexOf('\n', end);
  const lines = text.slice(from, to).split('\n');
  const isList = lines.every((line) => line.startsWith('- '));
  const changed = lines.map((line) => (isList ? line.slice(2) : `- ${line}`)).join('\n');
  return { text: text.slice(0, from) + changed + text.slice(to), start: from, end: from + changed.length };
}

/** Makes a link of what is selected; its address is selected then, ready to be typed. */
export function makeLink({ text, start, end }: Edited): Edited {
  const words = text.slice(start, end) || 'words';
  const address = 'https://';
  const from = start + words.length + 3;
  return {
    text: `${text.slice(0, start)}[${words}](${address})${text.slice(end)}`,
    start: from,
    end: from + address.length,
  };
}
