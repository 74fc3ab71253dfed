import { inflateSync } from 'node:zlib';

/** It is a PDF, and one that is not taken; the message says why. */
export class UnsafePdf extends Error {}

const MAX_STREAMS = 50_000;
/** Of dictionaries before streams that spell names with #xx: each is unpicked by itself, and writers have a few. */
const MAX_SPELT = 1000;
/** Of everything packed that is looked into, unpacked: a few kilobytes may unfold without end. */
const MAX_UNPACKED = 32 * 1024 * 1024;

const locked = 'This PDF is protected by a password. Please save it without one, or add pictures of it.';
const active = 'This PDF holds scripts or other files. Please print it to a new PDF, or add pictures of it.';
const odd =
  'This PDF is built in a way that we cannot check. Please print it to a new PDF, or add pictures of it.';

/** Names of what acts by itself, carries other files or asks other machines (ISO 32000-2, 7.11, 12.6, 12.7.8). */
const longNames =
  /\/(JavaScript|EmbeddedFiles?|RichMedia|Launch|GoToE|SubmitForm|ImportData)(?![A-Za-z0-9_])/;
/** In the middle of packed bytes these may stand by accident. */
const shortNames = /\/(JS|XFA)(?![A-Za-z0-9_])/;
const isActive = (objects: string) => longNames.test(objects) || shortNames.test(objects);

const objectStream = /\/ObjStm(?![A-Za-z0-9_])/;

/** Names may be written with #xx for any byte; what hides behind them counts. */
const plainNames = (text: string) =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Where the stream ends that begins there; -1 without an end. Thousands may share one end: it is looked for once. */
function endsOf(text: string): (start: number) => number {
  let end = -1;
  return (start) => {
    if (end < start) end = text.indexOf('endstream', start);
    return end;
  };
}

/** The dictionary that ends where a stream begins; long enough for every one that writers write. */
function dictionariesOf(text: string): (at: number) => string {
  let spelt = 0;
  return (at) => {
    const before = text.slice(Math.max(0, at - 4096), at);
    const begin = Math.max(
      before.lastIndexOf(' obj'),
      before.lastIndexOf('\nobj'),
      before.lastIndexOf('\robj'),
    );
    const written = begin < 0 ? before : before.slice(begin);
    if (written.includes('#') && ++spelt > MAX_SPELT) throw new UnsafePdf(odd);
    return plainNames(written);
  };
}

/** Objects that are packed together; undefined when they are packed in a way that nobody uses for them. */
function unpack(dictionary: string, bytes: Buffer, most: number): string | undefined {
  const filter = /\/Filter\s*(\[[^\]]*\]|\/\w+|\d+\s+\d+\s+R)/.exec(dictionary)?.[1];
  if (filter === undefined) return bytes.toString('latin1');
  const names = filter.match(/\/\w+/g) ?? [];
  if (names.length !== 1 || !/^\/(FlateDecode|Fl)$/.test(names[0] ?? '')) return undefined;
  if (/\/Predictor\s+(?!1\b)/.test(dictionary)) return undefined;
  try {
    return inflateSync(bytes, { maxOutputLength: most }).toString('latin1');
  } catch {
    return undefined;
  }
}

/**
 * Looks through a PDF as a reader of it would: its objects, also those that are packed into streams. False when it is
 * none or a torn one; throws UnsafePdf when it is encrypted, acts by itself or carries other files. What is drawn on its
 * pages is not looked at.
 */
export function isPlainPdf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text)) return false;
  if (!/startxref[^]*%%EOF/.test(text.slice(-2048))) return false;

  let outside = '';
  let from = 0;
  const endAfter = endsOf(text);
  const dictionaryBefore = dictionariesOf(text);
  let left = MAX_UNPACKED;
  let count = 0;
  let unpacked = 0;
  // Every one of them, also inside of what looks like another: where an object begins is for the reader to say.
  for (const { index, 0: word } of text.matchAll(/\bstream(?:\r\n|\n|\r)/g)) {
    if (++count > MAX_STREAMS) throw new UnsafePdf(odd);
    const start = index + word.length;
    const stop = endAfter(start);
    if (stop < 0) return false;
    if (index >= from) {
      outside += text.slice(from, index) + '\n';
      from = stop;
    }
    const dictionary = dictionaryBefore(index);
    if (!objectStream.test(dictionary)) continue;
    const objects = unpack(dictionary, bytes.subarray(start, stop), left);
    if (objects === undefined || objects.length >= left) throw new UnsafePdf(odd);
    left -= objects.length;
    unpacked++;
    if (isActive(plainNames(objects))) throw new UnsafePdf(active);
  }
  outside = plainNames(outside + text.slice(from));
  if (/\/Encrypt(?![A-Za-z0-9_])/.test(outside)) throw new UnsafePdf(locked);
  const all = plainNames(text);
  if (isActive(outside) || longNames.test(all)) throw new UnsafePdf(active);
  if ([...all.matchAll(new RegExp(objectStream, 'g'))].length !== unpacked) throw new UnsafePdf(odd);
  return true;
}
