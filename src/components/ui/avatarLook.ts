import { avatarHues } from '../../theme/tokens.ts';

export type AvatarHue = (typeof avatarHues)[number]['name'];

/** First letters of the first and the last word: "Ilse van Dorp" is "ID". Empty when the name has no letter or digit. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const letter = (word: string | undefined) => /[\p{L}\p{N}]/u.exec(word ?? '')?.[0] ?? '';
  const first = letter(words[0]);
  return (words.length > 1 ? first + letter(words.at(-1)) : first).toLocaleUpperCase('en');
}

/** The same member has the same hue on every screen and device: FNV-1a of the id, modulo 8. */
export function hueOf(id: string): AvatarHue {
  let hash = 0x811c9dc5;
  for (const char of id) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  // The index is below the length of a list that is never empty.
  return avatarHues[(hash >>> 0) % avatarHues.length]!.name;
}
