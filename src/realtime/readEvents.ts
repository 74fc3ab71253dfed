import { createParser } from 'eventsource-parser';
import { isRecord } from '../api/scratch.ts';
import type { StreamEvent } from './events.ts';

/** A message of a few kilobytes is what comes; what is far above is no stream of ours. */
const mostBuffered = 1024 * 1024;

/** What one block of the stream says. `id`: everything up to it was told; absent of what is not kept. */
export interface StreamPart {
  id?: number;
  /** Absent of a line that only keeps the connection open. */
  event?: StreamEvent;
}

export interface EventReader {
  onPart: (part: StreamPart) => void;
  /** Something came, whatever it says. */
  onBytes: () => void;
}

/** Where an event cannot be read, what it would have said has to be asked for. */
function eventOf(data: string): StreamEvent {
  try {
    const event: unknown = JSON.parse(data);
    if (isRecord(event) && typeof event.type === 'string') return event as StreamEvent; // The server tells what the contract says.
  } catch {
    // As the comment above says.
  }
  return { type: 'stream.reset' };
}

/** Takes text apart as it comes: whole blocks of it. */
function partsOf(onPart: EventReader['onPart']): (text: string) => void {
  let id: number | undefined;
  const tellId = () => {
    if (id !== undefined) onPart({ id });
    id = undefined;
  };
  const parser = createParser({
    maxBufferSize: mostBuffered,
    // Said before the event that it belongs to, if there is one.
    onId(text) {
      tellId();
      if (/^\d+$/.test(text)) id = Number(text);
    },
    onEvent({ data, id: own }) {
      const part = { ...(own !== undefined && id !== undefined && { id }), event: eventOf(data) };
      if (own !== undefined) id = undefined;
      onPart(part);
    },
  });
  return (text) => {
    parser.feed(text);
    tellId();
  };
}

/** Reads server-sent events until the stream ends or `signal` ends it. Throws what the stream throws. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  { onPart, onBytes }: EventReader,
  signal: AbortSignal,
): Promise<void> {
  const feed = partsOf(onPart);
  const decoder = new TextDecoder();
  const reader = body.getReader();
  const cancel = () => void reader.cancel().catch(() => {});
  signal.addEventListener('abort', cancel);
  try {
    while (!signal.aborted) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes();
      feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    signal.removeEventListener('abort', cancel);
    cancel();
  }
}
