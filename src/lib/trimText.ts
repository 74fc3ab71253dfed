import type { MentionText } from './mentionPlaces.ts';

/** Without the blanks around it. */
export function trimText({ text, mentions }: MentionText): MentionText {
  const shift = text.length - text.trimStart().length;
  return { text: text.trim(), mentions: mentions.map((place) => ({ ...place, start: place.start - shift })) };
}
