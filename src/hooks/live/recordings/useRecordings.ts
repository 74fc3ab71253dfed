import { useApiCache } from '../../../api/swr.ts';
import { useApiInfinite } from '../../../api/swrInfinite.ts';
import type { StreamMediaType } from '../../../domain/live.ts';
import type { Recording, RecordingsAnswer } from '../../../domain/recordings.ts';
import { useListState } from '../../site/useListState.ts';
import { useNews } from '../../site/news.ts';
import { useStreamEvent } from '../../site/useStreamEvent.ts';

const idOf = ({ recordingId }: Recording) => recordingId;

export interface WhoseRecordings {
  mine: boolean;
  /** Of this member. */
  by: string | undefined;
}

/**
 * Recordings of a kind, the newest first: the member's own, of those whom the member follows, or of one member (product S54).
 */
export function useRecordings(mediaType: StreamMediaType, { mine, by }: WhoseRecordings) {
  const { invalidate, patch } = useApiCache();
  const pages = useApiInfinite('recordings', {
    mediaType,
    ...(by === undefined ? { mine } : { otherUserId: by }),
  });
  const refresh = () => invalidate(['recordings']);
  /** Shows one as it stands now. */
  const place = (recording: Recording) =>
    patch<RecordingsAnswer>(['recordings'], (page) =>
      page.response.some(({ recordingId }) => recordingId === recording.recordingId)
        ? {
            ...page,
            response: page.response.map((one) =>
              one.recordingId === recording.recordingId ? recording : one,
            ),
          }
        : page,
    );
  useStreamEvent('recording.ready', ({ recording }) => {
    void place(recording);
    void refresh();
  });
  useNews(() => void refresh());
  return { state: useListState(pages, idOf), storage: pages.data?.[0]?.storage, refresh, place };
}
export type Recordings = ReturnType<typeof useRecordings>;
