import { useState } from 'react';
import { useApiMutation } from '../../api/swr.ts';
import { useApiInfinite } from '../../api/swrInfinite.ts';
import type { VerificationPanelProps } from '../../components/profile/VerificationPanel.tsx';
import {
  verificationReads,
  type VerificationEntry,
  type VerificationKey,
} from '../../domain/verification.ts';
import { useListState } from '../site/useListState.ts';
import { useVerificationDialog } from './useVerificationDialog.ts';

/** Contract: actions of verificationRequestList. */
const LIST = 0;
const CANCEL = 2;
const ignore = () => {}; // The panel shows the failure.

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
