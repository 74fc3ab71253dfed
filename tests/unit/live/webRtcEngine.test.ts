import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Flow } from '../../../src/domain/liveMedia.ts';
import type { LinkEnd } from '../../../src/platform/live/engine.ts';
import { webRtcEngine } from '../../../src/platform/live/webRtcEngine.ts';
import { FakeClock, settled } from '../realtime/fakes.ts';
import { access, FakePeer } from './fakes.ts';

class FakeSender {
  track: MediaStreamTrack | null = null;
  parameters = { encodings: [{}] as { maxBitrate?: number }[] };
  replaceTrack = (track: MediaStreamTrack | null) => {
    this.track = track;
    return Promise.resolve();
  };
  getParameters = () => this.parameters;
  setParameters = () => Promise.resolve();
}

/** A connection with the parts of one that send and receive. */
class MediaPeer extends FakePeer {
  readonly transceivers: {
    kind: string;
    sender: FakeSender;
    receiver: { track: EventTarget };
    codecs: string[];
  }[] = [];

  addTransceiver = (kind: string) => {
    const one = {
      kind,
      sender: new FakeSender(),
      receiver: { track: new EventTarget() },
      codecs: [] as string[],
    };
    this.transceivers.push(one);
    return {
      ...one,
      setCodecPreferences: (codecs: { mimeType: string }[]) =>
        void one.codecs.push(...codecs.map(({ mimeType }) => mimeType)),
    };
  };
  sentBy = (kind: string) => this.transceivers.find((one) => one.kind === kind)?.sender.track;
}

beforeEach(() => {
  vi.stubGlobal('MediaStream', EventTarget);
  const codecs = ['video/AV1', 'video/H264', 'video/VP8'].map((mimeType) => ({ mimeType }));
  vi.stubGlobal('RTCRtpSender', { getCapabilities: () => ({ codecs }) });
});

function opened() {
  const peers: MediaPeer[] = [];
  const clock = new FakeClock();
  const engine = webRtcEngine({
    clock,
    createPeer() {
      const peer = new MediaPeer();
      peers.push(peer);
      return peer as unknown as RTCPeerConnection;
    },
    fetch: () => Promise.resolve(new Response('an answer', { status: 201, headers: { location: '/s1' } })),
  });
  const flows: Flow[] = [];
  const ends: LinkEnd[] = [];
  const options = {
    channelName: 'room',
    access: access(),
    renew: () => Promise.resolve(access()),
    withVideo: true,
    listener: {
      onState: () => {},
      onBars: () => {},
      onEnd: (end: LinkEnd) => void ends.push(end),
      onStream: vi.fn<(stream: MediaStream) => void>(),
      onFlow: (flow: Flow) => void flows.push(flow),
    },
  };
  return { engine, options, peers, clock, flows };
}
const track = (label: string) => ({ label }) as MediaStreamTrack;

describe('a host', () => {
  it('sends what is on, VP8 first, and other tracks in its place', async () => {
    const { engine, options, peers } = opened();
    const [microphone, camera, screen] = [track('microphone'), track('camera'), track('screen')];
    const link = engine.publish({ audio: microphone, video: camera }, options);
    await settled();
    const [peer] = peers;
    expect(peer?.sentBy('audio')).toBe(microphone);
    expect(peer?.sentBy('video')).toBe(camera);
    expect(peer?.transceivers[1]?.codecs).toEqual(['video/VP8', 'video/H264', 'video/AV1']);
    link.send({ audio: microphone, video: screen });
    expect(peer?.sentBy('video')).toBe(screen);
    link.send({ audio: undefined, video: undefined });
    expect(peer?.sentBy('audio')).toBeNull();
    expect(peers).toHaveLength(1);
  });

  it('begins another session with what is sent by then', async () => {
    const { engine, options, peers, clock } = opened();
    const link = engine.publish({ audio: undefined, video: track('camera') }, options);
    await settled();
    await peers[0]?.turn('connected');
    await peers[0]?.turn('failed');
    link.send({ audio: undefined, video: track('screen') });
    await clock.pass(500);
    expect(peers[1]?.sentBy('video')?.label).toBe('screen');
  });
});

describe('a viewer', () => {
  it('sees the first picture without waiting for the next look', async () => {
    const { engine, options, peers, flows } = opened();
    engine.subscribe(options);
    await settled();
    expect(options.listener.onStream).toHaveBeenCalledOnce();
    expect(flows.at(-1)).toEqual({ audio: false, video: false });
    peers[0]?.transceivers[1]?.receiver.track.dispatchEvent(new Event('unmute'));
    expect(flows.at(-1)).toEqual({ audio: false, video: true });
  });

  it('of a room without a picture asks for none', async () => {
    const { engine, options, peers } = opened();
    engine.subscribe({ ...options, withVideo: false });
    await settled();
    expect(peers[0]?.transceivers.map(({ kind }) => kind)).toEqual(['audio']);
  });
});
