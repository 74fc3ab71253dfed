import type { Schemas } from '#openapi/contract.ts';
import type { Bars, Flow, LinkState } from '../../domain/liveMedia.ts';

export type LiveAccess = Schemas['LiveAccess'];
export type AccessOf<Provider extends LiveAccess['provider']> = Extract<LiveAccess, { provider: Provider }>;

/**
 * Why a link is over. `replaced`: the host goes on in another tab. `refused`: the API gives no access any more; `error` is what it
 * said. `unreachable`: so many tries in a row came to nothing.
 */
export type LinkEnd = { why: 'replaced' } | { why: 'refused'; error: unknown } | { why: 'unreachable' };

export interface LinkListener {
  onState: (state: LinkState) => void;
  onBars: (bars: Bars) => void;
  /** Comes right after the state `over`. */
  onEnd: (end: LinkEnd) => void;
}

export interface AudienceListener extends LinkListener {
  /** What the host sends; another one after each break. */
  onStream: (stream: MediaStream) => void;
  onFlow: (flow: Flow) => void;
}

export interface LinkOptions<Provider extends LiveAccess['provider'], Listener> {
  channelName: string;
  access: AccessOf<Provider>;
  /** Asks the API for access anew. Rejects with what it says, where it gives none. */
  renew: () => Promise<LiveAccess>;
  /** There is a picture, or will be. */
  withVideo: boolean;
  listener: Listener;
}

/** Undefined sends nothing of that kind. Whoever made a track stops it. */
export interface HostTracks {
  audio: MediaStreamTrack | undefined;
  video: MediaStreamTrack | undefined;
}

export interface Link {
  /** Comes back at once when it was waiting, or when it is over. */
  retry: () => void;
  /** Ends it for good; tells the other side as far as it can. */
  close: () => void;
}

export interface HostLink extends Link {
  /** Sends other tracks from now on, without a break. */
  send: (tracks: HostTracks) => void;
}

/** One way that media take. */
export interface LiveEngine<Provider extends LiveAccess['provider'] = LiveAccess['provider']> {
  publish: (tracks: HostTracks, options: LinkOptions<Provider, LinkListener>) => HostLink;
  subscribe: (options: LinkOptions<Provider, AudienceListener>) => Link;
}
