// Loaded beside a server: says to the parent, whenever it asks, what this process has used and what it holds.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

export interface Usage {
  /** Computed since it began, on all of its threads. */
  cpuMs: number;
  /** Objects and buffers that something still refers to. */
  heldBytes: number;
  /** All that the process has of the machine's memory. */
  rssBytes: number;
  /** Open UDP sockets: each connection with a browser has some. */
  sockets: number;
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function usage(): Usage {
  const { user, system } = process.cpuUsage();
  collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  const sockets = process.getActiveResourcesInfo().filter((name) => name === 'UDPWrap').length;
  return { cpuMs: (user + system) / 1000, heldBytes: heapUsed + external, rssBytes: rss, sockets };
}

process.on('message', (message) => {
  if (message === 'usage') process.send?.(usage());
});
