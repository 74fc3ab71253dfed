import type { Schemas } from '#openapi/contract.ts';
import { useState } from 'react';
import type { ComposerDialogProps } from '../../components/feed/ComposerDialog.tsx';
import { toast } from '../../components/ui/toastQueue.ts';
import { usePictures } from './usePictures.ts';
import { useSendPost } from './useSendPost.ts';
import { useWriter } from './useWriter.ts';
import { useWriting } from './useWriting.ts';

type FeedItem = Schemas['FeedItem'];

export interface Composer {
  /** For `ComposerDialog`. */
  dialog: ComposerDialogProps;
  onWrite: () => void;
  /** Begins a post with pictures. */
  onPick: (event: { files: File[] }) => void;
  onEdit: (event: { item: FeedItem }) => void;
}

/** Writing and changing posts, with pictures, drafts and conflicts (product S20). */
export function useComposer(): Composer {
  const writer = useWriter();
  const writing = useWriting();
  const pictures = usePictures();
  const sender = useSendPost();
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const { editing, value, restored } = writing;
  const { latest } = sender;
  const count = pictures.fields.pictures.length;

  const start = (item?: FeedItem, afresh?: boolean) => {
    writing.start(item, afresh);
    pictures.reset(item?.media);
    sender.reset();
    setAsking(false);
    setOpen(true);
  };
  const finish = () => {
    pictures.reset();
    setOpen(false);
  };
  const send = async (over: FeedItem | undefined) => {
    const message = await sender.send({ ...value, text: value.text.trim(), media: pictures.media }, over);
    if (message === undefined) return;
    writing.discardDraft();
    toast({ kind: 'success', title: message });
    finish();
  };
  const startAfresh = (item?: FeedItem) => {
    writing.discardDraft();
    start(item, true);
  };
  const dialog: ComposerDialogProps = {
    ...pictures.fields,
    writer,
    value,
    open,
    asking,
    busy: sender.busy,
    errors: sender.errors,
    editing: editing !== undefined,
    onChange: (next) => writing.change(next, count),
    onSubmit: () => void send(editing),
    onClose: () => (writing.changed || pictures.changed ? setAsking(true) : finish()),
    onKeepEditing: () => setAsking(false),
    onSaveDraft() {
      writing.saveDraft(count);
      finish();
    },
    onDiscard() {
      writing.discardDraft();
      finish();
    },
    ...(restored && {
      draft: { pictures: editing ? 0 : restored.pictures, onDiscard: () => startAfresh(editing) },
    }),
    ...(latest && {
      conflict: { onKeepMine: () => void send(latest), onTakeTheirs: () => startAfresh(latest) },
    }),
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
