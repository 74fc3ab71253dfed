import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { DevicesState } from '../../../domain/liveMedia.ts';
import { LiveDevices } from '../../../platform/live/devices.ts';
import { handOn, takeDevices } from '../../../platform/live/heldDevices.ts';

export interface Devices {
  devices: LiveDevices;
  state: DevicesState;
  /** The page that follows takes them as they are. */
  keep: () => void;
}

/** The microphone and the camera of this page: those that the one before has handed on, or new ones. They are off once it is left. */
export function useLiveDevices(): Devices {
  const [devices] = useState(() => takeDevices() ?? new LiveDevices());
  const kept = useRef(false);
  const state = useSyncExternalStore(devices.subscribe, devices.state);
  useEffect(() => {
    kept.current = false;
    return () => {
      if (!kept.current) devices.close();
    };
  }, [devices]);
  return {
    devices,
    state,
    keep() {
      kept.current = true;
      handOn(devices);
    },
  };
}
