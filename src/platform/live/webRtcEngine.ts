import { realClock } from '../../lib/clock.ts';
import type { AudienceListener, HostTracks, LinkOptions, LiveEngine } from './engine.ts';
import { PeerLink, type PeerParts } from './PeerLink.ts';
import { FlowWatch } from './quality.ts';

/** What a viewer with a plain connection can take; more of them fit on one machine. In bits per second. */
const mostVideoBits = 1_500_000;

const browserParts: PeerParts = {
  createPeer: (configuration) => new RTCPeerConnection(configuration),
  fetch: (...request) => fetch(...request),
  clock: realClock,
};

/** VP8 is what every browser can, so that one picture fits all; H.264 comes next. Older browsers offer it first by themselves. */
function preferVp8(transceiver: RTCRtpTransceiver): void {
  if (!('setCodecPreferences' in transceiver)) return;
  const codecs = RTCRtpSender.getCapabilities('video')?.codecs ?? [];
  const rank = ({ mimeType }: { mimeType: string }) =>
    ['video/VP8', 'video/H264'].indexOf(mimeType) + 1 || Infinity;
  transceiver.setCodecPreferences(codecs.toSorted((one, other) => rank(one) - rank(other)));
}

async function limitBits(sender: RTCRtpSender): Promise<void> {
  const parameters = sender.getParameters();
  for (const encoding of parameters.encodings) encoding.maxBitrate = mostVideoBits;
  await sender.setParameters(parameters);
}

/** Media over the media server of this network (WHIP and WHEP, RFC 9725). */
export function webRtcEngine(parts: PeerParts = browserParts): LiveEngine<'WEBRTC'> {
  return {
    publish(first, options) {
      let tracks = first;
      let senders: { audio?: RTCRtpSender; video?: RTCRtpSender } = {};
      const put = ({ audio, video }: HostTracks) => {
        // A sender of a session that has just ended takes nothing; the next one begins with what is to be sent then.
        void senders.audio?.replaceTrack(audio ?? null).catch(() => {});
        void senders.video?.replaceTrack(video ?? null).catch(() => {});
      };
      const link = new PeerLink(
        options,
        {
          single: true,
          prepare(peer) {
            const audio = peer.addTransceiver('audio', { direction: 'sendonly' }).sender;
            senders = { audio };
            if (options.withVideo) {
              const transceiver = peer.addTransceiver('video', { direction: 'sendonly' });
              preferVp8(transceiver);
              void limitBits(transceiver.sender).catch(() => {});
              senders.video = transceiver.sender;
            }
            put(tracks);
          },
          look: () => {},
        },
        parts,
      );
      return {
        retry: () => link.retry(),
        close: () => link.close(),
        send(next) {
          tracks = next;
          put(next);
        },
      };
    },
    subscribe(options: LinkOptions<'WEBRTC', AudienceListener>) {
      const { listener, withVideo } = options;
      const watch = new FlowWatch();
      return new PeerLink(
        options,
        {
          single: false,
          prepare(peer) {
            const kinds = withVideo ? (['audio', 'video'] as const) : (['audio'] as const);
            const tracks = kinds.map((kind) => {
              const { track } = peer.addTransceiver(kind, { direction: 'recvonly' }).receiver;
              // The first of it has come: nobody has to wait for the next look.
              track.addEventListener('unmute', () => listener.onFlow(watch.began(kind)));
              return track;
            });
            listener.onStream(new MediaStream(tracks));
            listener.onFlow(watch.reset());
          },
          look: (before, now) => listener.onFlow(watch.look(before, now)),
        },
        parts,
      );
    },
  };
}
