import { vi } from 'vitest';
import { fakeAgora, type FakeAgoraClient } from '../../../mocks/fakeAgora.ts';
import { ApiError } from '../../../src/api/errors.ts';
import type { Flow, LinkState } from '../../../src/domain/liveMedia.ts';
import { agoraEngine } from '../../../src/platform/live/agoraEngine.ts';
import type { AccessOf, LinkEnd, LiveAccess } from '../../../src/platform/live/engine.ts';
import { FakeClock } from '../realtime/fakes.ts';

/** A stream of a browser, which Node has not. */
class FakeMediaStream {
  tracks: { kind: string }[] = [];
  getTracks = () => [...this.tracks];
  addTrack = (track: { kind: string }) => void this.tracks.push(track);
  removeTrack = (track: { kind: string }) => void this.tracks.splice(this.tracks.indexOf(track), 1);
}
export const withStreams = () => void vi.stubGlobal('MediaStream', FakeMediaStream);

export const access: AccessOf<'AGORA'> = {
  provider: 'AGORA',
  token: 'first',
  expiresAt: '2026-11-21T22:00:00.000Z',
  appId: 'an app',
  uid: 40213,
};
/** The API was asked too often. */
export const tooOften = (retryAfterSec: number) => new ApiError(429, 'RATE_LIMITED', { retryAfterSec });
export const track = (kind: 'audio' | 'video') => ({ kind }) as MediaStreamTrack;

export function prepared(prepare?: (client: FakeAgoraClient) => void) {
  const { sdk, clients } = fakeAgora(prepare);
  const [states, ends, flows] = [[] as LinkState[], [] as LinkEnd[], [] as Flow[]];
  const streams: FakeMediaStream[] = [];
  const renew = vi.fn<() => Promise<LiveAccess>>(() => Promise.resolve({ ...access, token: 'second' }));
  const options = {
    channelName: 'room',
    access,
    renew,
    withVideo: true,
    listener: {
      onState: (state: LinkState) => void states.push(state),
      onBars: vi.fn<(bars: number) => void>(),
      onEnd: (end: LinkEnd) => void ends.push(end),
      onStream: (stream: MediaStream) => void streams.push(stream as unknown as FakeMediaStream),
      onFlow: (flow: Flow) => void flows.push(flow),
    },
  };
  const clock = new FakeClock();
  const engine = agoraEngine({ load: () => Promise.resolve(sdk), clock });
  return { engine, options, clients, states, ends, flows, streams, renew, clock };
}
