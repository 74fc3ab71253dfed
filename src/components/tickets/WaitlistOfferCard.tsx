import { chakra } from '@chakra-ui/react';
import { Hourglass } from 'lucide-react';
import { useId } from 'react';
import type { WaitlistEntry } from '../../domain/tickets.ts';
import { readerTime } from '../../lib/eventTime.ts';
import { timeLeft } from '../../lib/timeLeft.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { useNow } from '../ui/Clock.tsx';

export interface WaitlistOfferCardProps {
  offer: WaitlistEntry;
  /** Where the seats are bought; absent while its address is being made. */
  href?: string | undefined;
}

/** Seats that a waiting list keeps for the member for a while (product S38). */
export function WaitlistOfferCard({ offer, href }: WaitlistOfferCardProps) {
  const id = useId();
  const now = useNow();
  const { eventName, packageName, quantity, offeredUntil = '' } = offer;
  const left = offeredUntil ? timeLeft(offeredUntil, now) : undefined;
  if (!left) return null;
  const seats = quantity === 1 ? 'A seat is' : `${quantity} seats are`;
  return (
    <Card as="section" aria-labelledby={id}>
      <chakra.div display="grid" gap={3} gridTemplateColumns="minmax(0, 1fr)">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap={2}>
          <Badge tone="warning" icon={<Hourglass aria-hidden size={12} />}>
            {left} left
          </Badge>
        </chakra.div>
        <div>
          <chakra.h2 id={id} textStyle="title" overflowWrap="anywhere">
            {seats} free for you: <bdi>{eventName}</bdi>
          </chakra.h2>
          <chakra.p color="fg.muted" overflowWrap="anywhere">
            <bdi>{packageName}</bdi> · kept for you until{' '}
            <time dateTime={offeredUntil}>{readerTime(offeredUntil)}</time>
          </chakra.p>
        </div>
        {href && (
          <chakra.div display="flex">
            <Button href={href}>Get the tickets</Button>
          </chakra.div>
        )}
      </chakra.div>
    </Card>
  );
}
