import type { Stage } from '../capture/stage.ts';

/** A stage that is replaced after some stories and after every failure. */
export class RenewedStage {
  #stage: Stage | undefined;
  #shown: string[] = [];
  readonly #open: () => Promise<Stage>;
  readonly #most: number;

  constructor(open: () => Promise<Stage>, most: number) {
    this.#open = open;
    this.#most = most;
  }

  async stage(story: string): Promise<Stage> {
    if (this.#stage && this.#shown.length >= this.#most) await this.close();
    this.#shown.push(story);
    return (this.#stage ??= await this.#open());
  }

  /** At most five that were shown before the one that is shown. */
  get before(): readonly string[] {
    return this.#shown.slice(0, -1).slice(-5);
  }

  async close() {
    await this.#stage?.close();
    this.#stage = undefined;
    this.#shown = [];
  }
}
