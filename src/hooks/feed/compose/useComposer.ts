import type { Schemas } from '#openapi/contract.ts';
import { useRef, useState } from 'react';
import type { ComposerDialogProps } from '../../../components/feed/compose/ComposerDialog.tsx';
import { toast } from '../../../lib/toastQueue.ts';
import { useCamera } from '../../site/useCamera.ts';
import { useOnChange } from '../../site/useOnChange.ts';
import { type Composer, draftBanner } from './composerShape.ts';
import { usePictures } from './usePictures.ts';
import { useSendPost } from './useSendPost.ts';
import { useWriter } from './useWriter.ts';
import { draftName, emptyPost, isPostDraft, type PostDraft, postTextOf } from './postDraft.ts';
import type { PostText } from '../../../components/feed/compose/PostForm.tsx';
import { useSession } from '../../account/useSession.ts';
import { readDraft } from '../../site/draftStorage.ts';
import { useDraft } from '../../site/useDraft.ts';
import { discardPostDraft } from './discardPostDraft.ts';

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

interface Writing extends State {
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
function useWriting(): Writing {
  const { userId = '' } = useSession();
  const [state, setState] = useState<State>({ base: emptyPost, value: emptyPost });
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
    isChanged: () => JSON.stringify(postTextOf(latest.current)) !== JSON.stringify(postTextOf(base)),
    start(item, afresh = false) {
      const left = afresh ? undefined : readDraft(userId, draftName(item));
      // The pictures that a post has already are not lost with a draft of it.
      const restored = isPostDraft(left) ? { ...left, pictures: item ? 0 : left.pictures } : undefined;
      const text = postTextOf(restored ?? item ?? emptyPost);
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

type FeedItem = Schemas['FeedItem'];

/** Writing and changing posts, with pictures, drafts and conflicts (product S20). */
export function useComposer(): Composer {
  const writer = useWriter();
  const writing = useWriting();
  const pictures = usePictures();
  const sender = useSendPost();
  const camera = useCamera(pictures.fields.onPick);
  const [view, setView] = useState<'closed' | 'open' | 'asking'>('closed');
  const { editing, value, restored } = writing;
  const latest = sender.latest ?? writing.newer;
  const count = pictures.fields.pictures.length;
  const changed = () => writing.isChanged() || pictures.changed;

  // A draft of pictures alone is one too: it stands among the drafts as soon as they are there.
  useOnChange(count, () => void (view !== 'closed' && pictures.changed && writing.saveDraft(count)));
  const start = (item?: FeedItem, afresh = false) => {
    if (afresh) writing.discardDraft();
    writing.start(item, afresh);
    pictures.reset(item?.media, draftName(item));
    sender.reset();
    setView('open');
  };
  const leave = (draft?: () => void) => {
    draft?.();
    pictures.reset();
    setView('closed');
  };
  const send = async (over: FeedItem | undefined) => {
    const message = await sender.send({ ...writing.now(), media: pictures.media }, over);
    if (message === undefined) return;
    leave(writing.discardDraft);
    toast({ kind: 'success', title: message });
  };
  const dialog: ComposerDialogProps = {
    ...pictures.fields,
    camera,
    picturesKept: pictures.kept,
    writer,
    value,
    open: view !== 'closed',
    asking: view === 'asking',
    busy: sender.busy,
    errors: sender.errors,
    editing: editing !== undefined,
    onChange: (next) => writing.change(next, count),
    // Not while the writer is asked whether to discard it: a picture that arrives then sets off a waiting post.
    onSubmit: () => void (view === 'open' && send(editing)),
    onClose: () => (changed() ? setView('asking') : leave()),
    onBack: () => leave(changed() ? () => writing.saveDraft(count) : undefined),
    onKeepEditing: () => setView('open'),
    onSaveDraft: () => leave(() => writing.saveDraft(count)),
    onDiscard: () => leave(writing.discardDraft),
    ...draftBanner(restored, pictures.restored, () => start(latest ?? editing, true)),
    conflict: latest && { onKeepMine: () => void send(latest), onTakeTheirs: () => start(latest, true) },
  };
  return {
    dialog,
    onWrite: () => start(),
    onEdit: ({ item }) => start(item),
    onPick({ files }) {
      start();
      pictures.fields.onPick({ files });
    },
  };
}
