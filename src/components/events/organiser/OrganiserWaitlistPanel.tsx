import { chakra } from '@chakra-ui/react';
import { memberHref } from '../../../domain/feedLinks.ts';
import { packageWaitlists, type PackageWaitlist, type WaitlistEntry } from '../../../domain/organiser.ts';
import { isOrganisation } from '../../../domain/roles.ts';
import { timeLeft } from '../../../lib/timeLeft.ts';
import { attendeeRows } from '../../../theme/recipes/organiser.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { useNow } from '../../ui/Clock.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Link } from '../../ui/Link.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { EventSectionCard } from '../search/EventSectionCard.tsx';

export interface OrganiserWaitlistPanelProps {
  waitlist: readonly WaitlistEntry[];
  /** Whether members may join it. */
  enabled: boolean;
  /** The event is to come or going on. */
  open: boolean;
  onOffer: (event: { entry: WaitlistEntry }) => void;
  /** The last offer that was made here: on its way, or why it was not made. */
  offer?: { waitlistId: string; busy?: boolean; error?: string } | undefined;
}

type Acts = Pick<OrganiserWaitlistPanelProps, 'open' | 'onOffer' | 'offer'>;

const seats = (quantity: number) => (quantity === 1 ? '1 seat' : `${quantity} seats`);

function Offered({ offeredUntil = '' }: WaitlistEntry) {
  const left = timeLeft(offeredUntil, useNow());
  return (
    // On a phone it stands in a line of its own, below the name.
    <chakra.span marginInlineStart={{ base: 9, md: 0 }}>
      <Badge tone={left ? 'accent' : 'neutral'}>{left ? `Offered, ${left} left` : 'The offer is over'}</Badge>
    </chakra.span>
  );
}

function Who({ member, waitlistId, quantity, joinedAt }: WaitlistEntry) {
  const name = member?.userName ?? 'A member';
  return (
    <>
      <Avatar
        id={member?.userId ?? waitlistId}
        name={name}
        src={member?.userImage}
        shape={member && isOrganisation(member.userType) ? 'company' : 'person'}
        size="sm"
      />
      <chakra.div flex="1 1 9rem" minWidth={0} overflowWrap="anywhere">
        {member ? (
          <Link href={memberHref(member.userId)} variant="plain">
            <bdi>{name}</bdi>
          </Link>
        ) : (
          name
        )}
        <chakra.p textStyle="small" color="fg.muted">
          {seats(quantity)}, joined <RelativeTime at={joinedAt} />
        </chakra.p>
      </chakra.div>
    </>
  );
}

function Entry({ entry, open, onOffer, offer }: Acts & { entry: WaitlistEntry }) {
  const { waitlistId, member, quantity, state, position } = entry;
  const own = offer?.waitlistId === waitlistId ? offer : undefined;
  return (
    <li>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap={3}
        rowGap={2}
        paddingBlock={3}
      >
        <chakra.span width={6} color="fg.muted" fontVariantNumeric="tabular-nums" flexShrink={0}>
          {position !== undefined && `${position}.`}
        </chakra.span>
        <Who {...entry} />
        {state === 'OFFERED' && <Offered {...entry} />}
        {state === 'WAITING' && open && (
          <Button
            size="sm"
            variant="outline"
            busy={own?.busy ?? false}
            busyLabel="Offering"
            onClick={() => onOffer({ entry })}
            aria-label={`Offer ${seats(quantity)} to ${member?.userName ?? 'a member'}`}
          >
            Offer
          </Button>
        )}
      </chakra.div>
      {own?.error && (
        <chakra.p
          role="alert"
          textStyle="small"
          color="danger.solid"
          paddingBlockEnd={3}
          paddingInlineStart={9}
        >
          {own.error}
        </chakra.p>
      )}
    </li>
  );
}

function Group({ group, ...acts }: Acts & { group: PackageWaitlist }) {
  const { packageName, entries, wanted, next } = group;
  return (
    <EventSectionCard title={packageName}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap={3}>
        <chakra.p textStyle="small" color="fg.muted" flex="1 1 14rem">
          {wanted === 0
            ? 'Nobody waits now.'
            : `${seats(wanted)} wanted. What becomes free is offered to the first whose number fits, for 24 hours.`}
        </chakra.p>
        {acts.open && next && (
          <Button size="sm" onClick={() => acts.onOffer({ entry: next })}>
            Offer to the next
          </Button>
        )}
      </chakra.div>
      <chakra.ul css={attendeeRows} mt={2} mb={-3} aria-label={`Waiting list of ${packageName}`}>
        {entries.map((entry) => (
          <Entry key={entry.waitlistId} entry={entry} {...acts} />
        ))}
      </chakra.ul>
    </EventSectionCard>
  );
}

/** Who waits for a seat, in their order, and to whom seats are offered (product S36). */
export function OrganiserWaitlistPanel({ waitlist, enabled, ...acts }: OrganiserWaitlistPanelProps) {
  if (waitlist.length === 0)
    return (
      <EmptyState drawing="people">
        {enabled
          ? 'Nobody waits. Members can join once a package is sold out.'
          : 'This event has no waiting list. It is switched on where the event is edited.'}
      </EmptyState>
    );
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={3}>
      {packageWaitlists(waitlist).map((group) => (
        <Group key={group.packageId} group={group} {...acts} />
      ))}
    </chakra.div>
  );
}
