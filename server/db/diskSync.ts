import { closeSync, fdatasync, fsyncSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const flush = promisify(fdatasync);
const SEGMENT = /^[0-9A-F]{24}$/;
/** File times come from a coarse clock: a write this soon after a flush may carry the flush's time. */
const CLOCK_GRAIN_MS = 100;

interface Segment {
  fd: number;
  mtimeMs: number;
  flushedAt: number;
}

function flushFile(path: string) {
  const fd = openSync(path, 'r+');
  fsyncSync(fd);
  closeSync(fd);
}

/** Makes the names in a folder last; systems that cannot open a folder keep them by themselves. */
function flushFolder(path: string) {
  if (process.platform === 'win32') return;
  const fd = openSync(path, 'r');
  fsyncSync(fd);
  closeSync(fd);
}

/** Flushes the files below a folder that were written since a time, and the folders, which hold the names. */
function flushSince(folder: string, sinceMs: number) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) flushSince(path, sinceMs);
    else if (entry.isFile() && statSync(path).mtimeMs >= sinceMs) flushFile(path);
  }
  flushFolder(folder);
}

export interface DiskSync {
  /** Resolves after a flush of all that was written so far; callers that arrive during one share the next. */
  flushed: () => Promise<void>;
  /** After the database was closed: flushes what closing wrote. */
  close: () => Promise<void>;
}

/**
 * PGlite writes its files and never flushes them, so a power cut could take acknowledged writes. This flushes the
 * segments of the write-ahead log that have changed, and after a checkpoint, which lets go of old log, the data files.
 */
export function diskSync(dataDir: string): DiskSync {
  const logFolder = join(dataDir, 'pg_wal');
  const control = join(dataDir, 'global/pg_control');
  const segments = new Map<string, Segment>();
  let checkpointMs = statSync(control).mtimeMs;

  const flushSegment = async (name: string) => {
    const { mtimeMs } = statSync(join(logFolder, name));
    const known = segments.get(name);
    if (known && known.mtimeMs === mtimeMs && known.flushedAt - mtimeMs > CLOCK_GRAIN_MS) return;
    const segment = known ?? { fd: openSync(join(logFolder, name), 'r+'), mtimeMs, flushedAt: 0 };
    if (!known) flushFolder(logFolder);
    segment.mtimeMs = mtimeMs;
    segment.flushedAt = Date.now();
    segments.set(name, segment);
    await flush(segment.fd);
  };

  const flushAll = async () => {
    const names = readdirSync(logFolder).filter((name) => SEGMENT.test(name));
    for (const [name, segment] of segments) {
      if (names.includes(name)) continue;
      closeSync(segment.fd);
      segments.delete(name);
    }
    await Promise.all(names.map(flushSegment));
    const { mtimeMs } = statSync(control);
    if (mtimeMs === checkpointMs) return;
    // Everything that is older was flushed after the checkpoint before.
    flushSince(dataDir, checkpointMs - CLOCK_GRAIN_MS);
    checkpointMs = mtimeMs;
  };

  let current: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const start = () => {
    next = undefined;
    const round = flushAll().finally(() => {
      if (current === round) current = undefined;
    });
    current = round;
    return round;
  };
  const flushed = () => {
    if (!current) return start();
    // The flush under way may have begun before the caller's write.
    next ??= current.then(start, start);
    return next;
  };
  return {
    flushed,
    async close() {
      await flushed();
      for (const { fd } of segments.values()) closeSync(fd);
      segments.clear();
    },
  };
}
