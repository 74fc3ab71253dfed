import { useApiQuery } from '../../../api/swr.ts';
import type { LiveChannel } from '../../../domain/live.ts';
import { useNews } from '../../site/news.ts';

/** The room that is on the air for an event; undefined while there is none that the reader may enter. */
export function useEventRoom(eventId: string): LiveChannel | undefined {
  const { data, mutate } = useApiQuery(
    'fetchChannel',
    { eventId },
    // Nobody is told of rooms that begin and end.
    { dedupingInterval: 0, refreshInterval: 20_000 },
  );
  useNews(() => void mutate());
  return data?.response[0];
}
