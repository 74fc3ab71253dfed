import {
  eventState,
  eventStateLabels,
  leftText,
  type EventInShort,
  type EventState,
} from '../../../domain/events.ts';
import { Badge, type BadgeProps } from '../../ui/Badge.tsx';
import { useNow } from '../../ui/Clock.tsx';

export interface EventStateBadgeProps {
  event: Pick<EventInShort, 'status' | 'startAt' | 'endAt' | 'soldOut' | 'remaining'>;
}

const tones: Record<EventState, BadgeProps['tone']> = {
  draft: 'info',
  cancelled: 'danger',
  ended: 'neutral',
  soldOut: 'warning',
  now: 'success',
};

/** What a visitor has to know before all else, or how few places are left. Nothing of an event that is simply to come. */
export function EventStateBadge({ event }: EventStateBadgeProps) {
  const state = eventState(event, useNow());
  if (state) return <Badge tone={tones[state]}>{eventStateLabels[state]}</Badge>;
  const left = leftText(event.remaining);
  return left ? <Badge>{left}</Badge> : null;
}
