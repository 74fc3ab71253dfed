import type { Schemas } from '#openapi/contract.ts';
// Within the page: what a mocked network gives cannot be sought in.
import filmUrl from '../fixtures/film.webm?inline';
import { pictures } from '../fixtures/pictures.ts';
import { authors, minutesBefore } from './feed.ts';

type Recording = Schemas['Recording'];

const day = 60 * 24;

/** Of Café Sol, ready, unless said otherwise. */
export const makeRecording = (changes: Partial<Recording> = {}): Recording => ({
  recordingId: 'r1',
  channelName: 'q7Zr2mK9xT4bLw0c',
  mediaType: 1,
  title: 'Portfolio night',
  description: 'Bring one piece of work.',
  host: authors.sol,
  startedAt: minutesBefore(day * 2),
  durationSec: 3720,
  sizeBytes: 412_000_000,
  url: filmUrl,
  posterUrl: pictures.orchard.url,
  visibility: 0,
  state: 1,
  views: 1240,
  likes: 4,
  isLiked: false,
  isOwner: false,
  ...changes,
});

/** Of Amara's own. */
export const makeOwnRecording = (changes: Partial<Recording> = {}): Recording =>
  makeRecording({ host: authors.amara, isOwner: true, ...changes });

/** Without what there is only once it can be played. */
const unplayable = ({ url: _url, posterUrl: _poster, ...recording }: Recording): Recording => recording;

export const processingRecording = unplayable(
  makeOwnRecording({
    recordingId: 'r2',
    title: 'How I hire juniors',
    state: 0,
    progress: 40,
    sizeBytes: 380_000_000,
    startedAt: minutesBefore(90),
  }),
);
export const partialRecording = makeOwnRecording({
  recordingId: 'r3',
  title: 'Questions from the second row',
  state: 3,
  durationSec: 760,
  sizeBytes: 61_000_000,
  visibility: 1,
  startedAt: minutesBefore(day * 6),
});
export const failedRecording = unplayable(
  makeOwnRecording({
    recordingId: 'r4',
    title: 'The one with the rain',
    state: 2,
    failureReason: 'There was no picture and no sound in it.',
    durationSec: 0,
    sizeBytes: 0,
    startedAt: minutesBefore(day * 9),
  }),
);

/** Of Amara, the newest first. */
export const ownRecordings: Recording[] = [
  processingRecording,
  makeOwnRecording(),
  partialRecording,
  failedRecording,
];
/** Of those whom Amara follows. */
export const followedRecordings: Recording[] = [
  makeRecording({ recordingId: 'r11', title: 'How we hire for the kitchen' }),
  makeRecording({
    recordingId: 'r12',
    title: 'Dyeing with indigo',
    host: authors.konoha,
    durationSec: 1541,
    views: 88,
    posterUrl: pictures.meadow.url,
    startedAt: minutesBefore(day * 4),
  }),
];
export const recordingStorage = { usedBytes: 473_000_000, limitBytes: 10_000_000_000 };
