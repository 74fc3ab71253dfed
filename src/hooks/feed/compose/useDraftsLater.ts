import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PostDraftEntry } from '../../../components/feed/compose/PostDraftsPanel.tsx';
import { isOrganisation, type MemberRole } from '../../../domain/roles.ts';
import { useSession } from '../../account/useSession.ts';
import { subscribeDrafts } from '../../site/draftStorage.ts';
import type { Composer } from './composerShape.ts';
import type * as draftTools from './draftEntries.ts';

type Tools = typeof draftTools;

/**
 * The drafts of an organisation, for its dashboard (product S18). The code comes after the first screen, which must not
 * wait for it; until then there are none.
 */
export function useDraftsLater(
  role: MemberRole,
  composer: Pick<Composer, 'onWrite' | 'onEdit'>,
): PostDraftEntry[] | undefined {
  const { userId = '' } = useSession();
  const [tools, setTools] = useState<Tools>();
  const wanted = isOrganisation(role);
  useEffect(() => {
    if (wanted) import('./draftEntries.ts').then(setTools, () => {});
  }, [wanted]);
  const snapshot = useSyncExternalStore(subscribeDrafts, () => tools?.draftSnapshot(userId) ?? '[]');
  return tools?.draftEntries(snapshot, { userId, role, ...composer });
}
