import type { LiveDevices } from './devices.ts';

/** A page that goes over into another one hands its devices on, so that nothing is asked twice and no light flickers. */
const holdMs = 10_000;
let held: { devices: LiveDevices; timer: ReturnType<typeof setTimeout> } | undefined;

/** Nobody who takes them within ten seconds: they are switched off. */
export function handOn(devices: LiveDevices): void {
  takeDevices()?.close();
  held = { devices, timer: setTimeout(() => takeDevices()?.close(), holdMs) };
}

/** What another page has handed on, once. */
export function takeDevices(): LiveDevices | undefined {
  const { devices, timer } = held ?? {};
  clearTimeout(timer);
  held = undefined;
  return devices;
}
