import { chakra } from '@chakra-ui/react';
import {
  byEvent,
  emptyTicketTexts,
  ticketTabLabels,
  ticketTabs,
  type HeldTicket,
  type Ticket,
  type TicketTab,
  type WaitlistEntry,
} from '../../domain/tickets.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ListState } from '../ui/ListState.tsx';
import type { ListState as State } from '../ui/listState.ts';
import type { QrCodeProps } from '../ui/QrCode.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { TicketGroupCard, type TicketGroupCardProps } from './TicketGroupCard.tsx';
import { WaitlistOfferCard } from './WaitlistOfferCard.tsx';

export interface TicketsPanelProps extends Pick<TicketGroupCardProps, 'onOpen' | 'onShowAll'> {
  tab: TicketTab;
  onTab: (tab: TicketTab) => void;
  state: State<HeldTicket>;
  /** Seats that waiting lists keep for the member. */
  offers: readonly WaitlistEntry[];
  /** Of an event's page. */
  hrefOf: (eventId: string) => string | undefined;
  /** The code of a ticket, once it is drawn. */
  codeOf: (ticket: Ticket) => QrCodeProps['modules'];
  onCalendar: NonNullable<TicketGroupCardProps['onCalendar']>;
  /** Where events are found, for those who have a list of them. */
  eventsHref?: string | undefined;
}

/** In the shape of two events with a ticket each. */
const drawing = (
  <chakra.div display="grid" gap={3} aria-hidden>
    {[1, 2].map((one) => (
      <Card key={one}>
        <chakra.div display="grid" gap={4} minHeight="11rem" alignContent="start">
          <Skeleton width="min(18rem, 80%)" height="1.75rem" />
          <Skeleton lines={3} />
        </chakra.div>
      </Card>
    ))}
  </chakra.div>
);

function Groups({
  items,
  ...props
}: Omit<TicketsPanelProps, 'state' | 'offers' | 'onTab' | 'eventsHref'> & { items: readonly HeldTicket[] }) {
  const { tab, hrefOf, codeOf, onCalendar, ...events } = props;
  const isAhead = tab === 'upcoming';
  return (
    <chakra.div display="grid" gap={3} gridTemplateColumns="minmax(0, 1fr)">
      {byEvent(items).map((group, index) => {
        const shown = group.tickets.find(({ qr }) => qr !== undefined);
        return (
          <TicketGroupCard
            key={group.event.eventId}
            group={group}
            href={hrefOf(group.event.eventId)}
            {...(isAhead && { onCalendar })}
            {...(isAhead && index === 0 && shown && { next: { modules: codeOf(shown) } })}
            {...events}
          />
        );
      })}
    </chakra.div>
  );
}

/** A member's tickets by when their events are, and what waiting lists offer (product S38). */
export function TicketsPanel({ state, offers, onTab, eventsHref, ...groups }: TicketsPanelProps) {
  const { tab, hrefOf } = groups;
  const tabs = ticketTabs.map((value) => ({ value, label: ticketTabLabels[value] }));
  return (
    <chakra.div display="grid" gap={4} gridTemplateColumns="minmax(0, 1fr)">
      {offers.map((offer) => (
        <WaitlistOfferCard key={offer.waitlistId} offer={offer} href={hrefOf(offer.eventId)} />
      ))}
      <Tabs label="Tickets by time" tabs={tabs} value={tab} onChange={onTab}>
        <ListState
          state={state}
          loading={drawing}
          empty={
            <EmptyState
              drawing="posts"
              action={
                eventsHref &&
                tab === 'upcoming' && (
                  <Button variant="outline" href={eventsHref}>
                    See events
                  </Button>
                )
              }
            >
              {emptyTicketTexts[tab]}
            </EmptyState>
          }
          moreLabel="Show more tickets"
        >
          {(items) => <Groups items={items} {...groups} />}
        </ListState>
      </Tabs>
    </chakra.div>
  );
}
