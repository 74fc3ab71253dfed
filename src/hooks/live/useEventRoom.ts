import { useApiQuery } from '../../api/swr.ts';
import { LiveMediaType } from '../../domain/enums.ts';
import type { LiveChannel } from '../../domain/live.ts';
import { useNews } from '../site/news.ts';

/** Nobody is told of rooms that begin and end. */
const fresh = { dedupingInterval: 0, refreshInterval: 20_000 };

/** The room that is on the air for an event; undefined while there is none that the reader may enter. */
export function useEventRoom(eventId: string): LiveChannel | undefined {
  const video = useApiQuery('fetchChannel', { mediaType: LiveMediaType.VIDEO }, fresh);
  const audio = useApiQuery('fetchChannel', { mediaType: LiveMediaType.AUDIO }, fresh);
  useNews(() => {
    void video.mutate();
    void audio.mutate();
  });
  return [...(video.data?.response ?? []), ...(audio.data?.response ?? [])].find(
    (channel) => channel.eventId === eventId,
  );
}
