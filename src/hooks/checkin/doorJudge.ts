import { judge, type DoorEntry, type DoorEvent, type Verdict } from '../../domain/checkIn.ts';
import { importTicketKey, readTicketQr } from '../../lib/ticketQr.ts';
import type { DoorState } from './doorBook.ts';

export interface Judged {
  /** Absent while this device cannot tell: it has no list, or its browser cannot check codes. */
  verdict?: Verdict;
  ticketId?: string;
}

/** The key of the list, imported once. Undefined where the browser cannot check codes by itself. */
function keyReader() {
  let last: { publicKey: string; key: Promise<CryptoKey | undefined> } | undefined;
  return (publicKey: string) => {
    if (last?.publicKey !== publicKey)
      last = { publicKey, key: importTicketKey(publicKey).catch(() => undefined) };
    return last.key;
  };
}

/** Judges scans of one event without a network: by the signature of the code and by the list. */
export function doorJudge(event: DoorEvent) {
  const keyOf = keyReader();
  return async (
    entry: DoorEntry,
    { list, tickets }: Pick<DoorState, 'list' | 'tickets'>,
    at: string,
  ): Promise<Judged> => {
    if (!list) return {};
    const byId = (ticketId: string): Judged => {
      const ticket = tickets.get(ticketId);
      return { ticketId, verdict: ticket ? judge(ticket, event, at) : { result: 'OK' } };
    };
    if ('ticketId' in entry) return byId(entry.ticketId);
    if ('ticketCode' in entry) {
      const found = [...tickets.values()].find(({ ticketCode }) => ticketCode === entry.ticketCode);
      return found ? byId(found.ticketId) : { verdict: { result: 'NOT_GENUINE' } };
    }
    const key = await keyOf(list.publicKey);
    if (!key) return {};
    const said = await readTicketQr(key, entry.qr);
    if (!said) return { verdict: { result: 'NOT_GENUINE' } };
    return said.eventId === event.eventId ? byId(said.ticketId) : { verdict: { result: 'WRONG_EVENT' } };
  };
}
