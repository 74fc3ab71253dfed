import type { LiveChannel } from '../../../domain/live.ts';
import { liveHref } from '../../../domain/liveHref.ts';
import { timeLeft } from '../../../lib/timeLeft.ts';
import { Button } from '../../ui/Button.tsx';
import { useNow } from '../../ui/Clock.tsx';
import { Count } from '../../ui/Count.tsx';
import { Notice } from '../../ui/Notice.tsx';

export interface EventRoomPanelProps {
  /** The room, once it is on the air and the reader may enter it. */
  channel: LiveChannel | undefined;
  startAt: string;
  endAt: string;
  /** The organiser opens it. */
  own: boolean;
  onStart: () => void;
}

/** The live room of an event: when it opens, and the way into it (product S58, not started). */
export function EventRoomPanel({ channel, startAt, endAt, own, onStart }: EventRoomPanelProps) {
  const now = useNow();
  if (channel)
    return (
      <Notice
        tone="success"
        title="The live room is open."
        action={
          <Button size="sm" variant="outline" href={liveHref(channel.channelName)}>
            {own ? 'Go back to it' : 'Join'}
          </Button>
        }
      >
        <Count value={channel.audience} noun={['watching', 'watching']} />
      </Notice>
    );
  if (Date.parse(endAt) <= now.getTime()) return null;
  if (own)
    return (
      <Notice
        action={
          <Button size="sm" variant="live" onClick={onStart}>
            Go live
          </Button>
        }
      >
        This event takes place in a live room. Whoever has a ticket comes in once you are live.
      </Notice>
    );
  const left = timeLeft(startAt, now);
  return (
    <Notice title="The live room is not open yet.">
      {left === undefined ? 'It opens as soon as the host is there.' : `The event begins in ${left}.`}
    </Notice>
  );
}
