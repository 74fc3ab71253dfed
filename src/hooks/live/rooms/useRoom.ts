import { useState } from 'react';
import type { ApiError } from '../../../api/errors.ts';
import { useApiCache, useApiQuery } from '../../../api/swr.ts';
import {
  channelWith,
  isHost,
  LiveAction,
  mergeComments,
  roomAfter,
  type KeptOut,
  type LiveChannel,
  type LiveComment,
  type Member,
  type RoomAnswer,
} from '../../../domain/live.ts';
import { useSession } from '../../account/useSession.ts';
import { useNews } from '../../site/news.ts';
import { useStreamEvent } from '../../site/useStreamEvent.ts';

export interface Room {
  channel: LiveChannel | undefined;
  /** Why there is none. */
  error: ApiError | undefined;
  loading: boolean;
  comments: readonly LiveComment[];
  /** Who is in it, for its host. */
  members: readonly Member[];
  /** Whom its host has removed or muted, for its host. */
  keptOut: readonly KeptOut[];
  /** Until when the host may come back, while away. */
  awayUntil: string | undefined;
  addComment: (comment: LiveComment) => void;
  /** Shows a change at once. */
  patch: (changes: Partial<LiveChannel>) => void;
  refresh: () => void;
  /** As `refresh`; resolves once the room stands as it was answered. */
  reread: () => Promise<void>;
}

const lookEveryMs = 20_000;
const waitsForRecording = (channel: LiveChannel | undefined) =>
  channel?.state === 'ENDED' && channel.recordingId === undefined && !isHost(channel);

/** What was read before is kept by SWR, and is not for this reader any more. */
const isShut = (error: ApiError | undefined) => error?.status === 404 || error?.status === 403;

const listsOf = (answer: RoomAnswer | undefined): Pick<Room, 'members' | 'keptOut'> => ({
  members: answer?.members ?? [],
  keptOut: answer?.keptOut ?? [],
});

/** A live room as it stands: what was read of it, and what the stream has told since (product S56-S58). */
export function useRoom(channelName: string): Room {
  const { isLoggedIn } = useSession();
  const { patch } = useApiCache();
  const read = useApiQuery('fetchChannel', isLoggedIn ? { channelName } : null, {
    dedupingInterval: 0,
    // Nobody is told when the recording of a room that has ended is ready.
    refreshInterval: (answer?: RoomAnswer) => (waitsForRecording(answer?.response[0]) ? lookEveryMs : 0),
  });
  const [comments, setComments] = useState<readonly LiveComment[]>([]);
  const [taken, setTaken] = useState<RoomAnswer['comments']>();
  const [awayUntil, setAwayUntil] = useState<string>();
  const isGone = isShut(read.error);
  const channel = isGone ? undefined : read.data?.response[0];
  const said = read.data?.comments;
  if (said && said !== taken) {
    setTaken(said);
    setComments((known) => mergeComments(known, said));
  }
  const reread = async () => void (await read.mutate());
  const refresh = () => void reread().catch(() => {});
  const change = (event: Parameters<typeof roomAfter>[1]) => {
    void patch<RoomAnswer>(['fetchChannel'], (answer) => roomAfter(answer, event));
  };
  const addComment = (comment: LiveComment) => setComments((known) => mergeComments(known, [comment]));

  useStreamEvent('live.state', (event) => {
    if (event.channelName !== channelName) return;
    setAwayUntil(event.hostAwayUntil);
    change(event);
    // Only the server knows what there is to see after the end, and which recording another tab has begun.
    const isUnknown = event.isRecording && channel?.recordingId === undefined && channel?.viewerRole === 0;
    if (event.state === 'ENDED' || isUnknown) refresh();
  });
  useStreamEvent('live.like', change);
  useStreamEvent('live.audience', change);
  useStreamEvent('live.kick', (event) => {
    change(event);
    if (event.channelName === channelName && event.action === LiveAction.ALLOW) refresh();
  });
  useStreamEvent('live.comment', ({ comment }) => {
    if (comment.channelName === channelName) addComment(comment);
  });
  useNews(() => void (isLoggedIn && refresh()));

  return {
    channel,
    error: channel ? undefined : read.error,
    loading: isLoggedIn && !channel && !isGone && (read.isLoading || read.isValidating),
    comments,
    ...listsOf(read.data),
    awayUntil: channel?.state === 'HOST_AWAY' ? awayUntil : undefined,
    addComment,
    patch: (changes) =>
      void patch<RoomAnswer>(['fetchChannel'], (answer) => ({
        ...answer,
        response: answer.response.map((one) =>
          one.channelName === channelName ? channelWith(one, changes) : one,
        ),
      })),
    refresh,
    reread,
  };
}
