import { useState } from 'react';
import { genericMessage, ApiError } from '../../api/errors.ts';
import { useApiMutation } from '../../api/swr.ts';
import type { VerificationType } from '../../domain/verification.ts';
import { toast } from '../../lib/toastQueue.ts';

const REQUEST = 1;

export interface AskedItem {
  /** Whose it is. */
  otherUserId: string;
  documentType: VerificationType;
  documentId: string;
}

/** HR asks a connection to have an item verified (contract: verificationRequestList). For `VerificationAskButton`. */
export function useAskVerification() {
  const { run, busy } = useApiMutation('verificationRequestList');
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState<string>();
  return {
    /** Of an item that was asked for since this page was opened. */
    isAsked: (documentId: string) => asked.has(documentId),
    isBusy: (documentId: string) => busy && current === documentId,
    ask: async (item: AskedItem) => {
      setCurrent(item.documentId);
      try {
        await run({ action: REQUEST, ...item });
        setAsked((before) => new Set([...before, item.documentId]));
        toast({ kind: 'success', title: 'Asked. You see it in the profile once it is verified.' });
      } catch (error) {
        toast({ kind: 'error', title: error instanceof ApiError ? error.message : genericMessage });
      }
    },
  };
}
