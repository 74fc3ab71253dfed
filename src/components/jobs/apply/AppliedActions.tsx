import { chakra } from '@chakra-ui/react';
import { isWithdrawable } from '../../../domain/applied.ts';
import type { Application } from '../../../domain/jobs.ts';
import { Button } from '../../ui/Button.tsx';

export interface AppliedEvents {
  onWithdraw: (event: { application: Application }) => void;
  /** Takes back what was sent a moment ago. */
  onUndo: (event: { application: Application }) => void;
  onNudge: (event: { application: Application }) => void;
  onCalendar: (event: { application: Application }) => void;
}

export interface AppliedActionsProps extends Omit<AppliedEvents, 'onCalendar'> {
  application: Application;
  /** It was sent a moment ago. */
  undoable?: boolean;
  /** One of them is under way. */
  busy?: boolean | undefined;
}

/** What an applicant can do with an application that stands; nothing once it is decided or withdrawn. */
export function AppliedActions(props: AppliedActionsProps) {
  const { application, undoable = false, busy = false, onWithdraw, onUndo, onNudge } = props;
  if (!undoable && !isWithdrawable(application)) return null;
  return (
    <chakra.div display="flex" flexWrap="wrap" gap={2}>
      {application.canNudge && (
        <Button busy={busy} onClick={() => onNudge({ application })}>
          Ask for an answer
        </Button>
      )}
      {undoable ? (
        <Button variant="outline" busy={busy} onClick={() => onUndo({ application })}>
          Undo
        </Button>
      ) : (
        <Button variant="outline" disabled={busy} onClick={() => onWithdraw({ application })}>
          Withdraw
        </Button>
      )}
    </chakra.div>
  );
}
