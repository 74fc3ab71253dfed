import { plainWords } from '../../../lib/plainWords.ts';

/** Names a post in a question: its first words, else what it is. */
export function postName(text: string): string {
  const words = plainWords(text).trim().replaceAll(/\s+/g, ' ');
  if (!words) return 'this post';
  return words.length <= 48 ? `“${words}”` : `“${words.slice(0, 47).replace(/\s+\S*$/, '')}…”`;
}
