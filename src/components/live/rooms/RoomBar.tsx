import { chakra } from '@chakra-ui/react';
import { Circle, Eye, Heart } from 'lucide-react';
import { memberHref } from '../../../domain/feedLinks.ts';
import { isHost, spanText, type LiveChannel } from '../../../domain/live.ts';
import type { Bars } from '../../../domain/liveMedia.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Count } from '../../ui/Count.tsx';
import { ExpandableText } from '../../ui/ExpandableText.tsx';
import { FollowButton } from '../../ui/FollowButton.tsx';
import { Link } from '../../ui/Link.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { NetworkDrawing } from './NetworkDrawing.tsx';

export interface RoomBarProps {
  channel: Pick<
    LiveChannel,
    | 'title'
    | 'description'
    | 'host'
    | 'viewerRole'
    | 'isFollowing'
    | 'audience'
    | 'likes'
    | 'isRecording'
    | 'state'
  >;
  /** Since the room is open. */
  elapsedSec: number;
  /** How long it has been recorded; absent for who does not record it. */
  recordedSec?: number | undefined;
  /** Parts of the recording that wait to be sent. */
  behind?: number | undefined;
  bars: Bars;
  /** Shows who is there; absent for the audience. */
  onAudience?: (() => void) | undefined;
  /** Absent for the host. */
  onFollow?: ((event: { following: boolean }) => void) | undefined;
}

/** What room it is, how long it has been on the air, and for how many. */
export function RoomBar(props: RoomBarProps) {
  const { channel, elapsedSec, recordedSec, behind = 0, bars, onAudience, onFollow } = props;
  const { title, description, host, isFollowing, audience, likes, isRecording, state } = channel;
  const own = isHost(channel);
  const watching = (
    <>
      <Eye size={16} aria-hidden /> <Count value={audience} noun={['watching', 'watching']} />
    </>
  );
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap={3} rowGap={2}>
      {state === 'ENDED' ? (
        <Badge>ENDED</Badge>
      ) : (
        <Badge tone="live">
          LIVE <chakra.span fontVariantNumeric="tabular-nums">{spanText(elapsedSec)}</chakra.span>
        </Badge>
      )}
      <chakra.span display="inline-flex" alignItems="center" gap={1.5} textStyle="small">
        {onAudience ? <TextButton onClick={onAudience}>{watching}</TextButton> : watching}
      </chakra.span>
      <chakra.span display="inline-flex" alignItems="center" gap={1.5} textStyle="small">
        <Heart size={16} aria-hidden /> <Count value={likes} noun={['like', 'likes']} />
      </chakra.span>
      {isRecording && (
        <Badge tone="danger" icon={<Circle size={10} fill="currentColor" aria-hidden />}>
          REC{recordedSec === undefined ? '' : ` ${spanText(recordedSec)}`}
        </Badge>
      )}
      {behind > 1 && (
        <chakra.span textStyle="small" color="warning.fg" role="status">
          {behind} parts of the recording wait to be sent
        </chakra.span>
      )}
      <NetworkDrawing bars={bars} />
      <chakra.div
        flexBasis="full"
        minWidth={0}
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap={2}
        rowGap={1}
      >
        <chakra.h1 textStyle="title" truncate title={title}>
          <bdi>{title}</bdi>
        </chakra.h1>
        <chakra.div minWidth={0} display="flex" alignItems="center" gap={2}>
          <chakra.span
            textStyle="small"
            color="fg.muted"
            truncate
            title={host.userName}
            // Beside a button a line alone would be too low to be hit (WCAG 2.5.8).
            css={{ '& > a': { display: 'block', lineHeight: '1.5rem', truncate: true } }}
          >
            {/* Whoever looks at it goes on hearing the room; a host would end it. */}
            {own ? (
              <bdi>{host.userName}</bdi>
            ) : (
              <Link href={memberHref(host.userId)} variant="plain" newTab>
                <bdi>{host.userName}</bdi>
              </Link>
            )}
          </chakra.span>
          {onFollow && <FollowButton name={host.userName} following={isFollowing} onFollow={onFollow} />}
        </chakra.div>
      </chakra.div>
      {!own && description !== undefined && (
        <chakra.div flexBasis="full" minWidth={0}>
          <ExpandableText text={description} lines={2} />
        </chakra.div>
      )}
    </chakra.div>
  );
}
