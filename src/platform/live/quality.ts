import type { Bars, Flow } from '../../domain/liveMedia.ts';

/** What a look at the statistics of a connection has counted, since it began. */
export interface Counted {
  audioBytes: number;
  videoBytes: number;
  packets: number;
  lost: number;
  /** Seconds to the other side and back; of a host. */
  roundTrip?: number;
}

export const nothingCounted: Counted = { audioBytes: 0, videoBytes: 0, packets: 0, lost: 0 };

/** The members of the statistics that are read (W3C webrtc-stats); TypeScript knows them one by one only. */
interface Stat {
  type: string;
  kind?: 'audio' | 'video';
  bytesReceived?: number;
  packetsReceived?: number;
  packetsSent?: number;
  packetsLost?: number;
  roundTripTime?: number;
}

/** What has arrived, of an audience, or what the other side says of what was sent, of a host. */
export function count(report: Iterable<unknown>): Counted {
  const counted = { ...nothingCounted };
  for (const entry of report) {
    const stat = entry as Stat; // Of any other type it has none of these members.
    if (stat.type === 'inbound-rtp') {
      if (stat.kind === 'video') counted.videoBytes += stat.bytesReceived ?? 0;
      else counted.audioBytes += stat.bytesReceived ?? 0;
      counted.packets += stat.packetsReceived ?? 0;
      counted.lost += stat.packetsLost ?? 0;
    } else if (stat.type === 'outbound-rtp') counted.packets += stat.packetsSent ?? 0;
    else if (stat.type === 'remote-inbound-rtp') {
      counted.lost += stat.packetsLost ?? 0;
      if (stat.roundTripTime !== undefined)
        counted.roundTrip = Math.max(counted.roundTrip ?? 0, stat.roundTripTime);
    }
  }
  return counted;
}

/** A screen that does not change may send nothing between two looks. */
const mostEmpty = 2;

/** What arrives, over several looks: it has stopped when nothing came between two of them, twice in a row. */
export class FlowWatch {
  #flow: Flow = { audio: false, video: false };
  readonly #empty = { audio: 0, video: 0 };

  /** Another connection: nothing has come yet. */
  reset(): Flow {
    return this.#tell({ audio: false, video: false });
  }

  /** The first of it has come. */
  began(kind: keyof Flow): Flow {
    this.#empty[kind] = 0;
    return this.#tell({ ...this.#flow, [kind]: true });
  }

  look(before: Counted, now: Counted): Flow {
    return this.#tell({
      audio: this.#goesOn('audio', now.audioBytes > before.audioBytes),
      video: this.#goesOn('video', now.videoBytes > before.videoBytes),
    });
  }

  #goesOn(kind: keyof Flow, came: boolean): boolean {
    this.#empty[kind] = came ? 0 : this.#empty[kind] + 1;
    return came || (this.#flow[kind] && this.#empty[kind] < mostEmpty);
  }

  #tell(flow: Flow): Flow {
    this.#flow = flow;
    return flow;
  }
}

/** Of a hundred packets, how many may be missing for so many bars. */
const limits: readonly (readonly [lost: number, roundTrip: number, bars: Bars])[] = [
  [1, 0.25, 4],
  [4, 0.5, 3],
  [10, 1, 2],
];

/** How well it went between two looks. */
export function barsBetween(before: Counted, now: Counted): Bars {
  const lost = Math.max(0, now.lost - before.lost);
  const all = Math.max(0, now.packets - before.packets) + lost;
  // A host who has muted everything sends nothing, and loses nothing.
  const share = all === 0 ? 0 : (100 * lost) / all;
  const far = now.roundTrip ?? 0;
  return limits.find(([most, roundTrip]) => share <= most && far <= roundTrip)?.[2] ?? 1;
}
