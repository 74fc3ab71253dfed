import { useSearchParams } from 'react-router-dom';
import type { RecordsTab, Whose } from '../../../components/live/recordings/RecordsPanel.tsx';

/** What of the lists is shown, as the address has it: it can be shared, and Back leads to it again. */
export function useRecordsPage() {
  const [params, setParams] = useSearchParams();
  const change = (changes: Record<string, string | undefined>) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      for (const [name, value] of Object.entries(changes))
        if (value === undefined) after.delete(name);
        else after.set(name, value);
      return after;
    });
  const asked = params.get('recording') ?? undefined;
  const tab: RecordsTab = params.get('tab') === 'recordings' || asked !== undefined ? 'recordings' : 'live';
  /** The member whose recordings are shown, of a link to one of them. */
  const by = params.get('by') ?? undefined;
  const own: Whose = params.get('whose') === 'mine' ? 'mine' : 'followed';
  const whose: Whose = by === undefined ? own : 'member';
  return {
    tab,
    whose,
    by,
    /** The one that the address names. */
    asked,
    onTab: (next: RecordsTab) => change({ tab: next === 'live' ? undefined : next, recording: undefined }),
    onWhose: ({ whose: next }: { whose: Whose }) =>
      change({
        tab: 'recordings',
        whose: next === 'mine' ? next : undefined,
        recording: undefined,
        by: undefined,
      }),
    /** Another one is opened, or none is any more. */
    onOpen: (recordingId: string | undefined) => change({ tab: 'recordings', recording: recordingId }),
  };
}
