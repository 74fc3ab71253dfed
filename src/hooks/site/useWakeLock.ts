import { useEffect } from 'react';

/** Keeps the screen awake while `on`, where the browser can: nobody wakes a phone in front of a door. */
export function useWakeLock(on: boolean): void {
  useEffect(() => {
    if (!on || !('wakeLock' in navigator)) return;
    let live = true;
    let lock: WakeLockSentinel | undefined;
    const take = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const taken = await navigator.wakeLock.request('screen');
        if (live) lock = taken;
        else await taken.release();
      } catch {
        // A phone that saves power says no, and its screen goes dark as it always does.
      }
    };
    // The browser takes it away while another tab is seen.
    const again = () => void take();
    void take();
    document.addEventListener('visibilitychange', again);
    return () => {
      live = false;
      document.removeEventListener('visibilitychange', again);
      void lock?.release().catch(() => {});
    };
  }, [on]);
}
