import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { operations } from '#openapi/generated/operations.ts';
import { sign } from '../../server/contract/signature.ts';
import type { StreamEvent } from '../../server/stream/references.ts';
import type { TestMember } from '../api/support/members.ts';

export interface Heard {
  /** Of the event. */
  id: number;
  messageId: string;
  text: string;
  /** On the clock of `performance.now()`. */
  at: number;
}

/** One open stream that reads messages, and as little else as it can: hundreds of them share a thread. */
export class Listener {
  readonly heard: Heard[] = [];
  readonly #response: IncomingMessage;
  #unread = '';

  private constructor(response: IncomingMessage) {
    this.#response = response;
    response.setEncoding('utf8');
    response.on('error', () => {});
    response.on('data', (chunk: string) => this.#take(chunk, performance.now()));
  }

  /** Resolves once it gets what comes. */
  static async open(port: number, { token }: TestMember, key: string): Promise<Listener> {
    const { path, method } = operations.stream;
    const host = `127.0.0.1:${port}`;
    const timestamp = String(Date.now());
    const headers = {
      authorization: `Bearer ${token}`,
      timestamp,
      signature: sign({ host, path, method, timestamp }, key),
    };
    const request = get({ host: '127.0.0.1', port, path, headers, agent: false });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    if (response.statusCode !== 200) throw new Error(`a stream was refused: ${response.statusCode}`);
    const listener = new Listener(response);
    // The server says how far it is when it has caught up.
    let begin = '';
    response.on('data', function wait(chunk: string) {
      begin += chunk;
      if (!begin.includes('id: ')) return;
      response.off('data', wait);
      response.emit('live');
    });
    await once(response, 'live');
    return listener;
  }

  close(): void {
    this.#response.destroy();
  }

  #take(chunk: string, at: number): void {
    const blocks = (this.#unread + chunk).split('\n\n');
    this.#unread = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, id, data] = /^id: (\d+)\ndata: (.*)$/.exec(block) ?? [];
      if (data === undefined) continue;
      // Written by the server, as the contract says.
      const event = JSON.parse(data) as StreamEvent;
      if (event.type !== 'message.new') continue;
      const { messageId, message } = event.message;
      this.heard.push({ id: Number(id), messageId, text: message, at });
    }
  }
}
