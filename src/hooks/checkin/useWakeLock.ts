import { useEffect } from 'react';

/** Keeps the screen awake while this is shown, where the browser can. It lets go when the page is hidden, and asks again after. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let over = false;
    const ask = async () => {
      if (document.hidden || !('wakeLock' in navigator)) return;
      try {
        const got = await navigator.wakeLock.request('screen');
        if (over) await got.release();
        else lock = got;
      } catch {
        // The battery is low, or the browser does not want to: the screen is woken by hand.
      }
    };
    const start = () => void ask();
    start();
    document.addEventListener('visibilitychange', start);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', start);
      void lock?.release().catch(() => {});
    };
  }, []);
}
