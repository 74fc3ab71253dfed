import { readdirSync, readFileSync } from 'node:fs';

/** Parent of each process by id, as Linux tells it; empty elsewhere. */
function parents(): Map<number, number> {
  const found = new Map<number, number>();
  let ids: string[];
  try {
    ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return found;
  }
  for (const id of ids)
    try {
      // The name in brackets may hold anything: what follows the last one is fixed.
      const [, parent] = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      found.set(Number(id), Number(parent));
    } catch {
      // It has ended meanwhile.
    }
  return found;
}

/** A process and all that it has started, itself first. */
export function familyOf(pid: number): number[] {
  const family = [pid];
  const all = parents();
  for (const one of family) for (const [child, parent] of all) if (parent === one) family.push(child);
  return family;
}

/** Sends a signal to each; whoever has ended meanwhile does not mind. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended meanwhile.
    }
}

const period = 40;

/**
 * Gives a process and all that it has started a quarter of the time of the processor: they stand still for three quarters
 * of every 40 ms, while the clock goes on. Call what is returned once it has ended.
 */
export function throttle(pid: number): () => void {
  let family: number[] = [];
  let timer: NodeJS.Timeout;
  const stop = () => {
    family = familyOf(pid);
    signalAll(family, 'SIGSTOP');
    timer = setTimeout(go, (period * 3) / 4);
  };
  const go = () => {
    signalAll(family, 'SIGCONT');
    timer = setTimeout(stop, period / 4);
  };
  stop();
  return () => {
    clearTimeout(timer);
    signalAll(family, 'SIGCONT');
  };
}
