import { chakra } from '@chakra-ui/react';
import { ExternalLink, MessageCircle, Pencil, Share2 } from 'lucide-react';
import { canEditEvent } from '../../../domain/organiser.ts';
import { eventPlace, inShort, type Event } from '../../../domain/events.ts';
import { eventTime } from '../../../lib/eventTime.ts';
import { Button } from '../../ui/Button.tsx';
import { useNow } from '../../ui/Clock.tsx';
import { EventStateBadge } from '../search/EventStateBadge.tsx';

export interface OrganiserHeaderProps {
  event: Event;
  /** Where it is changed. */
  editHref?: string | undefined;
  /** Of the event as visitors see it; unknown for a moment. */
  pageHref?: string | undefined;
  onShare: () => void;
}

/** Which event a panel is about, and where the rest of it is. */
export function OrganiserHeader({ event, editHref, pageHref, onShare }: OrganiserHeaderProps) {
  const { eventName, startAt, timezone, status } = event;
  const isPublic = status !== 0;
  const edits = canEditEvent(event, useNow());
  return (
    <chakra.header mb={4}>
      <chakra.h1 textStyle="h1" overflowWrap="anywhere" dir="auto">
        {eventName}
      </chakra.h1>
      <chakra.p color="fg.muted" overflowWrap="anywhere" mt={1}>
        <EventStateBadge event={event} /> <time dateTime={startAt}>{eventTime(startAt, timezone)}</time> ·{' '}
        <span dir="auto">{eventPlace(inShort(event))}</span>
      </chakra.p>
      <chakra.div
        display={{ base: 'grid', md: 'flex' }}
        gridTemplateColumns="repeat(2, minmax(0, 1fr))"
        gap={2}
        mt={4}
      >
        {edits && editHref && (
          <Button size="sm" variant="outline" href={editHref} iconStart={<Pencil aria-hidden />}>
            Edit
          </Button>
        )}
        {status === 1 && (
          <Button size="sm" variant="outline" onClick={onShare} iconStart={<Share2 aria-hidden />}>
            Share
          </Button>
        )}
        {pageHref && (
          <Button size="sm" variant="outline" href={pageHref} iconStart={<ExternalLink aria-hidden />}>
            Event page
          </Button>
        )}
        {pageHref && isPublic && (
          <Button
            size="sm"
            variant="outline"
            href={`${pageHref}#comments`}
            iconStart={<MessageCircle aria-hidden />}
          >
            Comments
          </Button>
        )}
      </chakra.div>
    </chakra.header>
  );
}
