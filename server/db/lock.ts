import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export class DirectoryInUse extends Error {}

/** When a process began, in the system's own unit; undefined where the system does not tell. */
function startOf(pid: number): string | undefined {
  try {
    // Field 22 of /proc/pid/stat; the name in parentheses may hold spaces.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

function alive(pid: number, startedAt: string | undefined): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  // Another process may have got the number since.
  const start = startOf(pid);
  return start === undefined || startedAt === undefined || start === startedAt;
}

/** The owner that a lock names, when it lives. */
function livingOwner(lock: string): number | undefined {
  const [pid = '', startedAt] = lock.trim().split(' ');
  return /^[1-9]\d*$/.test(pid) && alive(Number(pid), startedAt) ? Number(pid) : undefined;
}

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/**
 * Takes the lock of a data directory, which PGlite itself does not have: rows of a second process would vanish. `user` is what the
 * sentence for the other process calls it.
 * Throws DirectoryInUse while its owner lives; a lock whose owner is dead is taken over. Holds within one machine:
 * a directory that several machines share is what PostgreSQL is for. Returns the release.
 */
export function lockDirectory(dataDir: string, user = 'database'): () => void {
  const file = `${dataDir}.lock`;
  const draft = `${file}.${process.pid}.${randomUUID()}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(draft, `${process.pid} ${startOf(process.pid) ?? ''}\n`);
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      try {
        // The lock appears with its content, so that nobody reads an empty one.
        linkSync(draft, file);
        return () => rmSync(file, { force: true });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const found = read(file);
      if (found === undefined) continue;
      const owner = livingOwner(found);
      if (owner)
        throw new DirectoryInUse(
          `The ${user} in ${dataDir} is in use by process ${owner}. Stop that process first, or choose another DATA_DIR.`,
        );
      removeStale(file, found);
    }
    throw new DirectoryInUse(`The lock ${file} could not be taken. Is another process starting?`);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Removes a lock that was found stale, unless another process has taken it over in between. */
function removeStale(file: string, stale: string): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (read(aside) !== stale) linkSync(aside, file);
  rmSync(aside, { force: true });
}
