// Loaded before the server: it then lives LATER_MS milliseconds in the future. What waits for a day is tested without waiting.
const laterMs = Number(process.env.LATER_MS);
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

globalThis.Date = LaterDate as DateConstructor;
