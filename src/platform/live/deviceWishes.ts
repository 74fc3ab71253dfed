import type { DeviceKind, DeviceStatus } from '../../domain/liveMedia.ts';

const statuses: Record<string, DeviceStatus> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotReadableError: 'busy',
  AbortError: 'busy',
};
/** What one of two is refused for says nothing of the other. */
const ofOneAlone = new Set(['NotFoundError', 'NotReadableError', 'OverconstrainedError']);
const nameOf = (error: unknown) => (error instanceof DOMException ? error.name : '');

/** Why a device is not on after it was asked for. */
export const statusAfter = (error: unknown): DeviceStatus => statuses[nameOf(error)] ?? 'missing';

/** Where two were asked for at once: each may be asked for by itself. */
export const isOfOneAlone = (error: unknown): boolean => ofOneAlone.has(nameOf(error));

const wish = {
  audio: { echoCancellation: true, noiseSuppression: true },
  video: { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30 } },
} as const;

/** What is asked for; without `deviceId` the system's own. */
export const wishOf = (kind: DeviceKind, deviceId?: string): MediaTrackConstraints => ({
  ...wish[kind],
  ...(deviceId !== undefined && { deviceId: { exact: deviceId } }),
});
