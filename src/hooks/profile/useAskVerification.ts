import type { Schemas } from '#openapi/contract.ts';
import { useState } from 'react';
import { genericMessage, ApiError } from '../../api/errors.ts';
import { useApiMutation } from '../../api/swr.ts';
import type { VerificationAskButtonProps } from '../../components/profile/VerificationAskButton.tsx';
import { ConnectionStatus } from '../../domain/enums.ts';
import { itemName, verificationKeyOf, type ProfileEntry } from '../../domain/profileItems.ts';
import { Role } from '../../domain/roles.ts';
import { toast } from '../../lib/toastQueue.ts';
import { useSession } from '../account/useSession.ts';

const REQUEST = 1;

/**
 * HR asks a connection to have an item verified (contract: verificationRequestList). Gives the props of an item's
 * `VerificationAskButton`; undefined where there is nothing to ask for.
 */
export function useAskVerification({ member, viewer }: Pick<Schemas['UserInfo'], 'member' | 'viewer'>) {
  const { role } = useSession();
  const { run, busy } = useApiMutation('verificationRequestList');
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState<string>();
  const may =
    role === Role.HR &&
    member.userType === Role.JOB_SEEKER &&
    viewer?.connectionStatus === ConnectionStatus.CONNECTED;
  const ask = async (item: ProfileEntry) => {
    const key = verificationKeyOf(item);
    setCurrent(key.documentId);
    try {
      await run({ action: REQUEST, otherUserId: member.userId, ...key });
      setAsked((before) => new Set([...before, key.documentId]));
      toast({ kind: 'success', title: 'Asked. You see it in the profile once it is verified.' });
    } catch (error) {
      toast({ kind: 'error', title: error instanceof ApiError ? error.message : genericMessage });
    }
  };
  return (item: ProfileEntry): VerificationAskButtonProps | undefined => {
    const { documentId } = verificationKeyOf(item);
    if (!may || item.verificationStatus !== 0) return undefined;
    return {
      title: itemName(item),
      busy: busy && current === documentId,
      asked: asked.has(documentId),
      onAsk: () => void ask(item),
    };
  };
}
