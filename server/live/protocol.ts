/**
 * What the API and the media server say to each other. Both ends are ours, but they may be of two versions and on two machines, so
 * what arrives is looked at. The media server knows rooms and seats: no members, no names, no rights.
 */

/** One presence of one member in one room. The API makes it; the same member in a second tab has another one. */
export type SeatId = string;

/** VIDEO 1, AUDIO 2. */
export type StreamMediaType = 1 | 2;
/** HOST 0, AUDIENCE 1. */
export type LiveRole = 0 | 1;

/** What an access token says; see accessToken.ts. */
export interface AccessClaims {
  channelName: string;
  seatId: SeatId;
  role: LiveRole;
  mediaType: StreamMediaType;
  /** Seconds since 1970. A session that began before goes on. */
  exp: number;
}

/** A room that is to be there; the same again changes its host seat, and ends what another one publishes. */
export interface RoomOrder {
  channelName: string;
  mediaType: StreamMediaType;
  hostSeatId: SeatId;
}

/**
 * Why a recording ended: `host.lost` also when the media server itself died, `limit` when the file reached its greatest size.
 * Whatever the reason, what was written is a film.
 */
export const endReasons = ['stopped', 'host.lost', 'room.closed', 'disk.full', 'limit'] as const;
export type EndReason = (typeof endReasons)[number];

/** A file of the media server. `bytes` and `durationMs` are of what is on the disk. */
export interface RecordingFile {
  recordingId: string;
  channelName: string;
  bytes: number;
  durationMs: number;
  /** Absent while it runs. */
  reason?: EndReason;
}

export interface RoomState {
  channelName: string;
  mediaType: StreamMediaType;
  hostSeatId: SeatId;
  /** The host's media arrive. */
  hostConnected: boolean;
  /** Seats of the audience that are connected. */
  viewers: SeatId[];
  /** The recording that runs. */
  recordingId?: string;
}

/** All that the media server knows. `recordings` has those that run and those that have ended and were not deleted yet. */
export interface LiveServerState {
  rooms: RoomState[];
  recordings: RecordingFile[];
}

interface OfSeat {
  channelName: string;
  seatId: SeatId;
}

export type LiveEvent =
  | ({ type: 'host.connected' | 'host.lost' | 'viewer.connected' | 'viewer.lost' } & OfSeat)
  | { type: 'room.closed'; channelName: string }
  /** At most each 5 seconds. */
  | ({ type: 'recording.written' } & RecordingFile)
  | ({ type: 'recording.ended'; reason: EndReason } & RecordingFile)
  /** Says nothing; keeps the connection. */
  | { type: 'alive' };

/** What an API process hears: `state` after each connection, since what happened before it was missed. */
export type HeardEvent = Exclude<LiveEvent, { type: 'alive' }> | { type: 'state'; state: LiveServerState };

/** The greatest description of a session that is read, in bytes. */
export const SDP_MAX_BYTES = 64 * 1024;
/** A token is good for this long at most. */
export const ACCESS_MAX_SEC = 4 * 3600;

const channelForm = /^[A-Za-z0-9_-]{16}$/;
const idForm = /^[A-Za-z0-9_-]{1,64}$/;

export const isChannelName = (value: unknown): value is string =>
  typeof value === 'string' && channelForm.test(value);
/** Also of recordings; safe as the name of a file. */
export const isOpaqueId = (value: unknown): value is string =>
  typeof value === 'string' && idForm.test(value);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isMediaType = (value: unknown): value is StreamMediaType => value === 1 || value === 2;

/** The order of a room, or undefined when it is none. */
export function readRoomOrder(value: unknown): RoomOrder | undefined {
  if (!isObject(value)) return undefined;
  const { channelName, mediaType, hostSeatId } = value;
  if (!isChannelName(channelName) || !isMediaType(mediaType) || !isOpaqueId(hostSeatId)) return undefined;
  return { channelName, mediaType, hostSeatId };
}

/** The claims of a token whose signature is good, or undefined when they are none. */
export function readClaims(value: unknown): AccessClaims | undefined {
  if (!isObject(value)) return undefined;
  const { channelName, seatId, role, mediaType, exp } = value;
  if (!isChannelName(channelName) || !isOpaqueId(seatId) || !isMediaType(mediaType)) return undefined;
  if ((role !== 0 && role !== 1) || typeof exp !== 'number' || !Number.isSafeInteger(exp)) return undefined;
  return { channelName, seatId, role, mediaType, exp };
}

function readFile(value: Record<string, unknown>): RecordingFile | undefined {
  const { recordingId, channelName, bytes, durationMs, reason } = value;
  if (!isOpaqueId(recordingId) || !isChannelName(channelName)) return undefined;
  if (typeof bytes !== 'number' || typeof durationMs !== 'number') return undefined;
  const known = endReasons.find((one) => one === reason);
  return { recordingId, channelName, bytes, durationMs, ...(known === undefined ? {} : { reason: known }) };
}

/** One line of the events; undefined for one of a later version. */
export function readLiveEvent(line: string): LiveEvent | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (!isObject(value)) return undefined;
  const { type, channelName, seatId } = value;
  switch (type) {
    case 'alive':
      return { type };
    case 'host.connected':
    case 'host.lost':
    case 'viewer.connected':
    case 'viewer.lost':
      return isChannelName(channelName) && isOpaqueId(seatId) ? { type, channelName, seatId } : undefined;
    case 'room.closed':
      return isChannelName(channelName) ? { type, channelName } : undefined;
    case 'recording.written':
    case 'recording.ended': {
      const file = readFile(value);
      if (!file || type === 'recording.written') return file && { type: 'recording.written', ...file };
      const { reason } = file;
      return reason && { ...file, type, reason };
    }
    default:
      return undefined;
  }
}

/** The whole state; rooms and recordings that cannot be read are left out. */
export function readState(value: unknown): LiveServerState {
  const listOf = (list: unknown) => (Array.isArray(list) ? list.filter(isObject) : []);
  const { rooms, recordings } = isObject(value) ? value : {};
  return {
    rooms: listOf(rooms).flatMap((room) => {
      const order = readRoomOrder(room);
      if (!order) return [];
      const viewers = Array.isArray(room.viewers) ? room.viewers.filter(isOpaqueId) : [];
      const { recordingId } = room;
      return [
        {
          ...order,
          hostConnected: room.hostConnected === true,
          viewers,
          ...(isOpaqueId(recordingId) ? { recordingId } : {}),
        },
      ];
    }),
    recordings: listOf(recordings).flatMap((file) => readFile(file) ?? []),
  };
}
