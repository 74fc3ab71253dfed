import type { Handlers, Schemas } from '#openapi/contract.ts';
import { http, HttpResponse } from 'msw';
import { recordingStorage } from '../factories/recordings.ts';
import { changeChannel, changeRecording, channelsNow, dropRecording, recordingsNow } from '../liveMemory.ts';
import { MockProblem, type MockContext } from '../msw.ts';

const pageLength = 10;

function recordingOf(id: string): Schemas['Recording'] {
  const recording = recordingsNow().find(({ recordingId }) => recordingId === id);
  if (!recording) throw new MockProblem(404, { code: 'NOT_FOUND', message: 'There is no such recording.' });
  return recording;
}

/** Recordings as Amara sees them, as they stand after what a story did. */
export const recordingHandlers = {
  recordings: ({ mediaType, mine = false, otherUserId, pageIndex }) => {
    const found = recordingsNow().filter(
      (one) =>
        one.mediaType === mediaType &&
        (otherUserId === undefined ? one.isOwner === mine : one.host.userId === otherUserId),
    );
    return {
      message: 'Recordings',
      response: found.slice((pageIndex - 1) * pageLength, pageIndex * pageLength),
      count: found.length,
      ...(mine && { storage: recordingStorage }),
    };
  },
  recordStart: ({ channelName, recordingId = 'r-new' }) => {
    changeChannel(channelName, { isRecording: true, recordingId });
    return { message: 'Recording', response: { recordingId, partSec: 5, uploadUrls: [] } };
  },
  recordStop: ({ recordingId, title, visibility }) => {
    changeRecording(recordingId, { title, visibility });
    const room = channelsNow().find((one) => one.recordingId === recordingId);
    if (room) changeChannel(room.channelName, { isRecording: false });
    const [first] = recordingsNow();
    const known = recordingsNow().find((one) => one.recordingId === recordingId) ?? first;
    if (!known) throw new MockProblem(404, { code: 'NOT_FOUND', message: 'There is no such recording.' });
    return { message: 'Recording saved', response: { ...known, title, visibility } };
  },
  recordDelete: ({ recordingId }) => {
    recordingOf(recordingId);
    dropRecording(recordingId);
    return { message: 'Recording deleted' };
  },
} satisfies Partial<Handlers<MockContext>>;

/** Where a browser sends its recording, which takes nothing more. */
export const partsUrl = '/media/parts/1';
export const refusedParts = http.put(`*${partsUrl}`, () => new HttpResponse(null, { status: 413 }));
/** Takes every part, and says its number. */
export const takenParts = (onPart: (partNumber: string) => void) =>
  http.put('*/media/parts/:partNumber', ({ params }) => {
    onPart(String(params['partNumber']));
    return new HttpResponse(null, { status: 200 });
  });
