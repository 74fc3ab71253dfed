import { useState } from 'react';
import { isRecord, scratch } from '../../api/scratch.ts';
import type { ListState } from '../../components/ui/listState.ts';
import type { Recording } from '../../domain/recordings.ts';
import type { useRecordsPage } from './useRecordsPage.ts';

/** Seconds, by recording; those that were played last come last. */
type Places = Record<string, number>;
const isPlaces = (value: unknown): value is Places =>
  isRecord(value) && Object.values(value).every((place) => typeof place === 'number');
const stored = scratch(() => localStorage, 'played', isPlaces);
const mostKept = 50;
/** So near the end it was seen to the end. */
const endSec = 5;

function keep({ recordingId, durationSec }: Recording, seconds: number) {
  const { [recordingId]: _before, ...others } = stored.read() ?? {};
  const kept = Object.entries(others).slice(1 - mostKept);
  const isOver = seconds < 1 || seconds > durationSec - endSec;
  stored.write(Object.fromEntries(isOver ? kept : [...kept, [recordingId, Math.floor(seconds)]]));
}

/** Saves the file under its title, which the server says. */
function download({ url = '' }: Recording) {
  const link = document.createElement('a');
  link.href = `${url}${url.includes('?') ? '&' : '?'}download`;
  link.download = '';
  link.click();
}

/** The recording that the address names, from where it was left on this device (product S54). */
export function usePlayedRecording(
  state: ListState<Recording>,
  { asked, onOpen }: Pick<ReturnType<typeof useRecordsPage>, 'asked' | 'onOpen'>,
) {
  const [played, setPlayed] = useState<{ recording: Recording; startAt: number }>();
  const listed = state.status === 'ready' ? state.items : [];
  const found = listed.find(({ recordingId, url }) => recordingId === asked && url !== undefined);
  if (asked === undefined && played) setPlayed(undefined);
  // What is played stays as it began: its address is another one in each answer.
  if (found && found.recordingId !== played?.recording.recordingId)
    setPlayed({ recording: found, startAt: stored.read()?.[found.recordingId] ?? 0 });
  return {
    recording: asked === undefined ? undefined : played?.recording,
    startAt: played?.startAt ?? 0,
    onPlay: ({ recording }: { recording: Recording }) => onOpen(recording.recordingId),
    onPlace: ({ seconds }: { seconds: number }) => played && keep(played.recording, seconds),
    onDownload: ({ recording }: { recording: Recording }) => download(recording),
    onClose: () => onOpen(undefined),
  };
}
