import type { ServerResponse } from 'node:http';
import type { LiveEvent } from './protocol.ts';

const ALIVE_MS = 10_000;
/** An API process that reads nothing is let go; it reads the state when it is back. */
const MAX_WAITING_BYTES = 1024 * 1024;

/** Tells every process of the API what happens, one JSON a line. */
export class EventLine {
  private readonly readers = new Set<ServerResponse>();
  private readonly timer = setInterval(() => this.tell({ type: 'alive' }), ALIVE_MS).unref();

  tell = (event: LiveEvent): void => {
    const text = `${JSON.stringify(event)}\n`;
    for (const reader of this.readers) {
      reader.write(text);
      if (reader.writableLength > MAX_WAITING_BYTES) reader.destroy();
    }
  };

  add(reader: ServerResponse) {
    reader.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' });
    this.readers.add(reader);
    reader.once('close', () => this.readers.delete(reader));
    reader.write(`${JSON.stringify({ type: 'alive' })}\n`);
  }

  end() {
    clearInterval(this.timer);
    for (const reader of this.readers) reader.end();
  }
}
