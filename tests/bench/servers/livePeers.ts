// Hosts and viewers of live rooms in a process of their own, so that the media server's process is measured alone. They do what their
// parent orders (livePeers.ts).
import { readFileSync } from 'node:fs';
import {
  MediaStreamTrack,
  RTCPeerConnection,
  RtpHeader,
  RtpPacket,
  useOPUS as opus,
  useVP8 as vp8,
} from 'werift';
import { InOrder, Pictures } from '../../../server/live/recording/frames.ts';
import type { Counted, PeerOrder, Way } from '../livePeers.ts';
import { picturesPerSec, soundMs, type SentFilm } from '../sentFilm.ts';

/** Of a picture, in one packet. */
const PART_BYTES = 1150;

const newConnection = () =>
  new RTCPeerConnection({
    codecs: { audio: [opus()], video: [vp8()] },
    iceServers: [],
    iceUseTcp: false,
  });

async function gathered(pc: RTCPeerConnection): Promise<void> {
  if (pc.iceGatheringState === 'complete') return;
  await new Promise<void>((resolve) => {
    pc.iceGatheringStateChange.subscribe((state) => {
      if (state === 'complete') resolve();
    });
  });
}

const bearer = ({ token }: Way) => ({ authorization: `Bearer ${token}` });

/** Offers what the connection has; resolves with the address of the session. */
async function negotiate(pc: RTCPeerConnection, way: Way): Promise<string> {
  await pc.setLocalDescription(await pc.createOffer());
  await gathered(pc);
  const answer = await fetch(way.serverUrl, {
    method: 'POST',
    headers: { ...bearer(way), 'content-type': 'application/sdp' },
    body: pc.localDescription?.sdp ?? '',
  });
  const text = await answer.text();
  if (answer.status !== 201) throw new Error(`the media server answered ${answer.status}: ${text}`);
  await pc.setRemoteDescription({ type: 'answer', sdp: text });
  return new URL(answer.headers.get('location') ?? '', way.serverUrl).href;
}

async function connected(pc: RTCPeerConnection): Promise<void> {
  if (pc.connectionState === 'connected') return;
  await new Promise<void>((resolve) => {
    pc.connectionStateChange.subscribe((state) => {
      if (state === 'connected') resolve();
    });
  });
}

const sent = { packets: 0, bytes: 0 };

/** One kind of media on its way out. */
class Line {
  readonly track: MediaStreamTrack;
  #sequenceNumber = 0;

  constructor(kind: 'audio' | 'video') {
    this.track = new MediaStreamTrack({ kind });
  }

  send(payload: Buffer, timestamp: number, marker: boolean) {
    this.#sequenceNumber = (this.#sequenceNumber + 1) & 0xffff;
    const header = new RtpHeader({
      sequenceNumber: this.#sequenceNumber,
      timestamp: timestamp >>> 0,
      marker,
      payloadType: 96,
    });
    sent.packets += 1;
    sent.bytes += payload.length;
    this.track.writeRtp(new RtpPacket(header, payload));
  }
}

/** Sends a film over and over, at its own pace. Whoever misses a whole picture gets the film's next one at once. */
async function publish(way: Way, path: string): Promise<void> {
  const { pictures, sounds } = JSON.parse(readFileSync(path, 'utf8')) as SentFilm;
  const frames = pictures.map(({ isKey, data }) => ({ isKey, data: Buffer.from(data, 'base64') }));
  const tones = sounds.map((data) => Buffer.from(data, 'base64'));
  const pc = newConnection();
  const [picture, sound] = [new Line('video'), new Line('audio')];
  const { sender } = pc.addTransceiver(picture.track, { direction: 'sendonly' });
  pc.addTransceiver(sound.track, { direction: 'sendonly' });
  let isWanted = false;
  sender.onPictureLossIndication.subscribe(() => (isWanted = true));
  await negotiate(pc, way);
  await connected(pc);

  let place = 0;
  const sendPicture = (at: number) => {
    while (isWanted && !frames[place]?.isKey) place = (place + 1) % frames.length;
    isWanted = false;
    const data = frames[place]?.data ?? Buffer.alloc(0);
    place = (place + 1) % frames.length;
    for (let from = 0; from < data.length; from += PART_BYTES) {
      const part = data.subarray(from, from + PART_BYTES);
      // The descriptor of RFC 7741: whether a picture begins here.
      const head = Buffer.from([from === 0 ? 0x10 : 0]);
      const isLast = from + PART_BYTES >= data.length;
      picture.send(Buffer.concat([head, part]), (at * 90_000) / picturesPerSec, isLast);
    }
  };
  const from = performance.now();
  let [seen, heard] = [0, 0];
  setInterval(() => {
    const at = performance.now() - from;
    for (; heard * soundMs <= at; heard++)
      sound.send(tones[heard % tones.length] ?? Buffer.alloc(0), heard * soundMs * 48, heard === 0);
    for (; (seen * 1000) / picturesPerSec <= at; seen++) sendPicture(seen);
  }, 5);
}

