import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import { addressText } from '../../../domain/events.ts';
import { places } from '../../../domain/places.ts';
import { eventSpan } from '../../../lib/eventSpan.ts';
import { eventTime } from '../../../lib/eventTime.ts';
import { Button } from '../../ui/Button.tsx';
import { useNow } from '../../ui/Clock.tsx';
import { Notice } from '../../ui/Notice.tsx';

export interface EventChangeBannerProps {
  event: Schemas['EventDetails']['event'];
  change: Schemas['EventChange'];
}

const Place = ({ at }: { at: Schemas['EventLocation'] }) => (
  <bdi>
    {at.venueName}, {addressText(at)}
  </bdi>
);

/** For whoever holds tickets: what was moved since they were bought, and until when they may be given back (product S33). */
export function EventChangeBanner({ event, change }: EventChangeBannerProps) {
  const now = useNow();
  const { previousStartAt, previousEndAt, previousLocation, message, refundUntil } = change;
  const isMoved = previousStartAt !== undefined || previousEndAt !== undefined;
  const before = {
    ...event,
    startAt: previousStartAt ?? event.startAt,
    endAt: previousEndAt ?? event.endAt,
  };
  const mayGiveBack = refundUntil !== undefined && Date.parse(refundUntil) > now.getTime();
  return (
    <Notice
      tone="warning"
      title="This event has changed."
      action={
        places.tickets && (
          <Button size="sm" variant="outline" href={places.tickets}>
            Your tickets
          </Button>
        )
      }
    >
      <chakra.span display="grid" gap={1} minWidth={0} overflowWrap="anywhere">
        {isMoved && (
          <span>
            It was {eventSpan(before).there}. It is now {eventSpan(event).there}.
          </span>
        )}
        {previousLocation && (
          <span>
            It was at <Place at={previousLocation} />.{' '}
            {event.eventLocation ? (
              <>
                It is now at <Place at={event.eventLocation} />.
              </>
            ) : (
              'It is now online.'
            )}
          </span>
        )}
        {message && <q dir="auto">{message}</q>}
        {mayGiveBack && (
          <span>Keep your tickets, or give them back until {eventTime(refundUntil, event.timezone)}.</span>
        )}
      </chakra.span>
    </Notice>
  );
}
