import type { Readable } from 'node:stream';
import type { IceServer } from '../live/config.ts';
import type { AccessClaims, HeardEvent, LiveServerState, RoomOrder, SeatId } from '../live/protocol.ts';

/** What the browser is given beside the token's end, as WebRtcAccess of the contract. */
export interface WebRtcWay {
  token: string;
  /** A path of this server while the media server is its child, else the media server's address. */
  serverUrl: string;
  iceServers: IceServer[];
}

/** Why a recording did not begin. */
export type NotRecording = 'NO_ROOM' | 'NO_HOST' | 'RUNNING' | 'DISK_FULL';

/** The media server cannot be reached or has failed; a handler answers 503. */
export class MediaServerAway extends Error {}

/**
 * The media server as the API sees it. Every call may be made again; each throws MediaServerAway when no answer came. The process is
 * started by the first call that needs it, and again after it died, when it is a child of ours.
 */
export interface MediaServer {
  /** How one seat gets to the media. Makes a token and asks nobody. */
  way(claims: AccessClaims): WebRtcWay;
  /** A room that is to be there, with this host seat. What an earlier host seat published ends. */
  openRoom(order: RoomOrder): Promise<void>;
  /** Ends all sessions and the recording of a room; fine when there is none. */
  closeRoom(channelName: string): Promise<void>;
  /** Ends the session of a seat, and keeps it out until its room closes; fine when there is none. */
  removeSeat(channelName: string, seatId: SeatId): Promise<void>;
  /** Undefined: it runs. The same recording again is fine. */
  startRecording(channelName: string, recordingId: string): Promise<NotRecording | undefined>;
  /** `recording.ended` follows; fine when none runs. */
  stopRecording(channelName: string): Promise<void>;
  /** A picture of what is on air, in VP8; undefined when there is none just now. */
  readStill(channelName: string, signal: AbortSignal): Promise<Uint8Array | undefined>;
  /** The WebM as it is on the disk; undefined when there is none. */
  readRecording(recordingId: string): Promise<Readable | undefined>;
  /** Fine when there is none. */
  deleteRecording(recordingId: string): Promise<void>;
  state(): Promise<LiveServerState>;
  /**
   * Hears what happens, with the whole state after each connection; the returned function ends that. Other processes of the API
   * hear the same.
   */
  listen(hear: (event: HeardEvent) => void): () => void;
  /** Ends the connection, and the process when it is ours; its recordings are complete then. */
  close(): Promise<void>;
}
