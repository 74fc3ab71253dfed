import type { Suggestion } from './suggestions.ts';

/** What stands in the text once it was chosen. */
export const wordsOf = (suggestion: Suggestion) =>
  suggestion.kind === 'member' ? `@${suggestion.member.userName}` : `#${suggestion.tag}`;

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether an earlier suggestion still fits what was typed since. */
export const stillFits = (words: string) => (suggestion: Suggestion) =>
  fold(wordsOf(suggestion)).includes(fold(words));
