import { vi } from 'vitest';
import type { LinkState } from '../../../src/domain/liveMedia.ts';
import type { AccessOf, LinkEnd, LinkListener, LiveAccess } from '../../../src/platform/live/engine.ts';
import { PeerLink } from '../../../src/platform/live/PeerLink.ts';
import { FakeClock, settled } from '../realtime/fakes.ts';

/** A connection of a browser, as far as a link looks at it. */
export class FakePeer extends EventTarget {
  connectionState: RTCPeerConnectionState = 'new';
  iceGatheringState: RTCIceGatheringState = 'complete';
  localDescription: { sdp: string } | null = null;
  remote: string | undefined;
  closed = false;
  stats: Record<string, unknown>[] = [];

  createOffer = () => Promise.resolve({ type: 'offer', sdp: 'an offer' });
  setLocalDescription = ({ sdp }: { sdp: string }) => {
    this.localDescription = { sdp };
    return Promise.resolve();
  };
  setRemoteDescription = ({ sdp }: { sdp: string }) => {
    this.remote = sdp;
    return Promise.resolve();
  };
  getStats = () => Promise.resolve(new Map(this.stats.map((stat, index) => [index, stat])));
  close = () => {
    this.closed = true;
  };

  async turn(state: RTCPeerConnectionState): Promise<void> {
    this.connectionState = state;
    this.dispatchEvent(new Event('connectionstatechange'));
    await settled();
  }
}

export const access = (changes: Partial<AccessOf<'WEBRTC'>> = {}): AccessOf<'WEBRTC'> => ({
  provider: 'WEBRTC',
  token: 'first',
  expiresAt: new Date(4 * 3_600_000).toISOString(),
  serverUrl: 'https://live.example/whip/room',
  iceServers: [],
  ...changes,
});

/** A link to a media server that answers with `statuses`, one after the other, and then with 201. */
export async function openLink({ statuses = [] as number[], single = true } = {}) {
  const clock = new FakeClock();
  clock.chance = 1;
  const peers: FakePeer[] = [];
  const requests: { method: string; url: string; token: string | null }[] = [];
  const [states, ends] = [[] as LinkState[], [] as LinkEnd[]];
  const listener: LinkListener = {
    onState: (state) => void states.push(state),
    onBars: vi.fn<LinkListener['onBars']>(),
    onEnd: (end) => void ends.push(end),
  };
  const renew = vi.fn<() => Promise<LiveAccess>>(() => Promise.resolve(access({ token: 'second' })));
  const link = new PeerLink(
    { channelName: 'room', access: access(), renew, withVideo: true, listener },
    { single, prepare: () => {}, look: () => {} },
    {
      clock,
      createPeer() {
        const peer = new FakePeer();
        peers.push(peer);
        return peer as unknown as RTCPeerConnection;
      },
      fetch(url, init) {
        const method = init?.method ?? 'GET';
        const token = new Headers(init?.headers).get('authorization');
        requests.push({ method, url: String(url), token });
        const status = method === 'POST' ? (statuses.shift() ?? 201) : 200;
        if (status === 0) return Promise.reject(new TypeError('Failed to fetch'));
        return Promise.resolve(new Response('an answer', { status, headers: { location: '/whip/room/s1' } }));
      },
    },
  );
  await settled();
  return {
    link,
    clock,
    peers,
    requests,
    states,
    ends,
    renew,
    listener,
    /** The one that was made last. */
    get peer(): FakePeer {
      const peer = peers.at(-1);
      if (!peer) throw new Error('no connection was made');
      return peer;
    },
  };
}
