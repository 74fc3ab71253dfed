import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Map as MapIcon } from 'lucide-react';
import { addressText, mapLink } from '../../../domain/events.ts';
import { Link } from '../../ui/Link.tsx';
import { EventSectionCard } from './EventSectionCard.tsx';

export interface EventPlaceCardProps {
  place: Schemas['EventLocation'];
}

/** Where it is and how to get there. The map is on another site: nothing of it is loaded before it is asked for. */
export function EventPlaceCard({ place }: EventPlaceCardProps) {
  const { venueName, directions } = place;
  return (
    <EventSectionCard title="How to get there">
      <chakra.address fontStyle="normal" overflowWrap="anywhere">
        <chakra.p fontWeight="semibold" dir="auto">
          {venueName}
        </chakra.p>
        <p dir="auto">{addressText(place)}</p>
      </chakra.address>
      {directions && (
        <chakra.p mt={2} color="fg.muted" overflowWrap="anywhere" dir="auto">
          {directions}
        </chakra.p>
      )}
      <chakra.p mt={3} display="flex" alignItems="center" gap={2}>
        <chakra.span color="fg.muted" flexShrink={0}>
          <MapIcon aria-hidden size={18} />
        </chakra.span>
        <Link href={mapLink(place)} variant="standalone" newTab>
          Open a map
        </Link>
      </chakra.p>
    </EventSectionCard>
  );
}
