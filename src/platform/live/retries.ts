import type { Clock } from '../../lib/clock.ts';

const firstWaitMs = 500;
const mostWaitMs = 8000;
/** About half a minute, in which a phone has found another network. */
const mostTries = 8;
/** One that breaks sooner counts as a try that came to nothing, or a server that ends all of them would be asked without end. */
const steadyMs = 10_000;

/** How long is waited before which try, and when it is enough. */
export class Retries {
  readonly #clock: Clock;
  #failed = 0;
  #liveSince: number | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** It works. */
  stands(): void {
    this.#liveSince ??= this.#clock.now();
  }

  /** Milliseconds before the next try, a random part of what is due; undefined when there is to be none. */
  broke(): number | undefined {
    const steady = this.#liveSince !== undefined && this.#clock.now() - this.#liveSince >= steadyMs;
    this.#liveSince = undefined;
    this.#failed = steady ? 1 : this.#failed + 1;
    if (this.#failed > mostTries) return undefined;
    const most = Math.min(mostWaitMs, firstWaitMs * 2 ** (this.#failed - 1));
    return most * (0.5 + this.#clock.random() / 2);
  }

  /** Somebody asks for another try: they count from the beginning. */
  afresh(): void {
    this.#failed = 0;
    this.#liveSince = undefined;
  }
}
