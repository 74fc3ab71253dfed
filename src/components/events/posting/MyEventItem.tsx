import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { eventPlace, eventState, inShort, type Event } from '../../../domain/events.ts';
import { soldPercent, soldText, type PostedEvent } from '../../../domain/myEvents.ts';
import { eventTime } from '../../../lib/eventTime.ts';
import { formatMoney } from '../../../lib/money.ts';
import { myEventRecipe } from '../../../theme/recipes/my-event.ts';
import { useNow } from '../../ui/Clock.tsx';
import { Count } from '../../ui/Count.tsx';
import { Link } from '../../ui/Link.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { EventMedia } from '../search/EventMedia.tsx';
import { EventStateBadge } from '../search/EventStateBadge.tsx';

const Frame = chakra('article', myEventRecipe);

export interface MyEventItemProps {
  posted: PostedEvent;
  /** Where its name leads. Absent while that is not known. */
  href?: string | undefined;
  /** A menu. */
  actions?: ReactNode;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface SalesProps {
  event: Event;
  sales: NonNullable<PostedEvent['sales']>;
}

function Sold({ event, sales }: SalesProps) {
  // Of a cancelled event nothing is sold any more: a bar would say that it sold badly.
  const percent = event.status === 2 ? undefined : soldPercent(sales);
  return (
    <Fact label="Sold">
      {soldText(sales)}
      {percent !== undefined && (
        <div data-part="bar">
          <ProgressBar label="Sold" labelHidden value={percent} />
        </div>
      )}
    </Fact>
  );
}

function Sales({ event, sales }: SalesProps) {
  const { currency, status } = event;
  const money = (amount: number) => formatMoney({ amount, currency });
  const isFree = event.pricing === 0 && sales.revenue === 0;
  return (
    <dl>
      <Sold event={event} sales={sales} />
      {status === 2 ? (
        <Fact label="Paid back">{isFree ? 'Free event' : money(sales.refunded)}</Fact>
      ) : (
        <Fact label="Revenue">{isFree ? 'Free event' : money(sales.revenue - sales.refunded)}</Fact>
      )}
      <Fact label="Checked in">
        <Count value={sales.checkedIn} />
      </Fact>
      <Fact label="Views">
        <Count value={sales.views} />
      </Fact>
    </dl>
  );
}

/** An event of one's own with its sales: a row where there is room, a card on phones (product S34). */
export function MyEventItem({ posted: { event, sales }, href, actions }: MyEventItemProps) {
  const { eventName, eventImage, startAt, timezone, status } = event;
  const isDraft = status === 0;
  const state = eventState(event, useNow());
  const name = <bdi>{eventName}</bdi>;
  return (
    <Frame aria-label={eventName}>
      <div data-part="picture">
        <EventMedia src={eventImage} />
      </div>
      <div data-part="head">
        <h2>
          {href ? (
            <Link href={href} variant="plain">
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        <p>
          {state && <EventStateBadge event={event} />}{' '}
          <time dateTime={startAt}>{eventTime(startAt, timezone)}</time>
        </p>
        <p dir="auto">{eventPlace(inShort(event))}</p>
      </div>
      {isDraft || !sales ? (
        <p data-part="note">
          Saved <RelativeTime at={event.updatedAt} />
        </p>
      ) : (
        <Sales event={event} sales={sales} />
      )}
      <div data-part="actions">{actions}</div>
    </Frame>
  );
}
