import {
  hasLetIn,
  type DoorEntry,
  type DoorEvent,
  type DoorScan,
  type DoorUndo,
  type Verdict,
} from '../../domain/checkIn.ts';
import { DoorBook, doorJudge } from './doorBook.ts';
import { downloadList, type ReadDoorPage } from './doorList.ts';
import { reasonOf } from './doorMessages.ts';
import { DoorSender, type SenderDeps } from './doorSender.ts';
import type { DoorStore } from './doorStore.ts';

export interface DoorDeps extends Omit<SenderDeps, 'eventId'> {
  event: DoorEvent;
  store: DoorStore;
  read: ReadDoorPage;
  newId: () => string;
  /** Resolves after this many milliseconds. */
  wait: (ms: number) => Promise<void>;
}

/** Whatever the network does, nobody at the door waits longer for an answer (product R15). */
const answerMs = 300;

/** One device at the door of one event: its list, what was scanned, and what of that is not sent yet (product S36). */
export type Door = ReturnType<typeof openDoor>;

/** Nothing is read or sent before `open`. */
export function openDoor({ store, read, newId, wait, ...deps }: DoorDeps) {
  const { event, now } = deps;
  const book = new DoorBook(store);
  const sender = new DoorSender(book, { ...deps, eventId: event.eventId });
  const judge = doorJudge(event);
  /** One after the other: the second of two scans sees what the first has done. */
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(act: () => Promise<Result>): Promise<Result> => {
    const done = turn.then(act);
    turn = done.catch(() => {});
    return done;
  };

  async function refresh() {
    if (book.getState().progress || !deps.isOnline()) return;
    book.set({ progress: { done: 0, count: 0 }, listError: undefined });
    try {
      const list = await downloadList(read, now().toISOString(), (progress) => book.set({ progress }));
      await book.keepList({ ...list, endsAt: event.endAt });
    } catch (error) {
      book.set({ listError: reasonOf(error) });
    } finally {
      book.set({ progress: undefined });
    }
  }

  /** Writes a scan down with what this device says of it. */
  async function record(scan: DoorScan): Promise<{ clientId: string; verdict?: Verdict; asks: boolean }> {
    const known = await judge(scan.entry, book.getState(), scan.at);
    const asks = sender.isReachable;
    await book.keep({ ...scan, ...known, ...(!asks && { alone: true }) });
    book.set({ shown: scan.clientId });
    return { clientId: scan.clientId, asks, ...known };
  }

  /** Which check-in of a ticket an undo means: the one of the list, or that of this device which the server does not know yet. */
  function entered(ticketId: string): Pick<DoorUndo, 'of' | 'checkInId'> {
    const { tickets, acts } = book.getState();
    const checkInId = tickets.get(ticketId)?.checkInId;
    if (checkInId !== undefined) return { checkInId };
    const scan = acts.findLast(
      (act) => act.kind === 'scan' && act.ticketId === ticketId && hasLetIn(act, acts),
    );
    return scan ? { of: scan.clientId } : {};
  }

  return {
    getState: book.getState,
    subscribe: book.subscribe,
    refresh,
    /** Sends what waits, if there is a network. */
    flush: () => sender.flush(),
    async open() {
      await book.open(now());
      sender.flush();
      await refresh();
    },
    /** Answers somebody at the door: by the server's word where it comes in time, else by the device's own. */
    async scan(entry: DoorEntry, gate: string): Promise<void> {
      const scan: DoorScan = { kind: 'scan', clientId: newId(), at: now().toISOString(), entry, gate };
      const { clientId, verdict, asks } = await inTurn(() => record(scan));
      const answered = sender.attempt(clientId);
      if (!asks) return;
      await (verdict ? Promise.race([answered, wait(answerMs)]) : answered);
      const known = book.find(clientId);
      if (known?.kind === 'scan' && !known.answer && known.refused === undefined)
        await book.keep({ ...known, alone: true });
    },
    /** Takes a check-in back: one of this device, or that of a ticket in the list. */
    async undo(of: { clientId: string; ticketId: string } | { ticketId: string }): Promise<void> {
      await inTurn(() =>
        book.keep({
          kind: 'undo',
          clientId: newId(),
          at: now().toISOString(),
          ticketId: of.ticketId,
          ...('clientId' in of ? { of: of.clientId } : entered(of.ticketId)),
        }),
      );
      sender.flush();
    },
    /** Somebody has read a conflict, or why something was not taken. */
    async settle(clientId: string): Promise<void> {
      const act = book.find(clientId);
      if (act) await book.keep({ ...act, settled: true });
    },
    /** Clears the answer on the screen. */
    hide: () => book.set({ shown: undefined }),
  };
}
