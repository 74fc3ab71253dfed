import { useEffect } from 'react';
import { onStreamEvent, type EventOf, type StreamEvent } from '../../realtime/events.ts';
import { useLatest } from './useLatest.ts';

/** Calls `listener` with every event of one type that the stream tells. */
export function useStreamEvent<Type extends StreamEvent['type']>(
  type: Type,
  listener: (event: EventOf<Type>) => void,
): void {
  const latest = useLatest(listener);
  useEffect(() => onStreamEvent(type, (event) => latest.current(event)), [type, latest]);
}
