import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Where a host or a viewer goes, and what lets it in. */
export interface Way {
  serverUrl: string;
  token: string;
}

export type PeerOrder =
  /** `film`: path of a SentFilm as JSON. */
  | { type: 'publish'; way: Way; film: string }
  | { type: 'watch'; way: Way }
  | { type: 'leave'; way: Way; says: boolean }
  | { type: 'count' };

/** Since they began; `received`: each packet once, whether it was asked for again or not. */
export interface Counted {
  sent: { packets: number; bytes: number };
  viewers: { expected: number; received: number; pictures: number }[];
}

const program = join(import.meta.dirname, 'servers/livePeers.ts');

interface Waiting {
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
}

/** Hosts and viewers of live rooms, in a process of their own. */
export class LivePeers {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;

  constructor() {
    const { PATH } = process.env;
    this.#child = fork(program, {
      execArgv: [],
      env: { PATH },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#child.on('message', ({ id, answer, error }: { id: number; answer?: unknown; error?: string }) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error === undefined) waiting?.resolve(answer);
      else waiting?.reject(new Error(error));
    });
    this.#child.once('exit', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('this process has ended'));
    });
  }

  async #ask(order: PeerOrder): Promise<unknown> {
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#child.send({ id, order });
    });
  }

  /** Resolves once its media flow; the film goes on until the process ends. */
  async publish(way: Way, film: string): Promise<void> {
    await this.#ask({ type: 'publish', way, film });
  }

  /** Milliseconds from the first step until a whole picture was there. */
  watch = (way: Way): Promise<number> => this.#ask({ type: 'watch', way }) as Promise<number>;

  /** `says`: to the media server too. */
  async leave(way: Way, says: boolean): Promise<void> {
    await this.#ask({ type: 'leave', way, says });
  }

  counted = (): Promise<Counted> => this.#ask({ type: 'count' }) as Promise<Counted>;

  /** At once, and without a goodbye. */
  async kill(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await ended;
  }
}
