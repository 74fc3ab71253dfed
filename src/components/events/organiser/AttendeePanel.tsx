import { chakra } from '@chakra-ui/react';
import type { Schemas } from '#openapi/contract.ts';
import { Mail, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  answeredQuestions,
  attendeeBadge,
  isLive,
  paidText,
  toPayBack,
  type Ticket,
} from '../../../domain/attendees.ts';
import { memberHref } from '../../../domain/feedLinks.ts';
import { eventTime } from '../../../lib/eventTime.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';

export interface AttendeePanelProps {
  ticket: Ticket;
  /** Of the event, whose clocks the times are shown by. */
  timezone: string;
  questions: readonly Schemas['AttendeeQuestion'][];
  onEdit: () => void;
  onResend: () => void;
  resending?: boolean;
  onCancel: () => void;
  onRefund: () => void;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.div display="grid" gridTemplateColumns="8rem minmax(0, 1fr)" gap={4} paddingBlock={1.5}>
      <chakra.dt color="fg.muted">{label}</chakra.dt>
      <chakra.dd overflowWrap="anywhere">{children}</chakra.dd>
    </chakra.div>
  );
}

function Facts({ ticket, timezone }: Pick<AttendeePanelProps, 'ticket' | 'timezone'>) {
  const { attendeeEmail, packageName, ticketCode, issuedAt, checkedInAt, gate, ownerUserId } = ticket;
  const badge = attendeeBadge(ticket);
  return (
    <chakra.dl aria-label="Ticket">
      <Fact label="State">
        <Badge tone={badge.tone}>{badge.label}</Badge>
      </Fact>
      <Fact label="E-mail">
        {attendeeEmail ?? <chakra.span color="fg.muted">That of whoever holds the ticket</chakra.span>}
      </Fact>
      <Fact label="Package">
        <bdi>{packageName}</bdi>
      </Fact>
      <Fact label="Code">
        <chakra.span fontFamily="mono">{ticketCode}</chakra.span>
      </Fact>
      <Fact label="Paid">{paidText(ticket)}</Fact>
      <Fact label="Bought">
        <time dateTime={issuedAt}>{eventTime(issuedAt, timezone)}</time>
      </Fact>
      <Fact label="Held by">
        <Link href={memberHref(ownerUserId)}>A member, see the profile</Link>
      </Fact>
      {checkedInAt && (
        <Fact label="Checked in">
          <time dateTime={checkedInAt}>{eventTime(checkedInAt, timezone)}</time>
          {gate && (
            <>
              {' '}
              at <bdi>{gate}</bdi>
            </>
          )}
        </Fact>
      )}
    </chakra.dl>
  );
}

const part = {
  borderBlockStartWidth: '1px',
  borderColor: 'border.subtle',
  paddingBlockStart: 4,
  '& > h3': { textStyle: 'title', mb: 2 },
} as const;

function Answers({ ticket, questions }: Pick<AttendeePanelProps, 'ticket' | 'questions'>) {
  if (questions.length === 0) return null;
  return (
    <chakra.section css={part}>
      <h3>Answers</h3>
      <chakra.dl display="grid" gap={3}>
        {answeredQuestions(questions, ticket).map(({ questionId, label, answer }) => (
          <chakra.div key={questionId} minWidth={0} overflowWrap="anywhere">
            <chakra.dt textStyle="small" color="fg.muted" dir="auto">
              {label}
            </chakra.dt>
            <chakra.dd whiteSpace="pre-line" dir="auto">
              {answer ?? <chakra.span color="fg.muted">Not answered</chakra.span>}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </chakra.section>
  );
}

/** A ticket with what its organiser knows of who comes, and can do about it (product S36). */
export function AttendeePanel({
  ticket,
  timezone,
  questions,
  resending = false,
  ...acts
}: AttendeePanelProps) {
  const live = isLive(ticket);
  const left = toPayBack(ticket);
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={5}>
      <Facts ticket={ticket} timezone={timezone} />
      {live && (
        <chakra.div display="flex" flexWrap="wrap" gap={2}>
          <Button variant="outline" iconStart={<Pencil aria-hidden />} onClick={acts.onEdit}>
            Edit
          </Button>
          <Button
            variant="outline"
            iconStart={<Mail aria-hidden />}
            busy={resending}
            busyLabel="Sending"
            onClick={acts.onResend}
          >
            Send the ticket again
          </Button>
        </chakra.div>
      )}
      {ticket.note && (
        <chakra.section css={part}>
          <h3>Your note</h3>
          <chakra.p whiteSpace="pre-line" overflowWrap="anywhere" dir="auto">
            {ticket.note}
          </chakra.p>
        </chakra.section>
      )}
      <Answers ticket={ticket} questions={questions} />
      {(live || left > 0) && (
        <chakra.section css={part}>
          <h3>{left > 0 ? 'Money' : 'Cancel'}</h3>
          <chakra.div display="flex" flexWrap="wrap" gap={2}>
            {left > 0 && (
              <Button variant="outline" onClick={acts.onRefund}>
                Pay money back
              </Button>
            )}
            {live && (
              <Button variant="dangerQuiet" onClick={acts.onCancel}>
                Cancel the ticket
              </Button>
            )}
          </chakra.div>
        </chakra.section>
      )}
    </chakra.div>
  );
}
