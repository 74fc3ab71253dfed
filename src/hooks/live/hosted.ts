import { isRecord, scratch } from '../../api/scratch.ts';
import type { DeviceKind } from '../../domain/liveMedia.ts';

interface Hosted {
  channelName: string;
  /** What the host had switched off. */
  off: readonly DeviceKind[];
}

const isKind = (value: unknown): value is DeviceKind => value === 'audio' || value === 'video';
const isHosted = (value: unknown): value is Hosted =>
  isRecord(value) &&
  typeof value['channelName'] === 'string' &&
  Array.isArray(value['off']) &&
  value['off'].every(isKind);

/** Which room this tab is the host of, so that it knows itself after it was loaded anew. */
export const hosted = scratch(() => sessionStorage, 'live.hosted', isHosted);

/** The browser keeps what a tab knows for a copy of it, too: only the tab itself is loaded anew, and at this very page. */
const isReload = () =>
  performance
    .getEntriesByType('navigation')
    .some(
      (entry) =>
        'type' in entry && entry.type === 'reload' && new URL(entry.name).pathname === location.pathname,
    );

/** What this tab was the host with, before it was loaded anew in its room. */
export function hostedBefore(channelName: string): Hosted | undefined {
  const before = hosted.read();
  return before?.channelName === channelName && isReload() ? before : undefined;
}
