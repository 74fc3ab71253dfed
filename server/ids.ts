import { randomBytes, randomFillSync } from 'node:crypto';

const pool = new Uint8Array(10 * 256);
let used = pool.length;
let lastMs = 0;
let counter = 0;

/**
 * A UUIDv7 (RFC 9562): sorts by the time it was made, and within one process also inside one millisecond, so a
 * primary key is a cursor too.
 */
export function newId(now: number = Date.now()): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const random = pool.subarray(used, (used += 10));
  if (now > lastMs) {
    lastMs = now;
    // Ten bytes were taken.
    counter = ((random[8]! << 8) | random[9]!) & 0x7ff;
  } else if (++counter > 0xfff) {
    lastMs += 1;
    counter = 0;
  }
  const bytes = Buffer.alloc(16);
  bytes.writeUIntBE(lastMs, 0, 6);
  bytes.writeUInt16BE(0x7000 | counter, 6);
  bytes.set(random.subarray(0, 8), 8);
  // Sixteen bytes long.
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/**
 * A new key that is greater than another, whose server's clock may be ahead of this one's: where keys are an order, and who
 * writes holds a lock on it.
 */
export function newIdAfter(last: string | undefined, now?: number): string {
  const id = newId(now);
  if (last === undefined || id > last) return id;
  const next = (parseInt(last.slice(0, 8) + last.slice(9, 13), 16) + 1).toString(16).padStart(12, '0');
  return `${next.slice(0, 8)}-${next.slice(8)}${id.slice(13)}`;
}

/** The smallest key that something made at this time can have: where a range of keys begins. */
export function firstIdAt(ms: number): string {
  const hex = ms.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

/** An unguessable opaque token of 32 bytes, base64url (43 characters). */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether an id of a payload can be a key of ours; the contract's Id is wider than a UUID. */
export const isKey = (id: string): boolean => uuid.test(id);
