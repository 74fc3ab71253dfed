import { getSession } from '../api/session.ts';
import { dropOldDoors } from '../hooks/checkin/dropOldDoors.ts';
import { keepTickets } from '../hooks/tickets/keepTickets.ts';
import { whenIdle } from '../lib/whenIdle.ts';
import { registerServiceWorker } from '../platform/serviceWorker.ts';
import { loadToaster } from './loadToaster.ts';
import { sendLetters } from './sendLetters.ts';

/** What waits until the first screen is there. */
export function afterLoad() {
  void registerServiceWorker();
  sendLetters();
  whenIdle(() => void keepTickets());
  // Only who has stood at a door has lists.
  whenIdle(() => {
    if (getSession().isLoggedIn) void dropOldDoors(new Date());
  });
  import('./push.ts').then(({ startPush }) => startPush()).catch(() => {});
  // What says that the server is gone cannot be got from it then.
  loadToaster().catch(() => {});
}
