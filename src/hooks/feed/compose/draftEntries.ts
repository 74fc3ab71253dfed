import { call } from '../../../api/client.ts';
import type { PostDraftEntry } from '../../../components/feed/compose/PostDraftsPanel.tsx';
import { postTypeOfRole } from '../../../domain/posts.ts';
import type { MemberRole } from '../../../domain/roles.ts';
import { draftNames, readDraft } from '../../site/draftStorage.ts';
import type { Composer } from './composerShape.ts';
import { discardPostDraft } from './discardPostDraft.ts';
import { isPostDraft } from './postDraft.ts';
import { reportFailure } from '../posts/reportFailure.ts';

/** Of a post that is there already: `post.<feedId>`. */
const changeName = 'post.';

/** The member's drafts as text: it is the same while they are. */
export function draftSnapshot(userId: string): string {
  const names = draftNames(userId).filter((name) => name === 'post' || name.startsWith(changeName));
  return JSON.stringify(names.toSorted().map((name) => [name, readDraft(userId, name)]));
}

/** What `draftSnapshot` gave, with what can be done about each. */
export function draftEntries(
  snapshot: string,
  {
    userId,
    role,
    onWrite,
    onEdit,
  }: Pick<Composer, 'onWrite' | 'onEdit'> & { userId: string; role: MemberRole },
): PostDraftEntry[] {
  const edit = async (feedId: string) => {
    try {
      const feedType = postTypeOfRole[role];
      onEdit({ item: (await call('getPostDetails', { feedId, feedType })).response.item });
    } catch (error) {
      reportFailure('This draft was not opened')(error);
    }
  };
  return (JSON.parse(snapshot) as [string, unknown][]).flatMap(([name, draft]) => {
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
