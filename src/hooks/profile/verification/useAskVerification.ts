import type { Schemas } from '#openapi/contract.ts';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { genericMessage, ApiError } from '../../../api/errors.ts';
import type { VerificationAskButtonProps } from '../../../components/profile/verification/VerificationAskButton.tsx';
import { ConnectionStatus } from '../../../domain/enums.ts';
import { itemName, verificationKeyOf, type ProfileEntry } from '../../../domain/profileItems.ts';
import { Role } from '../../../domain/roles.ts';
import { toast } from '../../../lib/toastQueue.ts';
import { useSession } from '../../account/useSession.ts';

const REQUEST = 1;

/**
 * HR asks a connection, or who applied for one of its jobs, to have an item verified (contract: verificationRequestList). Gives the props of an item's
 * `VerificationAskButton`; undefined where there is nothing to ask for.
 */
export function useAskVerification(
  {
    member,
    viewer,
  }: { member: Pick<Schemas['Member'], 'userId' | 'userType'>; viewer?: Schemas['UserInfo']['viewer'] },
  { applied = false }: { applied?: boolean } = {},
) {
  const { role } = useSession();
  /** By `documentId`: each item has its own answer, whatever is asked about the others meanwhile. */
  const [asked, setAsked] = useState<ReadonlyMap<string, 'busy' | 'asked'>>(new Map());
  const mark = (documentId: string, state: 'busy' | 'asked' | undefined) =>
    setAsked((before) => {
      const next = new Map(before);
      if (state) next.set(documentId, state);
      else next.delete(documentId);
      return next;
    });
  const may =
    role === Role.HR &&
    member.userType === Role.JOB_SEEKER &&
    (applied || viewer?.connectionStatus === ConnectionStatus.CONNECTED);
  const ask = async (item: ProfileEntry) => {
    const key = verificationKeyOf(item);
    const about = `verification ${key.documentId}`;
    mark(key.documentId, 'busy');
    try {
      await call('verificationRequestList', { action: REQUEST, otherUserId: member.userId, ...key });
      mark(key.documentId, 'asked');
      toast({ kind: 'success', title: 'Asked. You see it in the profile once it is verified.', about });
    } catch (error) {
      mark(key.documentId, undefined);
      toast({ kind: 'error', title: error instanceof ApiError ? error.message : genericMessage, about });
    }
  };
  return (item: ProfileEntry): VerificationAskButtonProps | undefined => {
    const { documentId } = verificationKeyOf(item);
    if (!may || item.verificationStatus !== 0) return undefined;
    return {
      title: itemName(item),
      busy: asked.get(documentId) === 'busy',
      asked: asked.get(documentId) === 'asked',
      onAsk: () => void ask(item),
    };
  };
}
