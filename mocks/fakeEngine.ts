import type { AudienceListener, HostTracks, LinkListener } from '../src/platform/live/engine.ts';
import { setEngines } from '../src/platform/live/engines.ts';
import { stillCamera } from './fixtures/stillCamera.ts';

/** What a story makes of the media of a room, and what was sent. */
export interface FakeEngine {
  /** Of the link that was made last. */
  listener: (LinkListener & Partial<AudienceListener>) | undefined;
  sent: HostTracks | undefined;
  closed: number;
  restore: () => void;
}

/** Rooms without a network: a link is live at once, and a viewer sees what a camera sees. */
export function fakeEngine({ connects = true } = {}): FakeEngine {
  const engine: FakeEngine = { listener: undefined, sent: undefined, closed: 0, restore: () => {} };
  const link = { retry: () => engine.listener?.onState('live'), close: () => void engine.closed++ };
  const begin = (listener: LinkListener) => {
    engine.listener = listener;
    listener.onState('connecting');
    if (!connects) return;
    listener.onState('live');
    listener.onBars(4);
  };
  const one = {
    publish(tracks: HostTracks, { listener }: { listener: LinkListener }) {
      engine.sent = tracks;
      begin(listener);
      return { ...link, send: (next: HostTracks) => void (engine.sent = next) };
    },
    subscribe({ listener }: { listener: AudienceListener }) {
      begin(listener);
      if (connects) {
        listener.onStream(stillCamera());
        listener.onFlow({ audio: true, video: true });
      }
      return link;
    },
  };
  engine.restore = setEngines({ WEBRTC: () => Promise.resolve(one), AGORA: () => Promise.resolve(one) });
  return engine;
}
