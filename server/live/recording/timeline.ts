type Kind = 'audio' | 'video';

/** Longer silence of the host is left out of the film: it was away. */
const AWAY_MS = 2000;
/** Between two pictures or sounds where something was left out. */
const STEP_MS = 40;
/** A sender's clock that is further off than this has jumped. */
const JUMP_MS = 1000;
const perMs = { audio: 48, video: 90 } as const;

interface Base {
  ssrc: number;
  timestamp: number;
  ms: number;
}

/**
 * Times of a film. Within one source the sender's clock counts, which says when a thing was seen or heard; where a source begins,
 * our clock does, so that picture and sound stay together whatever camera or microphone they come from.
 */
export class Timeline {
  private originMs: number | undefined;
  private lastArrivalMs = 0;
  private readonly bases = new Map<Kind, Base>();
  private readonly last = new Map<Kind, number>();

  /** Whatever came, also parts of pictures. */
  arrived(nowMs: number) {
    this.originMs ??= nowMs;
    const gap = nowMs - this.lastArrivalMs;
    if (this.lastArrivalMs > 0 && gap > AWAY_MS) {
      this.originMs += gap - STEP_MS;
      this.bases.clear();
    }
    this.lastArrivalMs = nowMs;
  }

  /** Whole milliseconds since the film began, never less than the last of this kind. */
  at(kind: Kind, { ssrc, timestamp }: { ssrc: number; timestamp: number }, nowMs: number): number {
    const byArrival = nowMs - (this.originMs ?? nowMs);
    const base = this.bases.get(kind);
    const bySender =
      base?.ssrc === ssrc ? base.ms + ((timestamp - base.timestamp) | 0) / perMs[kind] : undefined;
    const last = this.last.get(kind) ?? 0;
    const isGood = bySender !== undefined && Math.abs(bySender - byArrival) < JUMP_MS;
    const ms = Math.max(last, Math.round(isGood ? bySender : byArrival));
    if (!isGood) this.bases.set(kind, { ssrc, timestamp, ms });
    this.last.set(kind, ms);
    return ms;
  }
}
