import { useMemo, useSyncExternalStore } from 'react';
import { call } from '../../api/client.ts';
import type { PostDraftEntry } from '../../components/feed/PostDraftsPanel.tsx';
import { postTypeOfRole } from '../../domain/posts.ts';
import { useSession } from '../account/useSession.ts';
import { draftNames, readDraft, subscribeDrafts } from '../site/draftStorage.ts';
import { discardPostDraft } from './discardPostDraft.ts';
import { isPostDraft } from './postDraft.ts';
import { reportFailure } from './reportFailure.ts';
import type { Composer } from './composerShape.ts';
import { useWriter } from './useWriter.ts';

/** Of a post that is there already: `post.<feedId>`. */
const changeName = 'post.';

/** Posts and changes of posts that were begun on this device and not sent (product S19). */
export function useDrafts({ onWrite, onEdit }: Pick<Composer, 'onWrite' | 'onEdit'>): PostDraftEntry[] {
  const { userId = '' } = useSession();
  const { userType } = useWriter();
  const snapshot = useSyncExternalStore(subscribeDrafts, () => {
    const names = draftNames(userId).filter((name) => name === 'post' || name.startsWith(changeName));
    return JSON.stringify(names.toSorted().map((name) => [name, readDraft(userId, name)]));
  });
  const drafts = useMemo(() => JSON.parse(snapshot) as [string, unknown][], [snapshot]);
  const edit = async (feedId: string) => {
    try {
      const feedType = postTypeOfRole[userType];
      onEdit({ item: (await call('getPostDetails', { feedId, feedType })).response.item });
    } catch (error) {
      reportFailure('This draft was not opened')(error);
    }
  };
  return drafts.flatMap(([name, draft]) => {
    if (!isPostDraft(draft)) return [];
    const feedId = name.startsWith(changeName) ? name.slice(changeName.length) : undefined;
    return {
      id: name,
      text: draft.text,
      mentions: draft.mentions,
      pictures: draft.pictures,
      change: feedId !== undefined,
      savedAt: draft.savedAt,
      onContinue: () => (feedId === undefined ? onWrite() : void edit(feedId)),
      onDiscard: () => discardPostDraft(userId, name),
    };
  });
}
