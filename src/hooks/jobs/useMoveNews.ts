import { useState } from 'react';
import { ApiError, genericMessage } from '../../api/errors.ts';
import type { Application, RequestStatus } from '../../domain/jobs.ts';
import { movedText, noticeHint } from '../../domain/requestMoves.ts';
import { toast } from '../../lib/toastQueue.ts';
import { ChangedMeanwhile } from './useDecision.ts';

export const messageOf = (error: unknown): string =>
  error instanceof ApiError || error instanceof ChangedMeanwhile ? error.message : genericMessage;

const matterOf = (applications: readonly Application[]) =>
  `applications ${applications.map(({ applicationId }) => applicationId).join()}`;

export interface MoveNews {
  /** Read out: what was moved, or why not. */
  said: string;
  /** By application: what somebody else did to it meanwhile. */
  changed: ReadonlyMap<string, string>;
  /** `onUndo` while nobody was told. */
  tellMoved: (applications: readonly Application[], to: RequestStatus, onUndo?: () => void) => void;
  fail: (error: unknown, applications: readonly Application[]) => void;
}

/** What moves came to, as toasts and for those who do not see them. */
export function useMoveNews(): MoveNews {
  const [said, setSaid] = useState('');
  const [changed, setChanged] = useState<ReadonlyMap<string, string>>(new Map());
  return {
    said,
    changed,
    tellMoved(applications, to, onUndo) {
      const title = movedText(applications, to);
      setSaid(title);
      toast({
        kind: 'success',
        title,
        about: matterOf(applications),
        ...(onUndo && {
          description: noticeHint(to, applications.length),
          action: { label: 'Undo', onClick: onUndo },
        }),
      });
    },
    fail(error, applications) {
      const [first] = applications;
      const title = messageOf(error);
      if (error instanceof ChangedMeanwhile && first)
        setChanged((before) => new Map(before).set(first.applicationId, title));
      setSaid(title);
      toast({ kind: 'error', title, about: matterOf(applications) });
    },
  };
}
