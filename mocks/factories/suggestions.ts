import type { Suggest, Suggestion } from '../../src/components/ui/suggestions.ts';
import { authors, tagSuggestions } from './feed.ts';

export const memberSuggestions: Suggestion[] = [
  authors.tomas,
  authors.ilse,
  authors.nordlicht,
  authors.konoha,
].map((member) => ({ kind: 'member', member }));

const tagOffers: Suggestion[] = tagSuggestions.map((tag) => ({ kind: 'tag', ...tag }));

/** Answers at once with those whose name begins so. */
export const suggest: Suggest = async ({ kind, words }) =>
  kind === 'tag'
    ? tagOffers.filter((offer) => offer.kind === 'tag' && offer.tag.startsWith(words.toLowerCase()))
    : memberSuggestions.filter(
        (offer) =>
          offer.kind === 'member' && offer.member.userName.toLowerCase().startsWith(words.toLowerCase()),
      );
