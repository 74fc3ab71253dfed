import { call } from '../../../api/client.ts';
import type { Suggest } from '../../../components/ui/suggestions.ts';

/** Asks the server for members or tags that begin so. */
export const suggest: Suggest = async ({ kind, words }) => {
  const { response } = await call('getMentionSuggestions', { kind: kind === 'tag' ? 1 : 0, text: words });
  return [
    ...response.members.map((member) => ({ kind: 'member' as const, member })),
    ...response.tags.map((tag) => ({ kind: 'tag' as const, ...tag })),
  ];
};
