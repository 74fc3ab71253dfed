import type {
  AudienceListener,
  HostLink,
  HostTracks,
  Link,
  LinkListener,
  LiveAccess,
  LiveEngine,
} from './engine.ts';

type Provider = LiveAccess['provider'];
type Loaders = { [Key in Provider]: () => Promise<LiveEngine<Key>> };

let loaders: Loaders = {
  WEBRTC: async () => (await import('./webRtcEngine.ts')).webRtcEngine(),
  AGORA: async () => (await import('./agoraEngine.ts')).agoraEngine(),
};

/** Where media come from otherwise than over a network; for what shows rooms without one. Returns the way back. */
export function setEngines(others: Loaders): () => void {
  const before = loaders;
  loaders = others;
  return () => {
    loaders = before;
  };
}

interface Entrance<Listener> {
  channelName: string;
  access: LiveAccess;
  renew: () => Promise<LiveAccess>;
  withVideo: boolean;
  listener: Listener;
}

/** Sends media into a room, by the way that the access is for. Rejects where the code for it does not arrive. */
export async function publish(tracks: HostTracks, entrance: Entrance<LinkListener>): Promise<HostLink> {
  const { access } = entrance;
  return access.provider === 'AGORA'
    ? (await loaders.AGORA()).publish(tracks, { ...entrance, access })
    : (await loaders.WEBRTC()).publish(tracks, { ...entrance, access });
}

/** Watches a room, by the way that the access is for. Rejects where the code for it does not arrive. */
export async function subscribe(entrance: Entrance<AudienceListener>): Promise<Link> {
  const { access } = entrance;
  return access.provider === 'AGORA'
    ? (await loaders.AGORA()).subscribe({ ...entrance, access })
    : (await loaders.WEBRTC()).subscribe({ ...entrance, access });
}
