import { chakra } from '@chakra-ui/react';
import { sentToText, type EventPanel } from '../../../domain/organiser.ts';
import { attendeeRows } from '../../../theme/recipes/organiser.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { AttendeeMessageForm, type AttendeeMessageFormProps } from './AttendeeMessageForm.tsx';
import { EventSectionCard } from '../search/EventSectionCard.tsx';

export interface OrganiserMessagesPanelProps extends Omit<AttendeeMessageFormProps, 'packages' | 'sold'> {
  panel: EventPanel;
  /** Counts the messages that were sent from here: the next one begins empty. */
  turn: number;
}

function Sent({ panel: { messages, details } }: Pick<OrganiserMessagesPanelProps, 'panel'>) {
  if (messages.length === 0) return <chakra.p color="fg.muted">Nothing was sent yet.</chakra.p>;
  return (
    <chakra.ul css={attendeeRows} marginBlock={-3} aria-label="Sent messages">
      {messages.map(({ messageId, message, recipients, sentAt, ...to }) => (
        <chakra.li key={messageId} paddingBlock={3} minWidth={0}>
          <chakra.p whiteSpace="pre-line" overflowWrap="anywhere" dir="auto">
            {message}
          </chakra.p>
          <chakra.p textStyle="small" color="fg.muted" mt={1} overflowWrap="anywhere">
            <bdi>{sentToText(to, details.packages)}</bdi> ·{' '}
            {recipients === 1 ? '1 person' : `${recipients} people`} · <RelativeTime at={sentAt} />
          </chakra.p>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

/** Writes to those who come to an event, and shows what was written before (product S36). */
export function OrganiserMessagesPanel({ panel, turn, ...form }: OrganiserMessagesPanelProps) {
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={3}>
      <EventSectionCard title="New message">
        <AttendeeMessageForm key={turn} packages={panel.details.packages} sold={panel} {...form} />
      </EventSectionCard>
      <EventSectionCard title="Sent">
        <Sent panel={panel} />
      </EventSectionCard>
    </chakra.div>
  );
}
