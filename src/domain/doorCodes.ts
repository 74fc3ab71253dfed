import type { DoorEntry, DoorTicket } from './checkIn.ts';

/** As the contract's `TicketCode`. */
const codeForm = /^[0-9A-HJKMNP-TV-Z]{10}$/;
/** The contract takes no longer text; no code of ours is half as long. */
const longestQr = 400;

/** A code as people type it: small letters, gaps, and the letters that look like digits. */
const asCode = (text: string) =>
  text.replaceAll(/[\s-]/g, '').toUpperCase().replaceAll(/[IL]/g, '1').replaceAll('O', '0');

const isQr = (text: string) => text.startsWith('T1.');

/** What a camera or a hand scanner has read: a ticket, its code, or something that is neither. Undefined for nothing. */
export function scannedEntry(text: string): DoorEntry | undefined {
  const read = text.trim();
  if (read === '') return undefined;
  const code = asCode(read);
  return codeForm.test(code) ? { ticketCode: code } : { qr: read.slice(0, longestQr) };
}

/** What somebody typed into the field of the code, or what is wrong with it. */
export function typedEntry(text: string): { entry: DoorEntry } | { error: string } {
  const typed = text.trim();
  if (typed === '') return { error: 'Please enter the code.' };
  if (isQr(typed)) return { entry: { qr: typed.slice(0, longestQr) } };
  const code = asCode(typed);
  return codeForm.test(code)
    ? { entry: { ticketCode: code } }
    : { error: 'A ticket code has 10 letters and digits.' };
}

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Who is meant by these letters: every word begins or stands in the name, or it is the code. In the order of the list. */
export function findAttendees(tickets: Iterable<DoorTicket>, text: string): DoorTicket[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const code = asCode(text);
  return [...tickets].filter(({ attendeeName, ticketCode }) => {
    const name = folded(attendeeName);
    return words.every((word) => name.includes(word)) || (code.length > 3 && ticketCode.startsWith(code));
  });
}
