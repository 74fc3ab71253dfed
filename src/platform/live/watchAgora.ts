import type { IAgoraRTCClient } from 'agora-rtc-sdk-ng';
import type { AudienceListener, LinkOptions } from './engine.ts';

/** Takes what the host sends, as it comes and goes. */
export async function watchAgora(
  client: IAgoraRTCClient,
  { withVideo, listener }: LinkOptions<'AGORA', AudienceListener>,
): Promise<void> {
  const stream = new MediaStream();
  const flow = { audio: false, video: false };
  listener.onStream(stream);
  const drop = (kind: 'audio' | 'video') => {
    for (const track of stream.getTracks()) if (track.kind === kind) stream.removeTrack(track);
    flow[kind] = false;
    listener.onFlow({ ...flow });
  };
  client.on('user-published', (user, kind) => {
    if (kind === 'datachannel' || (kind === 'video' && !withVideo)) return;
    const take = async () => {
      await client.subscribe(user, kind);
      const track = (kind === 'video' ? user.videoTrack : user.audioTrack)?.getMediaStreamTrack();
      if (!track) return;
      drop(kind);
      stream.addTrack(track);
      flow[kind] = true;
      listener.onFlow({ ...flow });
    };
    // The host may have taken it back meanwhile.
    void take().catch(() => {});
  });
  client.on('user-unpublished', (_user, kind) => {
    if (kind !== 'datachannel') drop(kind);
  });
  await client.setClientRole('audience');
}
