import { chakra } from '@chakra-ui/react';
import { attendeeBadge, type Ticket } from '../../../domain/attendees.ts';
import { Badge } from '../../ui/Badge.tsx';

export interface AttendeeRowProps {
  ticket: Ticket;
  onOpen: (event: { ticket: Ticket }) => void;
}

/** Somebody who comes, in the list; pressing it opens the ticket. */
export function AttendeeRow({ ticket, onOpen }: AttendeeRowProps) {
  const { attendeeName, attendeeEmail, packageName, ticketCode } = ticket;
  const badge = attendeeBadge(ticket);
  return (
    <chakra.button
      type="button"
      aria-haspopup="dialog"
      onClick={() => onOpen({ ticket })}
      display="grid"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr) auto',
        md: 'minmax(0, 1.6fr) minmax(0, 1fr) 8rem 7rem',
      }}
      alignItems="center"
      columnGap={4}
      rowGap={0.5}
      width="full"
      minHeight={14}
      textAlign="start"
      paddingInline={{ base: 4, md: 5 }}
      paddingBlock={2.5}
      cursor="pointer"
      _hover={{ bg: 'bg.hover' }}
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      <chakra.span display="grid" minWidth={0}>
        <chakra.span fontWeight="semibold" overflowWrap="anywhere" lineClamp={2}>
          <bdi>{attendeeName}</bdi>
        </chakra.span>
        {attendeeEmail && (
          <chakra.span textStyle="small" color="fg.muted" overflowWrap="anywhere" lineClamp={1}>
            {attendeeEmail}
          </chakra.span>
        )}
      </chakra.span>
      <chakra.span
        textStyle="small"
        color="fg.muted"
        overflowWrap="anywhere"
        lineClamp={2}
        gridRow={{ base: 2, md: 'auto' }}
      >
        <bdi>{packageName}</bdi>
      </chakra.span>
      <chakra.span fontFamily="mono" fontSize="sm" color="fg.muted" hideBelow="md">
        {ticketCode}
      </chakra.span>
      <chakra.span justifySelf="end">
        <Badge tone={badge.tone}>{badge.label}</Badge>
      </chakra.span>
    </chakra.button>
  );
}
