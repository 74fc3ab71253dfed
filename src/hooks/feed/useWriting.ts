import type { Schemas } from '#openapi/contract.ts';
import { useRef, useState } from 'react';
import type { PostText } from '../../components/feed/PostForm.tsx';
import { CommentPolicy, Visibility } from '../../domain/posts.ts';
import { useSession } from '../account/useSession.ts';
import { readDraft } from '../site/draftStorage.ts';
import { useDraft } from '../site/useDraft.ts';
import { discardPostDraft } from './discardPostDraft.ts';
import { isPostDraft, type PostDraft } from './postDraft.ts';

type FeedItem = Schemas['FeedItem'];

const empty: PostText = { text: '', visibility: Visibility.PUBLIC, commentPolicy: CommentPolicy.ALL };
const textOf = ({ text, mentions = [], visibility, commentPolicy }: PostText): PostText => ({
  text,
  mentions,
  visibility,
  commentPolicy,
});
/** Under which a post, or the change of one, is kept. */
export const draftName = (editing?: FeedItem) => (editing ? `post.${editing.feedId}` : 'post');

interface State {
  /** The post that is changed, as it was when that began. */
  editing?: FeedItem | undefined;
  base: PostText;
  /** What the form begins with. Each key changes it there alone: the page around it is not drawn anew. */
  value: PostText;
  /** The value was left from last time. */
  restored?: PostDraft | undefined;
  /** How the post stands now, when that draft was made to an earlier version of it. */
  newer?: FeedItem | undefined;
}

export interface Writing extends State {
  /** As the text stands now. */
  now: () => PostText;
  isChanged: () => boolean;
  /** Opens a new post, or one that is there, with what was left of it. `afresh` leaves that aside. */
  start: (item?: FeedItem, afresh?: boolean) => void;
  change: (value: PostText, pictures: number) => void;
  saveDraft: (pictures: number) => void;
  discardDraft: () => void;
}

/** The text of the post that is being written, and its draft. */
export function useWriting(): Writing {
  const { userId = '' } = useSession();
  const [state, setState] = useState<State>({ base: empty, value: empty });
  const { editing, base, value } = state;
  const latest = useRef(value);
  const draft = useDraft(draftName(editing), isPostDraft);
  const draftOf = (pictures: number) => ({
    pictures,
    savedAt: new Date().toISOString(),
    ...(editing && { updatedAt: editing.updatedAt }),
  });
  return {
    ...state,
    now: () => latest.current,
    isChanged: () => JSON.stringify(textOf(latest.current)) !== JSON.stringify(textOf(base)),
    start(item, afresh = false) {
      const left = afresh ? undefined : readDraft(userId, draftName(item));
      // The pictures that a post has already are not lost with a draft of it.
      const restored = isPostDraft(left) ? { ...left, pictures: item ? 0 : left.pictures } : undefined;
      const text = textOf(restored ?? item ?? empty);
      // Sent on its own version, a change of an earlier one is refused as stale and never overwrites a newer one.
      const basis = restored && item ? (restored.updatedAt ?? item.createdAt) : item?.updatedAt;
      const isOld = item !== undefined && basis !== item.updatedAt;
      const editing = item && { ...item, updatedAt: basis ?? item.updatedAt };
      latest.current = text;
      setState({ editing, base: text, value: text, restored, newer: isOld ? item : undefined });
    },
    change(next, pictures) {
      latest.current = next;
      if (state.restored) setState({ ...state, value: next, restored: undefined });
      draft.keep({ ...next, ...draftOf(pictures) });
    },
    saveDraft: (pictures) => draft.save({ ...latest.current, ...draftOf(pictures) }),
    discardDraft() {
      draft.discard();
      discardPostDraft(userId, draftName(editing));
    },
  };
}
