import { useSyncExternalStore } from 'react';
import { isUpdateReady, subscribeUpdate } from '../../platform/serviceWorker.ts';

/** Whether another version of the application waits to be loaded. */
export const useUpdate = (): boolean => useSyncExternalStore(subscribeUpdate, isUpdateReady, () => false);
