import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { feedCardRecipe } from '../../../theme/recipes/feed-card.ts';
import { liveCardRecipe } from '../../../theme/recipes/live.ts';
import { MemberAvatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Count } from '../../ui/Count.tsx';
import { useLinkComponent } from '../../ui/LinkContext.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';

const Paper = chakra('article', feedCardRecipe);
const Body = chakra('div', liveCardRecipe);

export interface LiveFeedCardProps {
  item: Schemas['FeedItem'];
  /** Address of the room. */
  href: string;
  place?: { position: number; size: number };
}

/** A room on the air among the posts of a feed (product 3.3); the whole card opens it. Nothing is drawn for an item without one. */
export function LiveFeedCard({ item, href, place }: LiveFeedCardProps) {
  const name = useId();
  const Link = useLinkComponent(href);
  const { feedId, live, author } = item;
  if (!live) return null;
  const { title, audience, startedAt } = live;
  return (
    <Paper
      aria-labelledby={name}
      tabIndex={place?.position === 1 ? 0 : -1}
      aria-posinset={place?.position}
      aria-setsize={place?.size}
      data-feed-id={feedId}
    >
      <Body>
        <div data-part="top">
          <MemberAvatar member={author} />
          <div data-part="lines">
            <h2 id={name} data-part="title" title={title} dir="auto">
              <Link href={href} data-shortcut="Enter">
                {title}
              </Link>
            </h2>
            <p data-part="note">
              <bdi>{author.userName}</bdi> · <Count value={audience} noun={['watching', 'watching']} /> ·
              started <RelativeTime at={startedAt} />
            </p>
          </div>
          <Badge tone="live">LIVE</Badge>
        </div>
      </Body>
    </Paper>
  );
}
