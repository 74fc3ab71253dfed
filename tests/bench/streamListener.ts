import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { operations } from '#openapi/generated/operations.ts';
import { sign } from '../../server/contract/signature.ts';
import type { StreamEvent } from '../../server/stream/references.ts';
import type { TestMember } from '../api/support/members.ts';

/** What a stream brought; `at`: on the clock of `performance.now()`. */
export interface Brought {
  /** Undefined of what is not kept. */
  id: number | undefined;
  event: StreamEvent;
  at: number;
}

export interface StreamPlace {
  port: number;
  member: Pick<TestMember, 'token'>;
  /** Of the signature. */
  key: string;
  /** Everything after this is told. */
  lastId?: number;
}

/** One open stream, and as little else as it can: thousands of them share a thread. */
export class StreamListener {
  /** What a browser would resume after. */
  lastId: number | undefined;
  readonly #response: IncomingMessage;
  readonly #hear: (brought: Brought) => void;
  #unread = '';

  private constructor(response: IncomingMessage, hear: (brought: Brought) => void) {
    this.#response = response;
    this.#hear = hear;
    response.setEncoding('utf8');
    response.on('error', () => {});
    response.on('data', (chunk: string) => this.#take(chunk, performance.now()));
  }

  /** Resolves with its first id: the server says how far it is when it has caught up, or what was missed. */
  static async open(
    { port, member, key, lastId }: StreamPlace,
    hear: (brought: Brought) => void,
  ): Promise<StreamListener> {
    const { path, method } = operations.stream;
    const host = `127.0.0.1:${port}`;
    const timestamp = String(Date.now());
    const headers = {
      authorization: `Bearer ${member.token}`,
      timestamp,
      signature: sign({ host, path, method, timestamp }, key),
      ...(lastId === undefined ? {} : { 'last-event-id': String(lastId) }),
    };
    const request = get({ host: '127.0.0.1', port, path, headers, agent: false });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    if (response.statusCode !== 200) throw new Error(`a stream was refused: ${response.statusCode}`);
    const listener = new StreamListener(response, hear);
    while (listener.lastId === undefined) await once(response, 'data');
    return listener;
  }

  close(): void {
    this.#response.destroy();
  }

  #take(chunk: string, at: number): void {
    const blocks = (this.#unread + chunk).split('\n\n');
    this.#unread = blocks.pop() ?? '';
    for (const block of blocks) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
      const [id, data] = [field('id'), field('data')];
      if (id !== undefined) this.lastId = Number(id);
      if (data === undefined) continue;
      // Written by the server, as the contract says.
      const event = JSON.parse(data) as StreamEvent;
      this.#hear({ id: id === undefined ? undefined : Number(id), event, at });
    }
  }
}
