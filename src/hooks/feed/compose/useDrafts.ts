import { useSyncExternalStore } from 'react';
import type { PostDraftEntry } from '../../../components/feed/compose/PostDraftsPanel.tsx';
import { useSession } from '../../account/useSession.ts';
import { subscribeDrafts } from '../../site/draftStorage.ts';
import type { Composer } from './composerShape.ts';
import { draftEntries, draftSnapshot } from './draftEntries.ts';
import { useWriter } from './useWriter.ts';

/** Posts and changes of posts that were begun on this device and not sent (product S19). */
export function useDrafts(composer: Pick<Composer, 'onWrite' | 'onEdit'>): PostDraftEntry[] {
  const { userId = '' } = useSession();
  const { userType: role } = useWriter();
  const snapshot = useSyncExternalStore(subscribeDrafts, () => draftSnapshot(userId));
  return draftEntries(snapshot, { userId, role, ...composer });
}
