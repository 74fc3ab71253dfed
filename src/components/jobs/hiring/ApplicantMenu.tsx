import { Check, CirclePause, Ellipsis, Eye, Inbox, Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { requestStatusLabels, type Application, type RequestStatus } from '../../../domain/jobs.ts';
import { earlierStatus, movesOf } from '../../../domain/requestMoves.ts';
import { useNow } from '../../ui/Clock.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu } from '../../ui/Menu.tsx';

export interface ApplicantMenuProps {
  application: Application;
  onOpen: (event: { application: Application }) => void;
  onMove: (event: { application: Application; to: RequestStatus }) => void;
  /** Why nothing can be moved now: "You are offline." */
  locked?: string | undefined;
  /** In a row of cards, the keyboard comes here only from the card that it is at. */
  tabIndex?: number;
}

const icons: Record<RequestStatus, ReactNode> = {
  1: <Inbox aria-hidden />,
  2: <Check aria-hidden />,
  3: <X aria-hidden />,
  4: <CirclePause aria-hidden />,
};

/** What can be done with an application; the way of the keyboard and of those who do not drag (WCAG 2.5.7). */
export function ApplicantMenu({ application, onOpen, onMove, locked, tabIndex }: ApplicantMenuProps) {
  const now = useNow();
  const earlier = earlierStatus(application, now);
  const move = (to: RequestStatus) => ({
    label: to === earlier ? `Undo: back to ${requestStatusLabels[to]}` : `Move to ${requestStatusLabels[to]}`,
    icon: to === earlier ? <Undo2 aria-hidden /> : icons[to],
    disabled: locked !== undefined,
    onSelect: () => onMove({ application, to }),
  });
  const open = { label: 'Open', icon: <Eye aria-hidden />, onSelect: () => onOpen({ application }) };
  return (
    <Menu
      trigger={
        <IconButton
          label={`Actions for ${application.applicant.userName}`}
          title="Actions"
          size="sm"
          icon={<Ellipsis aria-hidden />}
          tabIndex={tabIndex}
        />
      }
      sections={[
        { entries: [open] },
        { ...(locked && { label: locked }), entries: movesOf(application, now).map(move) },
      ]}
    />
  );
}
