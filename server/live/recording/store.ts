import { createReadStream } from 'node:fs';
import {
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  statfs,
  writeFile,
  type FileHandle,
} from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  endReasons,
  isChannelName,
  isOpaqueId,
  type EndReason,
  type LiveEvent,
  type RecordingFile,
} from '../protocol.ts';
import type { Room } from '../room.ts';
import { Recorder } from './recorder.ts';
import { wholePart } from './webm.ts';

/** The API's own files may be on the same disk. */
const FREE_BYTES = 512 * 1024 * 1024;
const TELL_EVERY_MS = 5000;

interface StoreOptions {
  folder: string;
  recordingMaxBytes: number;
}

interface Running {
  room: Room;
  file: RecordingFile;
  recorder: Recorder;
  hear: Parameters<Room['listeners']['add']>[0];
  handle: FileHandle;
  toldAt: number;
  ending: Promise<void> | undefined;
}

/** The recordings of this machine: those that run, and those that the API has not fetched and deleted yet. */
export class RecordingStore {
  private readonly folder: string;
  private readonly maxBytes: number;
  private readonly tell: (event: LiveEvent) => void;
  private readonly clock: () => number;
  private readonly ended = new Map<string, RecordingFile>();
  /** By the name of the room. */
  private readonly running = new Map<string, Running>();

  private constructor(options: StoreOptions, tell: (event: LiveEvent) => void, clock: () => number) {
    this.folder = options.folder;
    this.maxBytes = options.recordingMaxBytes;
    this.tell = tell;
    this.clock = clock;
  }

  /** With what an earlier process has left, whole up to where it died. */
  static async open(
    options: StoreOptions,
    tell: (event: LiveEvent) => void,
    clock: () => number = () => performance.now(),
  ): Promise<RecordingStore> {
    const store = new RecordingStore(options, tell, clock);
    await mkdir(options.folder, { recursive: true });
    for (const name of await readdir(options.folder)) {
      const [, recordingId] = /^(.+)\.json$/.exec(name) ?? [];
      if (isOpaqueId(recordingId))
        await store.find(recordingId).catch((error) => store.setAside(name, error));
    }
    return store;
  }

  /** One that cannot be read is not in the way of all others. What failed for another reason is tried again by the next start. */
  private async setAside(name: string, error: unknown) {
    console.error(`${name} of the recordings could not be read:`, error);
    if (!(error instanceof SyntaxError)) return;
    const path = join(this.folder, name);
    await rename(path, `${path}.bad`).catch((failed: unknown) => console.error(failed));
  }

  private path(recordingId: string, ending: 'webm' | 'json'): string {
    return join(this.folder, `${recordingId}.${ending}`);
  }

  private async find(recordingId: string) {
    const about: Partial<RecordingFile> = JSON.parse(await readFile(this.path(recordingId, 'json'), 'utf8'));
    const { channelName, bytes = 0, durationMs = 0, reason } = about;
    if (!isChannelName(channelName)) return;
    if (endReasons.some((known) => known === reason)) {
      this.ended.set(recordingId, {
        recordingId,
        channelName,
        bytes,
        durationMs,
        reason: reason as EndReason,
      });
      return;
    }
    const handle = await open(this.path(recordingId, 'webm'), 'a+');
    try {
      const whole = await wholePart(async (at, length) => {
        const bytes = Buffer.alloc(length);
        const { bytesRead } = await handle.read(bytes, 0, length, at);
        return bytes.subarray(0, bytesRead);
      });
      await handle.truncate(whole.bytes);
      await this.keep({ recordingId, channelName, ...whole, reason: 'host.lost' });
    } finally {
      await handle.close();
    }
  }

  private async keep(file: RecordingFile) {
    await this.note(file);
    this.ended.set(file.recordingId, file);
  }

  /** Never half of it, whenever the process dies. */
  private async note(file: RecordingFile) {
    const path = this.path(file.recordingId, 'json');
    await writeFile(`${path}.new`, JSON.stringify(file), { flush: true });
    await rename(`${path}.new`, path);
  }

