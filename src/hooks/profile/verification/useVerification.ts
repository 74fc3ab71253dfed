import { useMemo, useState } from 'react';
import { useApiMutation, useApiQuery } from '../../../api/swr.ts';
import { useApiInfinite } from '../../../api/swrInfinite.ts';
import type { VerificationPanelProps } from '../../../components/profile/verification/VerificationPanel.tsx';
import {
  chooseDocuments,
  type VerificationEntry,
  type VerificationKey,
  verificationReads,
  verificationText,
} from '../../../domain/verification.ts';
import { useListState } from '../../site/useListState.ts';
import type { Upload } from '../../../api/uploadList.ts';
import type { VerificationDialogProps } from '../../../components/profile/verification/VerificationDialog.tsx';
import { UploadPurpose } from '../../../domain/enums.ts';
import { toast } from '../../../lib/toastQueue.ts';
import { useUpload } from '../../site/useUpload.ts';

interface NamedItem {
  /** The item that the address names. */
  wanted: VerificationKey | undefined;
  /** The address is to name it no more. */
  onClosed: () => void;
}

/** Whose dialog is open: what was pressed, or what the address named last. */
function useOpenItem({ wanted, onClosed }: NamedItem) {
  const [open, setOpen] = useState(wanted);
  const address = wanted && verificationText(wanted);
  const [named, setNamed] = useState(address);
  if (address !== named) {
    setNamed(address);
    if (wanted) setOpen(wanted);
  }
  return {
    open,
    onOpen(next: VerificationKey | undefined) {
      setOpen(next);
      if (!next && wanted) onClosed();
    },
  };
}

const ignore = () => {}; // The dialog or the panel shows the failure.

const toFile = ({ previewUrl, file, ...upload }: Upload) => ({
  ...upload,
  ...(file.type.startsWith('image/') && { picture: previewUrl }),
});

const isOf = (key: VerificationKey | undefined) => (item: VerificationEntry) =>
  item.documentId === key?.documentId && item.documentType === key.documentType;

/**
 * The dialog that sends the files of an item. `items`: those that are listed; another one is asked for. `named`: by the
 * address.
 */
function useVerificationDialog(items: readonly VerificationEntry[], named: NamedItem) {
  const sending = useApiMutation('sendForVerification', { invalidates: verificationReads });
  const uploads = useUpload(UploadPurpose.DOCUMENT);
  const { open, onOpen } = useOpenItem(named);
  const [note, setNote] = useState<string>();
  const listed = items.find(isOf(open));
  const single = useApiQuery(
    'verificationRequestList',
    open && !listed ? { action: 0, documentType: open.documentType, documentId: open.documentId } : null,
  );
  const item = listed ?? single.data?.response.find(isOf(open));
  const files = useMemo(() => uploads.files.map(toFile), [uploads.files]);
  const { error } = sending;
  const failure = useMemo(() => error && { message: error.message, fields: error.fields }, [error]);

  const show = (next: VerificationKey | undefined) => {
    uploads.clear();
    sending.reset();
    setNote(undefined);
    onOpen(next);
  };
  const send = async ({ documentId, documentType }: VerificationEntry) => {
    const keys = uploads.files.flatMap(({ mediaKey }) => mediaKey ?? []);
    await sending.run({ documentId, documentType, files: keys, consent: true });
    show(undefined);
    toast({ kind: 'success', title: 'Sent. You hear from us within a few days.' });
  };
  const dialog: VerificationDialogProps = {
    item,
    files,
    note,
    failure,
    busy: sending.busy,
    onClose: () => show(undefined),
    onAdd({ files: chosen }) {
      sending.reset();
      const { taken, refused } = chooseDocuments(chosen, uploads.files.length);
      setNote(refused);
      uploads.add(taken);
    },
    onRemove({ id }) {
      sending.reset();
      setNote(undefined);
      uploads.remove(id);
    },
    onRetry: ({ id }) => uploads.retry(id),
    onSubmit: () => item && void send(item).catch(ignore),
  };
  return { dialog, show };
}

/** Contract: actions of verificationRequestList. */
const LIST = 0;
const CANCEL = 2;

const idOf = ({ documentType, documentId }: VerificationEntry) => `${documentType} ${documentId}`;

/** The tab Documents: `wanted` opens at once, and `onClosed` forgets it; what can be verified, sending files, and calling requests off (product S53). */
export function useVerification(
  wanted: VerificationKey | undefined,
  onClosed: () => void,
): { panel: VerificationPanelProps } {
  const state = useListState(useApiInfinite('verificationRequestList', { action: LIST }), idOf);
  const { dialog, show } = useVerificationDialog(state.status === 'ready' ? state.items : [], {
    wanted,
    onClosed,
  });
  const cancelling = useApiMutation('verificationRequestList', { invalidates: verificationReads });
  const [cancelled, setCancelled] = useState<string>();
  const cancel = async ({ documentId, documentType }: VerificationEntry) => {
    setCancelled(documentId);
    await cancelling.run({ action: CANCEL, documentId, documentType });
  };
  return {
    panel: {
      state,
      dialog,
      onOpen: ({ item }) => show(item),
      onCancel: ({ item }) => void cancel(item).catch(ignore),
      cancelling: cancelling.busy ? cancelled : undefined,
      refused: cancelling.error?.message,
    },
  };
}
