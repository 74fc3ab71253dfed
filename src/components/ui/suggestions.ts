import type { Schemas } from '#openapi/contract.ts';
import { createContext } from 'react';

export type Suggestion =
  { kind: 'member'; member: Schemas['Author'] } | { kind: 'tag'; tag: string; posts: number };

/** What fits behind an `@` or a `#`. Rejects when it cannot be told. */
export type Suggest = (asked: { kind: 'member' | 'tag'; words: string }) => Promise<readonly Suggestion[]>;

/** Fields for text offer members and tags within it; without it they are plain fields. */
export const SuggestionContext = createContext<Suggest | undefined>(undefined);

/** What stands in the text once it was chosen. */
export const wordsOf = (suggestion: Suggestion) =>
  suggestion.kind === 'member' ? `@${suggestion.member.userName}` : `#${suggestion.tag}`;

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether an earlier suggestion still fits what was typed since. */
export const stillFits = (words: string) => (suggestion: Suggestion) =>
  fold(wordsOf(suggestion)).includes(fold(words));
