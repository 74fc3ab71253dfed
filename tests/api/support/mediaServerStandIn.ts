import { Readable } from 'node:stream';
import type { EndReason, HeardEvent, RecordingFile, RoomState } from '../../../server/live/protocol.ts';
import {
  MediaServerAway,
  type MediaServer,
  type NotRecording,
} from '../../../server/services/mediaServer.ts';

/** A media server without media: tests say what happens in its rooms, and look at what it was told. */
export class MediaServerStandIn implements MediaServer {
  readonly rooms = new Map<string, RoomState>();
  readonly files = new Map<string, { file: RecordingFile; bytes: Buffer }>();
  /** Seats that were put out, in their order. */
  readonly removed: string[] = [];
  /** What is seen in a room, by its name: a picture in VP8. */
  readonly stills = new Map<string, Uint8Array>();
  /** Something happens while a picture is asked for. */
  beforeStill: (() => Promise<void>) | undefined;
  /** Answers nothing while it is true. */
  isAway = false;
  /** Calls that it did not answer. */
  unanswered = 0;
  /** Why the next recording does not begin. */
  refuses: NotRecording | undefined;
  readonly #listeners = new Set<(event: HeardEvent) => void>();

  #answers() {
    if (!this.isAway) return;
    this.unanswered += 1;
    throw new MediaServerAway();
  }

  /** Says to the API what has happened. */
  tell(event: HeardEvent) {
    this.#know(event);
    for (const hear of this.#listeners) hear(event);
  }

  /** Its state says the same as its events. */
  #know(event: HeardEvent) {
    if (event.type === 'state') {
      this.rooms.clear();
      for (const room of event.state.rooms) this.rooms.set(room.channelName, structuredClone(room));
      return;
    }
    const room = 'seatId' in event ? this.rooms.get(event.channelName) : undefined;
    if (!room || !('seatId' in event)) return;
    const { type, seatId } = event;
    if (type === 'host.connected' || type === 'host.lost') {
      if (room.hostSeatId === seatId) room.hostConnected = type === 'host.connected';
      return;
    }
    const others = room.viewers.filter((viewer) => viewer !== seatId);
    room.viewers = type === 'viewer.connected' ? [...others, seatId] : others;
  }

  // Asked for by the watch in its own time: those who are not answered are not counted.
  readStill: MediaServer['readStill'] = async (channelName) => {
    if (this.isAway) throw new MediaServerAway();
    await this.beforeStill?.();
    return this.stills.get(channelName);
  };

  way: MediaServer['way'] = ({ channelName, seatId, role }) => ({
    token: `${channelName}.${seatId}.${role}`,
    serverUrl: `/live/${role === 0 ? 'whip' : 'whep'}/${channelName}`,
    iceServers: [],
  });

  openRoom: MediaServer['openRoom'] = async ({ channelName, mediaType, hostSeatId }) => {
    this.#answers();
    const known = this.rooms.get(channelName);
    // An order that was overtaken by a later one.
    if (known && hostSeatId < known.hostSeatId) return;
    const room = known ?? { hostSeatId, hostConnected: false, viewers: [] };
    const hostConnected = room.hostConnected && room.hostSeatId === hostSeatId;
    this.rooms.set(channelName, { ...room, channelName, mediaType, hostSeatId, hostConnected });
  };

  closeRoom: MediaServer['closeRoom'] = async (channelName) => {
    this.#answers();
    this.#endOf(channelName, 'room.closed');
    if (this.rooms.delete(channelName)) this.tell({ type: 'room.closed', channelName });
  };

  removeSeat: MediaServer['removeSeat'] = async (channelName, seatId) => {
    this.#answers();
    this.removed.push(seatId);
    const room = this.rooms.get(channelName);
    if (!room) return;
    room.viewers = room.viewers.filter((viewer) => viewer !== seatId);
    if (room.hostSeatId === seatId) room.hostConnected = false;
  };

  startRecording: MediaServer['startRecording'] = async (channelName, recordingId) => {
    this.#answers();
    if (this.refuses) return this.refuses;
    const room = this.rooms.get(channelName);
    if (!room) return 'NO_ROOM';
    room.recordingId = recordingId;
    const file = { recordingId, channelName, bytes: 0, durationMs: 0 };
    this.files.set(recordingId, { file, bytes: Buffer.alloc(0) });
    return undefined;
  };

  /** What is written to a running recording; whole, each time. */
  write(recordingId: string, bytes: Buffer, durationMs: number) {
    const known = this.files.get(recordingId);
    if (!known) throw new Error('there is no such recording');
    known.bytes = bytes;
    known.file = { ...known.file, bytes: bytes.length, durationMs };
    this.tell({ type: 'recording.written', ...known.file });
  }

  /** Ends a recording for a reason of its own. */
  end(channelName: string, reason: EndReason) {
    this.#endOf(channelName, reason);
  }

  #endOf(channelName: string, reason: EndReason) {
    const room = this.rooms.get(channelName);
    const known = room?.recordingId === undefined ? undefined : this.files.get(room.recordingId);
    if (!room || !known) return;
    delete room.recordingId;
    known.file = { ...known.file, reason };
    this.tell({ type: 'recording.ended', ...known.file, reason });
  }

  stopRecording: MediaServer['stopRecording'] = async (channelName) => {
    this.#answers();
    this.#endOf(channelName, 'stopped');
  };

  readRecording: MediaServer['readRecording'] = async (recordingId) => {
    this.#answers();
    const known = this.files.get(recordingId);
    return known && Readable.from([known.bytes]);
  };

  deleteRecording: MediaServer['deleteRecording'] = async (recordingId) => {
    this.#answers();
    this.files.delete(recordingId);
  };

  state: MediaServer['state'] = async () => {
    this.#answers();
    return {
      rooms: [...this.rooms.values()].map((room) => structuredClone(room)),
      recordings: [...this.files.values()].map(({ file }) => file),
    };
  };

  listen: MediaServer['listen'] = (hear) => {
    this.#listeners.add(hear);
    return () => void this.#listeners.delete(hear);
  };

  close: MediaServer['close'] = async () => {
    this.#listeners.clear();
  };
}
