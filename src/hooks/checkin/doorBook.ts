import {
  type DoorAct,
  type DoorEntry,
  type DoorEvent,
  type DoorList,
  type DoorTicket,
  isWaiting,
  judge,
  standOf,
  type Verdict,
} from '../../domain/checkIn.ts';
import type { DoorProgress } from './doorList.ts';
import type { DoorStore } from './doorStore.ts';
import { importTicketKey, readTicketQr } from '../../lib/ticketQr.ts';

interface Judged {
  /** Absent while this device cannot tell: it has no list, or its browser cannot check codes. */
  verdict?: Verdict;
  ticketId?: string;
}

/** The key of the list, imported once. Undefined where the browser cannot check codes by itself. */
function keyReader() {
  let last: { publicKey: string; key: Promise<CryptoKey | undefined> } | undefined;
  return (publicKey: string) => {
    if (last?.publicKey !== publicKey)
      last = { publicKey, key: importTicketKey(publicKey).catch(() => undefined) };
    return last.key;
  };
}

/** Judges scans of one event without a network: by the signature of the code and by the list. */
export function doorJudge(event: DoorEvent) {
  const keyOf = keyReader();
  return async (
    entry: DoorEntry,
    { list, tickets }: Pick<DoorState, 'list' | 'tickets'>,
    at: string,
  ): Promise<Judged> => {
    if (!list) return {};
    const byId = (ticketId: string): Judged => {
      const ticket = tickets.get(ticketId);
      return { ticketId, verdict: ticket ? judge(ticket, event, at) : { result: 'OK' } };
    };
    if ('ticketId' in entry) return byId(entry.ticketId);
    if ('ticketCode' in entry) {
      const found = [...tickets.values()].find(({ ticketCode }) => ticketCode === entry.ticketCode);
      return found ? byId(found.ticketId) : { verdict: { result: 'NOT_GENUINE' } };
    }
    const key = await keyOf(list.publicKey);
    if (!key) return {};
    const said = await readTicketQr(key, entry.qr);
    if (!said) return { verdict: { result: 'NOT_GENUINE' } };
    return said.eventId === event.eventId ? byId(said.ticketId) : { verdict: { result: 'WRONG_EVENT' } };
  };
}

export interface DoorState {
  /** What this device has kept was read. */
  opened: boolean;
  list?: DoorList | undefined;
  /** By id, as they stand after `acts`. */
  tickets: ReadonlyMap<string, DoorTicket>;
  /** Oldest first. */
  acts: readonly DoorAct[];
  /** The list is on its way. */
  progress?: DoorProgress | undefined;
  /** Why the list did not come. */
  listError?: string | undefined;
  /** The scan that is answered on the screen, by its `clientId`. */
  shown?: string | undefined;
  /** The device keeps nothing: it is full or forbids it. */
  unkept?: true | undefined;
}

/** What was answered is of no use to the door after a week. */
const keptMs = 7 * 86_400_000;

/** What a door knows and what was done at it; everything is on the device before it counts. */
export class DoorBook {
  #state: DoorState = { opened: false, tickets: new Map(), acts: [] };
  readonly #listeners = new Set<() => void>();
  readonly #store: DoorStore;

  constructor(store: DoorStore) {
    this.#store = store;
  }

  getState = (): DoorState => this.#state;
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(changes: Partial<Omit<DoorState, 'tickets'>>): void {
    const next = { ...this.#state, ...changes };
    const isAsBefore = next.list === this.#state.list && next.acts === this.#state.acts;
    const tickets = isAsBefore ? next.tickets : standOf(next.list, next.acts);
    this.#state = { ...next, tickets };
    for (const listener of this.#listeners) listener();
  }

  async #attempt<Result>(write: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await write();
    } catch {
      this.set({ unkept: true });
      return undefined;
    }
  }

  /** Reads what was kept; what nobody needs any more goes. */
  async open(now: Date): Promise<void> {
    const oldest = new Date(now.getTime() - keptMs).toISOString();
    const isOld = (act: DoorAct) => act.at < oldest && !isWaiting(act);
    const list = await this.#attempt(() => this.#store.readList());
    const acts = (await this.#attempt(() => this.#store.readActs())) ?? [];
    // What was done while they were read comes after them.
    const since = this.#state.acts.filter((act) => acts.every(({ clientId }) => clientId !== act.clientId));
    const acted = [...acts.filter((act) => !isOld(act)), ...since];
    // A list that came meanwhile is newer than the one that was kept.
    this.set({ opened: true, list: this.#state.list ?? list, acts: acted });
    await this.#attempt(() => this.#store.dropActs(acts.filter(isOld)));
  }

  async keepList(list: DoorList): Promise<void> {
    this.set({ list });
    await this.#attempt(() => this.#store.writeList(list));
  }

  find(clientId: string): DoorAct | undefined {
    return this.#state.acts.find((act) => act.clientId === clientId);
  }

  /** Writes an act down, a new one or what has become of an old one. Resolves once it is on the device. */
  async keep(act: DoorAct): Promise<void> {
    const { acts } = this.#state;
    const at = acts.findIndex(({ clientId }) => clientId === act.clientId);
    this.set({ acts: at < 0 ? [...acts, act] : acts.with(at, act) });
    await this.#attempt(() => this.#store.writeAct(act));
  }
}
