import { registerServiceWorker } from '../platform/serviceWorker.ts';
import { loadToaster } from './loadToaster.ts';
import { sendLetters } from './sendLetters.ts';

/** What waits until the first screen is there. */
export function afterLoad() {
  void registerServiceWorker();
  sendLetters();
  // What says that the server is gone cannot be got from it then.
  loadToaster().catch(() => {});
}
