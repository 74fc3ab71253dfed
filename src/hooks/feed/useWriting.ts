import type { Schemas } from '#openapi/contract.ts';
import { useState } from 'react';
import type { PostText } from '../../components/feed/PostForm.tsx';
import { CommentPolicy, Visibility } from '../../domain/posts.ts';
import { useSession } from '../account/useSession.ts';
import { readDraft } from '../site/draftStorage.ts';
import { useDraft } from '../site/useDraft.ts';
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
  value: PostText;
  /** The value was left from last time. */
  restored?: PostDraft | undefined;
}

export interface Writing extends State {
  changed: boolean;
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
  const draft = useDraft(draftName(editing), isPostDraft);
  return {
    ...state,
    changed: JSON.stringify(textOf(value)) !== JSON.stringify(textOf(base)),
    start(item, afresh = false) {
      const left = afresh ? undefined : readDraft(userId, draftName(item));
      // The pictures that a post has already are not lost with a draft of it.
      const restored = isPostDraft(left) ? { ...left, pictures: item ? 0 : left.pictures } : undefined;
      const text = textOf(restored ?? item ?? empty);
      setState({ editing: item, base: text, value: text, restored });
    },
    change(next, pictures) {
      setState({ ...state, value: next, restored: undefined });
      draft.keep({ ...next, pictures });
    },
    saveDraft: (pictures) => draft.save({ ...value, pictures }),
    discardDraft: draft.discard,
  };
}
