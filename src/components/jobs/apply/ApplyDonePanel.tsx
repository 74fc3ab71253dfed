import { chakra } from '@chakra-ui/react';
import { CircleCheck, Clock3, Info } from 'lucide-react';
import type { Schemas } from '#openapi/contract.ts';
import { expectedText, undoMs } from '../../../domain/apply.ts';
import { applicantStatus, type Application } from '../../../domain/jobs.ts';
import { applyDone } from '../../../theme/recipes/apply.ts';
import { Button } from '../../ui/Button.tsx';
import { useNow } from '../../ui/Clock.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';

export interface ApplyDonePanelProps {
  /** `sent` now, `already` before this, or `waiting` for the network. */
  outcome: 'sent' | 'already' | 'waiting';
  vacancyName: string;
  companyName: string;
  /** Absent while it waits, and where it could not be read again. */
  application?: Application | undefined;
  poster: Pick<Schemas['JobPoster'], 'medianDaysToAnswer'>;
  /** Of the list of applications. */
  href: string;
  /** Takes it back; offered for ten minutes. */
  onUndo: () => void;
  undoing?: boolean;
  error?: string | undefined;
  onClose: () => void;
}

const outcomes = {
  sent: { Icon: CircleCheck, title: 'Your application was sent' },
  already: { Icon: Info, title: 'You have applied for this job already' },
  waiting: { Icon: Clock3, title: 'Your application waits for the network' },
};

/** What an application came to, and what happens next (product S29). */
export function ApplyDonePanel(props: ApplyDonePanelProps) {
  const { outcome, vacancyName, companyName, application, poster, href, onUndo, undoing = false } = props;
  const now = useNow().getTime();
  const { Icon, title } = outcomes[outcome];
  const since = application && now - Date.parse(application.appliedAt);
  const undoable = outcome === 'sent' && since !== undefined && since < undoMs;
  return (
    <chakra.section aria-label={title} css={applyDone} data-outcome={outcome}>
      <Icon aria-hidden size={40} strokeWidth={1.5} />
      <chakra.h3 textStyle="h2" tabIndex={-1} data-autofocus="">
        {title}
      </chakra.h3>
      <chakra.p dir="auto" fontWeight="semibold" overflowWrap="anywhere">
        {vacancyName}, {companyName}
      </chakra.p>
      {outcome === 'already' && application && (
        <p>
          Sent <RelativeTime at={application.appliedAt} />. It is:{' '}
          {applicantStatus(application).toLowerCase()}.
        </p>
      )}
      {outcome === 'waiting' ? (
        <p>
          It is kept on this device and sent by itself once you are back online, as long as the job is open.
          You find it among your applications.
        </p>
      ) : (
        outcome === 'sent' && (
          <>
            <p>{companyName} reads it next, and you are told of every step.</p>
            <p>{expectedText(poster.medianDaysToAnswer)}</p>
          </>
        )
      )}
      {props.error && (
        <chakra.p role="alert" color="danger.fg">
          {props.error}
        </chakra.p>
      )}
      <chakra.div data-part="actions">
        {undoable && (
          <Button variant="ghost" busy={undoing} busyLabel="Taking it back" onClick={onUndo}>
            Undo
          </Button>
        )}
        {/* The dialog goes with its page: closing it too would go back from where this leads. */}
        <Button variant="outline" href={href}>
          My applications
        </Button>
        <Button onClick={props.onClose}>Done</Button>
      </chakra.div>
      {undoable && (
        <chakra.p textStyle="small" color="fg.muted">
          You can take it back without a reason for ten minutes, and withdraw it later as well.
        </chakra.p>
      )}
    </chakra.section>
  );
}
