import { useState } from 'react';
import type { MoveDialogProps, MoveRequest } from '../../../components/jobs/hiring/MoveDialog.tsx';
import type { Application, RequestStatus } from '../../../domain/jobs.ts';
import {
  earlierStatus,
  isWaiting,
  movedText,
  movedTo,
  noticeHint,
  planMove,
} from '../../../domain/requestMoves.ts';
import { useLatest } from '../../site/useLatest.ts';
import { ChangedMeanwhile, useDecision } from './useDecision.ts';
import { ApiError, genericMessage } from '../../../api/errors.ts';
import { toast } from '../../../lib/toastQueue.ts';

export const messageOf = (error: unknown): string =>
  error instanceof ApiError || error instanceof ChangedMeanwhile ? error.message : genericMessage;

const matterOf = (applications: readonly Application[]) =>
  `applications ${applications.map(({ applicationId }) => applicationId).join()}`;

interface MoveNews {
  /** Read out: what was moved, or why not. */
  said: string;
  /** By application: what somebody else did to it meanwhile. */
  changed: ReadonlyMap<string, string>;
  /** `onUndo` while nobody was told. */
  tellMoved: (applications: readonly Application[], to: RequestStatus, onUndo?: () => void) => void;
  fail: (error: unknown, applications: readonly Application[]) => void;
}

/** What moves came to, as toasts and for those who do not see them. */
function useMoveNews(): MoveNews {
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

export interface RequestMoves extends Pick<MoveNews, 'said' | 'changed'> {
  dialog: MoveDialogProps;
  /** Asks first where the candidate is told something with it. */
  move: (applications: readonly Application[], to: RequestStatus) => void;
}

/** Moves applications (product S30): with a message and a way back while nobody was told. `onMoved`: those were moved. */
export function useRequestMoves(now: Date, onMoved: (ids: readonly string[]) => void): RequestMoves {
  const decide = useDecision();
  const clock = useLatest(now);
  const { said, changed, tellMoved, fail } = useMoveNews();
  const [request, setRequest] = useState<MoveRequest>();
  const [state, setState] = useState<{ busy?: boolean; error?: string }>({});

  const write = async (applications: readonly Application[], to: RequestStatus, message?: string) => {
    const draw = (one: Application) => movedTo(one, to, clock.current);
    const words = message ? { messageToCandidate: message } : {};
    // Many at once are shown when the one answer has come, a single one before.
    const drawn = applications.length === 1 ? draw : undefined;
    const after = await decide(applications, { requestStatus: to, ...words }, drawn);
    const waiting = after.filter((one) => isWaiting(one, clock.current));
    onMoved(after.map(({ applicationId }) => applicationId));
    tellMoved(after, to, waiting.length > 0 ? () => void takeBack(waiting) : undefined);
  };
  const writeOrFail = (applications: readonly Application[], to: RequestStatus) =>
    write(applications, to).catch((error: unknown) => fail(error, applications));
  const takeBack = async (applications: readonly Application[]) => {
    const groups = Map.groupBy(applications, (one) => earlierStatus(one, clock.current));
    for (const [to, group] of groups) if (to) await writeOrFail(group, to);
  };
  const send = async (asked: MoveRequest, message: string) => {
    const { applications, to } = asked;
    const many = applications.length > 1;
    if (!many) setRequest(undefined);
    setState({ busy: many });
    try {
      await write(applications, to, message);
      setRequest(undefined);
      setState({});
    } catch (error) {
      const outdated = error instanceof ChangedMeanwhile;
      setState(outdated ? {} : { error: messageOf(error) });
      if (outdated) fail(error, applications);
      // What was typed is there again.
      else setRequest({ ...asked, message });
    }
  };
  return {
    said,
    changed,
    dialog: {
      request,
      ...state,
      onClose: () => !state.busy && setRequest(undefined),
      onMove: ({ message }) => request && void send(request, message),
    },
    move(all, to) {
      const { applications, stay, silent } = planMove(all, to, clock.current);
      setState({});
      if (applications.length === 0) return;
      if (silent) void writeOrFail(applications, to);
      else setRequest({ applications, to, ...(stay > 0 && { stay }) });
    },
  };
}
