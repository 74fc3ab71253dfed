import type { Schemas } from '#openapi/contract.ts';
import { useState } from 'react';
import type { ComposerDialogProps } from '../../components/feed/ComposerDialog.tsx';
import { toast } from '../../lib/toastQueue.ts';
import { useCamera } from '../site/useCamera.ts';
import { useOnChange } from '../site/useOnChange.ts';
import { draftBanner, type Composer } from './composerShape.ts';
import { usePictures } from './usePictures.ts';
import { useSendPost } from './useSendPost.ts';
import { useWriter } from './useWriter.ts';
import { draftName, useWriting } from './useWriting.ts';

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
