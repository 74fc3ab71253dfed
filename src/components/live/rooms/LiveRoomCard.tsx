import { chakra } from '@chakra-ui/react';
import { Mic, Video } from 'lucide-react';
import { isVideo, type LiveChannel } from '../../../domain/live.ts';
import { liveHref } from '../../../domain/liveHref.ts';
import { liveCardRecipe } from '../../../theme/recipes/live.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { Count } from '../../ui/Count.tsx';
import { Link } from '../../ui/Link.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';

const Body = chakra('div', liveCardRecipe);

export interface LiveRoomCardProps {
  channel: LiveChannel;
}

/** A room that is on the air (product S54). */
export function LiveRoomCard({ channel }: LiveRoomCardProps) {
  const { channelName, title, host, audience, startedAt, posterUrl, mediaType, viewerRole } = channel;
  return (
    <Card as="article">
      <Body>
        <div data-part="picture">
          {isVideo(mediaType) ? <Video aria-hidden /> : <Mic aria-hidden />}
          {posterUrl !== undefined && <img src={posterUrl} alt="" loading="lazy" />}
          <span data-part="state">
            <Badge tone="live">LIVE</Badge>
          </span>
        </div>
        <div data-part="lines">
          <h3 data-part="title">
            <Link href={liveHref(channelName)} variant="plain">
              <bdi>{title}</bdi>
            </Link>
          </h3>
          <p data-part="note">
            {viewerRole === 0 ? (
              'Your room'
            ) : (
              <bdi data-part="name" title={host.userName}>
                {host.userName}
              </bdi>
            )}{' '}
            · <Count value={audience} noun={['watching', 'watching']} /> · started{' '}
            <RelativeTime at={startedAt} />
          </p>
        </div>
      </Body>
    </Card>
  );
}