/** Which packets came, of those that were sent since the first one. */
class Arrived {
  #first: number | undefined;
  #highest = 0;
  readonly #seen = new Set<number>();

  take({ sequenceNumber }: RtpHeader) {
    this.#first ??= this.#highest = sequenceNumber;
    // The numbers begin anew every 65,536 packets.
    const at = this.#highest + (((sequenceNumber - this.#highest + 0x8000) & 0xffff) - 0x8000);
    if (at < this.#first) return;
    this.#seen.add(at);
    this.#highest = Math.max(this.#highest, at);
  }

  get expected(): number {
    return this.#first === undefined ? 0 : this.#highest - this.#first + 1;
  }

  get received(): number {
    return this.#seen.size;
  }
}

class Viewer {
  readonly arrived = { audio: new Arrived(), video: new Arrived() };
  pictures = 0;
  readonly #pc = newConnection();
  readonly #way: Way;
  #session = '';

  constructor(way: Way) {
    this.#way = way;
  }

  /** Milliseconds until the first whole picture. */
  async join(): Promise<number> {
    const from = performance.now();
    for (const kind of ['video', 'audio'] as const) this.#pc.addTransceiver(kind, { direction: 'recvonly' });
    const first = new Promise<number>((resolve) => {
      const [order, whole] = [new InOrder(), new Pictures()];
      this.#pc.onTrack.subscribe(({ kind, onReceiveRtp }) => {
        if (kind !== 'audio' && kind !== 'video') return;
        onReceiveRtp.subscribe((packet) => {
          this.arrived[kind].take(packet.header);
          if (kind === 'audio') return;
          for (const { packet: next, lost } of order.push(packet, performance.now()))
            if (whole.push(next, lost)) this.pictures += 1;
          if (this.pictures > 0) resolve(performance.now() - from);
        });
      });
    });
    this.#session = await negotiate(this.#pc, this.#way);
    return first;
  }

  /** `says`: as a page that is left in order; otherwise the connection alone ends. */
  async leave(says: boolean): Promise<void> {
    if (says) await fetch(this.#session, { method: 'DELETE', headers: bearer(this.#way) });
    await this.#pc.close();
  }
}

const viewers = new Map<string, Viewer>();

async function watch(way: Way): Promise<number> {
  const viewer = new Viewer(way);
  viewers.set(way.token, viewer);
  return viewer.join();
}

async function leave({ token }: Way, says: boolean): Promise<void> {
  const viewer = viewers.get(token);
  viewers.delete(token);
  await viewer?.leave(says);
}

const count = (): Counted => ({
  sent,
  viewers: [...viewers.values()].map(({ arrived: { audio, video }, pictures }) => ({
    expected: audio.expected + video.expected,
    received: audio.received + video.received,
    pictures,
  })),
});

function obey(order: PeerOrder): Promise<number | void> | Counted {
  switch (order.type) {
    case 'publish':
      return publish(order.way, order.film);
    case 'watch':
      return watch(order.way);
    case 'leave':
      return leave(order.way, order.says);
    case 'count':
      return count();
  }
}

process.on('message', async ({ id, order }: { id: number; order: PeerOrder }) => {
  try {
    process.send?.({ id, answer: await obey(order) });
  } catch (error) {
    process.send?.({ id, error: String(error) });
  }
});
process.on('disconnect', () => process.exit(0));
