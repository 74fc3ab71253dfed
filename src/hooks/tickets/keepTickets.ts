import { getSession } from '../../api/session.ts';
import { request } from '../../api/swr.ts';

/** A list that never ends must not keep a device busy. */
const mostPages = 20;

/**
 * Reads the tickets to come, which keeps them on this device: they open doors without a network, those that were bought on
 * another device too. Never throws; without a network or a member nothing is asked for.
 */
export async function keepTickets(): Promise<void> {
  if (!getSession().isLoggedIn || !navigator.onLine) return;
  try {
    let read = 0;
    for (let pageIndex = 1; pageIndex <= mostPages; pageIndex++) {
      // A page needs the count of the one before.
      const { response, count } = await request('ticketList', { when: 'UPCOMING', pageIndex });
      read += response.length;
      if (response.length === 0 || read >= count) break;
    }
  } catch {
    // What was kept before is still there.
  }
}
