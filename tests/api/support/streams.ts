import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { operations } from '#openapi/generated/operations.ts';
import { sign } from '../../../server/contract/signature.ts';
import { wrongOfEvent } from '../../../server/contract/validate.ts';
import type { EventOf, StreamEvent } from '../../../server/stream/references.ts';
import type { TestApi } from './api.ts';
import type { TestMember } from './members.ts';

const MOST_WAIT_MS = 20_000;

export interface Received {
  /** Undefined of what is not kept. */
  id: number | undefined;
  event: StreamEvent;
}

/** One open stream, read as a browser reads it. */
export class StreamReader {
  readonly received: Received[] = [];
  /** What a browser would resume after. */
  lastId: number | undefined;
  ended = false;
  readonly response: Response;
  readonly #abort: AbortController;
  readonly #changed = new EventTarget();

  constructor(response: Response, abort: AbortController) {
    this.response = response;
    this.#abort = abort;
    void this.#read().catch(() => {});
  }

  get events(): StreamEvent[] {
    return this.received.map(({ event }) => event);
  }

  /** Resolves when what was received satisfies a condition. */
  async until(what: string, holds: () => boolean): Promise<void> {
    const deadline = AbortSignal.timeout(MOST_WAIT_MS);
    while (!holds())
      await once(this.#changed, 'change', { signal: deadline }).catch(() => {
        throw new Error(`no ${what}; received: ${JSON.stringify(this.received.slice(-5))}`);
      });
  }

  /** Resolves with the first event of a type; with `skip`, after so many of them. */
  async first<Type extends StreamEvent['type']>(type: Type, skip = 0): Promise<EventOf<Type>> {
    const found = () => this.events.filter((event): event is EventOf<Type> => event.type === type)[skip];
    await this.until(type, () => found() !== undefined);
    return found() as EventOf<Type>; // `until` has seen it
  }

  /** Resolves once it gets what comes: the server says then how far it is. */
  live = () => this.until('first id', () => this.lastId !== undefined);

  closed = () => this.until('end', () => this.ended);

  close(): void {
    this.#abort.abort();
  }

  async #read(): Promise<void> {
    let text = '';
    try {
      for await (const chunk of this.response.body!.pipeThrough(new TextDecoderStream())) {
        text += chunk;
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) this.#take(block);
        this.#changed.dispatchEvent(new Event('change'));
      }
    } finally {
      this.ended = true;
      this.#changed.dispatchEvent(new Event('change'));
    }
  }

  #take(block: string): void {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
    const id = field('id') === undefined ? undefined : Number(field('id'));
    this.lastId = id ?? this.lastId;
    const data = field('data');
    if (data === undefined) return;
    const event = JSON.parse(data) as StreamEvent;
    expect(wrongOfEvent(event), data).toEqual([]);
    this.received.push({ id, event });
  }
}

export interface StreamAddress {
  port: number;
  token: string;
  lastId?: number | string | undefined;
  key?: string;
}

/** Asks for a stream; the answer may be a refusal. */
export async function askForStream({
  port,
  token,
  lastId,
  key = 'rolecast-demo-signing-key',
}: StreamAddress) {
  const { path, method } = operations.stream;
  const host = `127.0.0.1:${port}`;
  const timestamp = String(Date.now());
  const abort = new AbortController();
  const response = await fetch(`http://${host}${path}`, {
    signal: abort.signal,
    headers: {
      authorization: `Bearer ${token}`,
      timestamp,
      signature: sign({ host, path, method, timestamp }, key),
      ...(lastId === undefined ? {} : { 'last-event-id': String(lastId) }),
    },
  });
  return { response, abort };
}

export async function openStream(address: StreamAddress): Promise<StreamReader> {
  const { response, abort } = await askForStream(address);
  expect(response.status).toBe(200);
  const reader = new StreamReader(response, abort);
  await reader.live();
  return reader;
}

/** The port of a test server, which listens from then on. */
export async function portOf(api: TestApi): Promise<number> {
  const { http } = api.app;
  if (!http.server.listening) await http.listen({ port: 0, host: '127.0.0.1' });
  return (http.server.address() as AddressInfo).port;
}

/** A stream of a test server. */
export const streamOf = async (
  api: TestApi,
  { token }: TestMember,
  lastId?: number | string,
): Promise<StreamReader> => openStream({ port: await portOf(api), token, lastId });
