// Loaded before the server as `laterClock.ts?ms=…`: it then lives so far in the future. What waits for a day is tested without waiting.
import { ServerResponse } from 'node:http';

const laterMs = Number(new URL(import.meta.url).searchParams.get('ms'));
const Now = Date;

class LaterDate extends Now {
  constructor(...parts: [] | [value: number | string | Date]) {
    if (parts.length === 0) super(Now.now() + laterMs);
    // Every other way of making a date names its moment.
    else super(...parts);
  }

  static override now() {
    return Now.now() + laterMs;
  }
}

// What another thread sends is a date of the engine and not of this class, and the database asks whether it is one.
Object.defineProperty(LaterDate, Symbol.hasInstance, { value: (value: unknown) => value instanceof Now });

globalThis.Date = LaterDate as DateConstructor;

// Node dates its answers by a clock of its own, and browsers learn the time from them.
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function dated(this: ServerResponse, ...head: unknown[]) {
  if (!this.hasHeader('date')) this.setHeader('date', new Date().toUTCString());
  return Reflect.apply(writeHead, this, head) as ServerResponse;
} as typeof writeHead;
