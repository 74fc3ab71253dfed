import { registerServiceWorker } from '../platform/serviceWorker.ts';
import { sendLetters } from './sendLetters.ts';

/** What waits until the first screen is there. */
export function afterLoad() {
  void registerServiceWorker();
  sendLetters();
}
