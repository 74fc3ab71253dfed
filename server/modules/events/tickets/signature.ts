import { createPrivateKey, createPublicKey, hkdfSync, sign, verify, type KeyObject } from 'node:crypto';

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

interface Keys {
  private: KeyObject;
  public: KeyObject;
  /** SPKI as base64url, for browsers that check tickets without a network. */
  spki: string;
}

const known = new Map<string, Keys>();

/** The pair that a secret stands for: the same on every node and after every start. */
function keysOf(secret: string): Keys {
  const before = known.get(secret);
  if (before) return before;
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'rolecast-ticket', 32));
  const key = createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' });
  const open = createPublicKey(key);
  const spki = open.export({ format: 'der', type: 'spki' }).toString('base64url');
  const keys = { private: key, public: open, spki };
  known.set(secret, keys);
  return keys;
}

export const ticketPublicKey = (secret: string): string => keysOf(secret).spki;

/** `T1.{ticketId}.{eventId}.{issuedAt}.{signature}` (product D16): nothing in it says who comes. */
export function qrOf(
  secret: string,
  { id, event_id, issued_at }: { id: string; event_id: string; issued_at: string },
): string {
  const said = `T1.${id}.${event_id}.${Math.floor(Date.parse(issued_at) / 1000)}`;
  return `${said}.${sign(null, Buffer.from(said), keysOf(secret).private).toString('base64url')}`;
}

const form = /^(T1\.([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)\.[0-9]+)\.([A-Za-z0-9_-]{86})$/;

/** The ticket that a code stands for; undefined for whatever we have not signed. */
export function readQr(secret: string, qr: string): { ticketId: string; eventId: string } | undefined {
  const [, said = '', ticketId = '', eventId = '', signature = ''] = form.exec(qr) ?? [];
  const isOurs =
    said !== '' &&
    verify(null, Buffer.from(said), keysOf(secret).public, Buffer.from(signature, 'base64url'));
  return isOurs ? { ticketId, eventId } : undefined;
}
