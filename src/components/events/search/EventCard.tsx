import { chakra } from '@chakra-ui/react';
import { Bookmark, MapPin, Share2, Ticket, Users } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { eventPlace, eventPrice, friendsText, type EventInShort } from '../../../domain/events.ts';
import { eventTime } from '../../../lib/eventTime.ts';
import { eventCardRecipe } from '../../../theme/recipes/event.ts';
import { feedCardRecipe } from '../../../theme/recipes/feed-card.ts';
import { postActionsRecipe } from '../../../theme/recipes/post.ts';
import { useLinkComponent } from '../../ui/LinkContext.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { EventMedia } from './EventMedia.tsx';
import { EventStateBadge } from './EventStateBadge.tsx';

const Paper = chakra('article', feedCardRecipe);
const Frame = chakra('div', eventCardRecipe);
const Actions = chakra('div', postActionsRecipe);

export interface EventCardProps {
  event: EventInShort;
  /** Address of the event's own page. Absent where it has none yet: a preview. */
  href?: string | undefined;
  saved?: boolean;
  onSave?: ((event: { saved: boolean }) => void) | undefined;
  onShare?: (() => void) | undefined;
  /** A menu, at the end of the title. */
  menu?: ReactNode;
  /** Place among the items of a feed, from 1, and how many there are; -1 while that is not known. */
  place?: { position: number; size: number } | undefined;
}

function Facts({ event }: Pick<EventCardProps, 'event'>) {
  const { organiser, friendsGoing } = event;
  const price = eventPrice(event);
  const friends = friendsText(friendsGoing);
  return (
    <ul data-part="facts">
      <li>
        <MapPin aria-hidden />
        <span dir="auto">{eventPlace(event)}</span>
      </li>
      {price && (
        <li>
          <Ticket aria-hidden />
          <chakra.span fontWeight="semibold">{price}</chakra.span>
        </li>
      )}
      {friends && (
        <li data-part="quiet">
          <Users aria-hidden />
          <span dir="auto">{friends}</span>
        </li>
      )}
      {organiser && (
        <li data-part="quiet">
          <span>
            By <bdi>{organiser.userName}</bdi>
          </span>
        </li>
      )}
    </ul>
  );
}

/** An event in a feed or a list (product S32). The whole card opens it. */
export function EventCard({ event, href, saved = false, onSave, onShare, menu, place }: EventCardProps) {
  const name = useId();
  const Link = useLinkComponent(href ?? '');
  const { eventId, eventName, eventImage, startAt, timezone } = event;
  return (
    <Paper
      aria-labelledby={name}
      tabIndex={place?.position === 1 ? 0 : -1}
      aria-posinset={place?.position}
      aria-setsize={place?.size}
      data-feed-id={eventId}
    >
      <Frame>
        <div data-part="body">
          <div data-part="picture">
            <EventMedia src={eventImage} state={<EventStateBadge event={event} />} />
          </div>
          <div>
            <div data-part="top">
              <div data-part="lines">
                <time data-part="when" dateTime={startAt}>
                  {eventTime(startAt, timezone)}
                </time>
                <h2 id={name} data-part="title" title={eventName} dir="auto">
                  {href === undefined ? (
                    eventName
                  ) : (
                    <Link href={href} data-shortcut="Enter">
                      {eventName}
                    </Link>
                  )}
                </h2>
              </div>
              {menu && <div data-part="above">{menu}</div>}
            </div>
            <Facts event={event} />
          </div>
        </div>
        {(onSave ?? onShare) && (
          <Actions data-part="above">
            {onSave && (
              <button
                type="button"
                data-shortcut="s"
                aria-pressed={saved}
                onClick={() => onSave({ saved: !saved })}
              >
                <Bookmark aria-hidden />
                Save
              </button>
            )}
            {onShare && (
              <button type="button" aria-haspopup="dialog" onClick={onShare}>
                <Share2 aria-hidden />
                Share
              </button>
            )}
          </Actions>
        )}
      </Frame>
    </Paper>
  );
}

const SkeletonPaper = chakra('div', feedCardRecipe);
const SkeletonFrame = chakra('div', eventCardRecipe);

/** Stands in for an event of a list. */
export function EventCardSkeleton() {
  return (
    <SkeletonPaper>
      <SkeletonFrame>
        <div data-part="body">
          <chakra.div aspectRatio="16 / 9">
            <Skeleton shape="box" height="full" />
          </chakra.div>
          <div>
            <Skeleton width="10rem" />
            <Skeleton width="14rem" height="1.5rem" />
            <Skeleton lines={3} />
          </div>
        </div>
        <Actions aria-hidden>
          <div />
        </Actions>
      </SkeletonFrame>
    </SkeletonPaper>
  );
}
