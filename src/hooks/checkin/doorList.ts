import type { ResponseBody } from '#openapi/contract.ts';
import { toDoorTicket, type DoorList, type DoorTicket } from '../../domain/checkIn.ts';

export type ReadDoorPage = (pageIndex: number) => Promise<ResponseBody<'getTicketDetails'>>;

export interface DoorProgress {
  done: number;
  count: number;
}

/** Once more when somebody bought or cancelled between two pages, so that one has slipped through. */
const passes = 2;

/** Downloads who may come, page by page. Rejects with what the first page without an answer failed of. */
export async function downloadList(
  read: ReadDoorPage,
  askedAt: string,
  onProgress: (progress: DoorProgress) => void,
): Promise<DoorList> {
  const tickets = new Map<string, DoorTicket>();
  let publicKey = '';
  for (let pass = 0; pass < passes; pass++) {
    let last: ResponseBody<'getTicketDetails'>;
    let seen = 0;
    let pageIndex = 1;
    do {
      last = await read(pageIndex++);
      for (const ticket of last.response) tickets.set(ticket.ticketId, toDoorTicket(ticket));
      seen += last.response.length;
      publicKey = last.publicKey ?? publicKey;
      onProgress({ done: Math.min(tickets.size, last.count), count: last.count });
    } while (last.response.length > 0 && seen < last.count);
    if (tickets.size >= last.count) break;
  }
  return { tickets: [...tickets.values()], publicKey, askedAt };
}
