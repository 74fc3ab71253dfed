import { fromBase64Url } from './base64url.ts';

/** What the code of a ticket says (contract: `Ticket.qr`). `issuedAt` in Unix seconds. */
export interface TicketQr {
  ticketId: string;
  eventId: string;
  issuedAt: number;
}

const form = /^(T1\.([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)\.([0-9]+))\.([A-Za-z0-9_-]{86})$/;

/** The key that the door checks codes with: Ed25519, SPKI as base64url. Rejects where the browser cannot do that. */
export const importTicketKey = async (spki: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('spki', fromBase64Url(spki), { name: 'Ed25519' }, false, ['verify']);

/** What a code says when we have signed it; undefined for anything else. */
export async function readTicketQr(key: CryptoKey, text: string): Promise<TicketQr | undefined> {
  const [, said = '', ticketId = '', eventId = '', issuedAt = '', signature = ''] = form.exec(text) ?? [];
  if (!said) return undefined;
  const isOurs = await crypto.subtle.verify(
    'Ed25519',
    key,
    fromBase64Url(signature),
    new TextEncoder().encode(said),
  );
  return isOurs ? { ticketId, eventId, issuedAt: Number(issuedAt) } : undefined;
}
