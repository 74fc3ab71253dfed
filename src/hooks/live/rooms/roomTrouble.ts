import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LinkEnd } from '../../../platform/live/engine.ts';
import { useLatest } from '../../site/useLatest.ts';

const lowBattery = 0.15;

/** As browsers have it that have it; TypeScript's library does not know it. */
interface Battery extends EventTarget {
  level: number;
  charging: boolean;
}

function subscribeHidden(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function useLowBattery(on: boolean): boolean {
  const [low, setLow] = useState(false);
  useEffect(() => {
    const { getBattery } = navigator as { getBattery?: () => Promise<Battery> };
    if (!on || !getBattery) return;
    let over = false;
    let battery: Battery | undefined;
    const look = () => battery && setLow(!battery.charging && battery.level <= lowBattery);
    const begin = async () => {
      const found = await getBattery.call(navigator);
      if (over) return;
      battery = found;
      battery.addEventListener('levelchange', look);
      battery.addEventListener('chargingchange', look);
      look();
    };
    // A browser that says no has its reasons.
    void begin().catch(() => {});
    return () => {
      over = true;
      battery?.removeEventListener('levelchange', look);
      battery?.removeEventListener('chargingchange', look);
    };
  }, [on]);
  return low;
}

/**
 * What a host has to know beside the room, in words: what happened to a device, that the battery ends, that the tab was hidden. While
 * `open`, the browser asks before it closes the tab.
 */
export function useRoomWarnings(open: boolean, notice: { text: string } | undefined): string[] {
  const hidden = useSyncExternalStore(subscribeHidden, () => document.hidden);
  const [wasHidden, setWasHidden] = useState(false);
  if (hidden && open && !wasHidden) setWasHidden(true);
  const low = useLowBattery(open);
  useEffect(() => {
    if (!open) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [open]);
  return [
    ...(notice ? [notice.text] : []),
    ...(low ? ['Your battery is nearly empty. Plug your device in.'] : []),
    ...(wasHidden ? ['Keep this tab in front: browsers slow down tabs that are hidden.'] : []),
  ];
}

/**
 * Asks for the room anew when the API has given no access to it, or another tab has the place: the room itself may say why. True once
 * it has been asked.
 */
export function useRefusal(end: LinkEnd | undefined, reread: () => Promise<void>): boolean {
  const ask = useLatest(reread);
  const [asked, setAsked] = useState<LinkEnd>();
  useEffect(() => {
    if (end?.why !== 'refused' && end?.why !== 'replaced') return;
    let over = false;
    const settle = () => {
      if (!over) setAsked(end);
    };
    // Without an answer, what the link has been told stands.
    void ask.current().then(settle, settle);
    return () => {
      over = true;
    };
  }, [end, ask]);
  return end !== undefined && asked === end;
}
