import { useEffect, useState } from 'react';
import { isRecord, scratch } from '../../../api/scratch.ts';
import type { Recording } from '../../../domain/recordings.ts';
import { toast } from '../../../lib/toastQueue.ts';
import { useLatest } from '../../site/useLatest.ts';
import type { Recordings } from './useRecordings.ts';
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

type Listed = Pick<Recordings, 'state' | 'refresh'>;
type Page = Pick<ReturnType<typeof useRecordsPage>, 'asked' | 'onOpen'>;

/** Reads on until the list has the one that the address names, and says so where it has none. */
function useFurtherPages({ state, refresh }: Listed, { asked, onOpen }: Page, isKnown: boolean) {
  const [checked, setChecked] = useState<string>();
  const wanted = asked !== undefined && !isKnown;
  const more = state.status === 'ready' && state.hasMore ? state : undefined;
  const readsOn = wanted && more !== undefined && !more.busy && !more.moreError;
  const isMissing = wanted && (state.status === 'empty' || (state.status === 'ready' && !state.hasMore));
  const isGone = isMissing && checked === asked;
  const act = useLatest({ more, onOpen, refresh });
  const read = state.status === 'ready' ? state.items.length : 0;
  useEffect(() => {
    if (readsOn) act.current.more?.onLoadMore();
  }, [readsOn, read, act]);
  useEffect(() => {
    // What is shown may be older than the recording.
    if (isMissing) void act.current.refresh().then(() => setChecked(asked));
  }, [isMissing, asked, act]);
  useEffect(() => {
    if (!isGone) return;
    toast({ kind: 'info', title: 'This recording is not there any more' });
    act.current.onOpen(undefined);
  }, [isGone, act]);
}

/** The recording that the address names, from where it was left on this device (product S54). */
export function usePlayedRecording({ state, refresh }: Listed, { asked, onOpen }: Page) {
  const [played, setPlayed] = useState<{ recording: Recording; startAt: number }>();
  const listed = state.status === 'ready' ? state.items : [];
  const found = listed.find(({ recordingId, url }) => recordingId === asked && url !== undefined);
  const shown = played?.recording.recordingId === asked ? played : undefined;
  if (asked === undefined && played) setPlayed(undefined);
  const isListed = listed.some(({ recordingId }) => recordingId === asked);
  useFurtherPages({ state, refresh }, { asked, onOpen }, shown !== undefined || isListed);
  // What is played stays as it began: its address is another one in each answer.
  if (found && found.recordingId !== played?.recording.recordingId)
    setPlayed({ recording: found, startAt: stored.read()?.[found.recordingId] ?? 0 });
  return {
    recording: shown?.recording,
    startAt: shown?.startAt ?? 0,
    onPlay: ({ recording }: { recording: Recording }) => onOpen(recording.recordingId),
    onPlace: ({ seconds }: { seconds: number }) => played && keep(played.recording, seconds),
    onDownload: ({ recording }: { recording: Recording }) => download(recording),
    /** Its address may have ended: with the next answer it begins anew, where it was left. */
    onRetry: () => void refresh().then(() => setPlayed(undefined)),
    onClose: () => onOpen(undefined),
  };
}
