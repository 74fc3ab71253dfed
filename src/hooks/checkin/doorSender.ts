import { isWaiting, verdictOf, type DoorAct } from '../../domain/checkIn.ts';
import type { DoorBook } from './doorBook.ts';
import { isUndone, isUntold, mayPass, payloadOf, reasonOf, withAnswer } from './doorMessages.ts';
import type { DoorAnswer, DoorPayload } from './doorMessages.ts';

export interface SenderDeps {
  eventId: string;
  deviceId: string;
  send: (payload: DoorPayload) => Promise<DoorAnswer>;
  isOnline: () => boolean;
  now: () => Date;
}

/** Sends what was done at a door in its order, each until it is answered, and each once. */
export class DoorSender {
  #sending = false;
  #reachable = true;
  readonly #waiting = new Map<string, () => void>();
  readonly #book: DoorBook;
  readonly #deps: SenderDeps;

  constructor(book: DoorBook, deps: SenderDeps) {
    this.#book = book;
    this.#deps = deps;
  }

  /** The last attempt had an answer, and the browser has a network. */
  get isReachable(): boolean {
    return this.#reachable && this.#deps.isOnline();
  }

  /** Resolves once this act was answered, or could not be sent. */
  attempt(clientId: string): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.set(clientId, resolve);
      this.flush();
    });
  }

  /** Sends what waits. What comes while it does goes with it. */
  flush(): void {
    if (!this.#sending) void this.#sendAll();
  }

  async #sendAll() {
    this.#sending = true;
    try {
      for (let act = this.#next(); act && this.#deps.isOnline(); act = this.#next()) {
        if (!(await this.#sendOne(act))) break;
        this.#release(act.clientId);
      }
    } finally {
      this.#sending = false;
      // Whoever still waits has to do without.
      for (const clientId of this.#waiting.keys()) this.#release(clientId);
    }
  }

  #next() {
    return this.#book.getState().acts.find(isWaiting);
  }

  #release(clientId: string) {
    const done = this.#waiting.get(clientId);
    this.#waiting.delete(clientId);
    done?.();
  }

  /** An undo of a scan that was none at all would take back somebody else's. */
  #isVoid(act: DoorAct): boolean {
    if (act.kind === 'scan' || act.of === undefined) return false;
    const scan = this.#book.find(act.of);
    return scan?.kind === 'scan' && (scan.refused !== undefined || verdictOf(scan)?.result !== 'OK');
  }

  /** Whether the next one may follow. */
  async #sendOne(act: DoorAct): Promise<boolean> {
    const { send, eventId, deviceId, now } = this.#deps;
    const answeredAt = () => now().toISOString();
    // It may have changed while it was on its way.
    const latest = () => this.#book.find(act.clientId) ?? act;
    if (this.#isVoid(act)) {
      const refused = 'There is no check-in of this device to take back.';
      await this.#book.keep({ ...act, answeredAt: answeredAt(), refused, settled: true });
      return true;
    }
    try {
      const acts = () => this.#book.getState().acts;
      const payload = payloadOf(act, { eventId, deviceId, sentAt: now().toISOString(), acts: acts() });
      const answer = await send(payload);
      const known = latest();
      this.#reachable = true;
      // It goes out once more and says so.
      if (known.kind === 'scan' && isUntold(known, payload, answer, acts())) return true;
      await this.#book.keep(
        known.kind === 'scan'
          ? withAnswer(known, answer, answeredAt())
          : { ...known, answeredAt: answeredAt() },
      );
      return true;
    } catch (error) {
      if (mayPass(error)) {
        this.#reachable = false;
        return false;
      }
      this.#reachable = true;
      const ended = isUndone(act, error) ? {} : { refused: reasonOf(error) };
      await this.#book.keep({ ...latest(), answeredAt: answeredAt(), ...ended });
      return true;
    }
  }
}
