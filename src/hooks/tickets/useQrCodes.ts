import { useEffect, useReducer } from 'react';
import type { Ticket } from '../../domain/tickets.ts';

export type QrModules = readonly (readonly boolean[])[];

/** Drawing one takes some milliseconds; what it stands for never changes. */
const drawn = new Map<string, QrModules>();

/** The code of a ticket as rows of modules, with the quiet zone of four that cameras ask for. */
export async function drawCode(qr: string): Promise<QrModules> {
  const known = drawn.get(qr);
  if (known) return known;
  const { encode } = await import('uqr');
  const { data } = encode(qr, { ecc: 'M', border: 4 });
  drawn.set(qr, data);
  return data;
}

/** The codes of these tickets. Undefined for those that are still being drawn, and for tickets that have none. */
export function useQrCodes(tickets: readonly Ticket[]): (ticket: Ticket) => QrModules | undefined {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const wanted = tickets.flatMap(({ qr }) => qr ?? []).join(' ');
  useEffect(() => {
    const missing = wanted.split(' ').filter((qr) => qr && !drawn.has(qr));
    if (missing.length === 0) return;
    let live = true;
    // Without it the ticket still has its code in letters.
    void Promise.all(missing.map(drawCode)).then(
      () => live && redraw(),
      () => {},
    );
    return () => {
      live = false;
    };
  }, [wanted]);
  return ({ qr }) => (qr ? drawn.get(qr) : undefined);
}