  /** Undefined: it runs. The same one again is fine; one that has ended does not begin again. */
  async begin(room: Room, recordingId: string): Promise<'RUNNING' | 'NO_HOST' | 'DISK_FULL' | undefined> {
    if (this.runningOf(room) === recordingId) return undefined;
    if (this.running.has(room.channelName) || this.ended.has(recordingId)) return 'RUNNING';
    if (!room.host?.connected) return 'NO_HOST';
    if (await this.isFull()) return 'DISK_FULL';
    const file = { recordingId, channelName: room.channelName, bytes: 0, durationMs: 0 };
    await this.note(file);
    const handle = await open(this.path(recordingId, 'webm'), 'w');
    // Two orders may have come at once, and the room may have closed.
    if (this.running.has(room.channelName) || !room.host?.connected) {
      await handle.close();
      await this.delete(recordingId);
      return 'NO_HOST';
    }
    const recorder = new Recorder({
      sink: handle,
      mediaType: room.mediaType,
      maxBytes: this.maxBytes,
      clock: this.clock,
      askPicture: room.askPicture,
      onWritten: () => this.written(room),
      onFailed: (reason) => void this.endOf(room, reason),
    });
    const hear: Running['hear'] = (kind, packet) => recorder.push(kind, packet);
    this.running.set(room.channelName, {
      room,
      hear,
      file,
      recorder,
      handle,
      toldAt: this.clock(),
      ending: undefined,
    });
    room.listeners.add(hear);
    room.askPicture();
    return undefined;
  }

  private written({ channelName }: Room) {
    const running = this.running.get(channelName);
    if (!running) return;
    const { file, recorder } = running;
    file.bytes = recorder.bytes;
    file.durationMs = recorder.durationMs;
    if (this.clock() - running.toldAt < TELL_EVERY_MS) return;
    running.toldAt = this.clock();
    this.tell({ type: 'recording.written', ...file });
    this.endIfFull(running.room).catch((error: unknown) => console.error(error));
  }

  private async endIfFull(room: Room) {
    if (!(await this.isFull())) return;
    await this.endOf(room, 'disk.full');
  }

  private async isFull(): Promise<boolean> {
    const { bavail, bsize } = await statfs(this.folder);
    return bavail * bsize < FREE_BYTES;
  }

  /** Ends the recording of a room, if one runs; it is whole when this resolves. */
  async endOf({ channelName }: Room, reason: EndReason): Promise<void> {
    const running = this.running.get(channelName);
    if (running) await (running.ending ??= this.finish(running, reason));
  }

  private async finish({ room, hear, file, recorder, handle }: Running, reason: EndReason) {
    room.listeners.delete(hear);
    try {
      await recorder.finish();
      await handle.close();
      const ended = {
        ...file,
        bytes: recorder.bytes,
        durationMs: recorder.durationMs,
        reason: recorder.failure ?? reason,
      };
      this.ended.set(file.recordingId, ended);
      // On a full disk this fails too; a later start then finds the file by itself.
      await this.keep(ended).catch((error: unknown) => console.error(error));
      this.tell({ type: 'recording.ended', ...ended });
    } finally {
      this.running.delete(room.channelName);
    }
  }

  runningOf({ channelName }: Room): string | undefined {
    return this.running.get(channelName)?.file.recordingId;
  }

  list(): RecordingFile[] {
    return [...[...this.running.values()].map(({ file }) => file), ...this.ended.values()];
  }

  async read(recordingId: string): Promise<{ stream: Readable; bytes: number } | undefined> {
    const bytes = this.list().find((file) => file.recordingId === recordingId)?.bytes;
    if (bytes === undefined) return undefined;
    if (bytes === 0) return { stream: Readable.from([]), bytes: 0 };
    return { stream: createReadStream(this.path(recordingId, 'webm'), { end: bytes - 1 }), bytes };
  }

  /** One that runs is ended first. */
  async delete(recordingId: string): Promise<void> {
    const running = [...this.running.values()].find(({ file }) => file.recordingId === recordingId);
    if (running) await this.endOf(running.room, 'stopped');
    this.ended.delete(recordingId);
    for (const ending of ['webm', 'json'] as const) await rm(this.path(recordingId, ending), { force: true });
  }

  async end(): Promise<void> {
    await Promise.all(
      [...this.running.values()].map(({ room }) =>
        this.endOf(room, room.host?.connected ? 'room.closed' : 'host.lost'),
      ),
    );
  }
}
