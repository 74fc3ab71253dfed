import { isRecord, scratch } from '../../api/scratch.ts';
import { getSession } from '../../api/session.ts';
import { isLastWord } from './isLastWord.ts';
import { deleteLater, takeBack, undoMs } from './laterDeletions.ts';

interface Left {
  userId: string;
  /** Unix milliseconds: until then another tab may take it back. 0: it was to be done at once. */
  dueAt: number;
}

export interface LeftDeletions<Target> {
  /** What gets no answer because the page ends is finished at the next start. `run`: true once the server had the last word. */
  later: (target: Target, run: () => Promise<boolean>) => void;
  takeBack: (id: string) => void;
  /** Nothing of this member stays on this device. */
  forgetOf: (userId: string) => void;
  /** Does what an earlier page of this member has left; `onDone` runs after each. Nothing is sent as somebody else. */
  finish: (userId: string, onDone: (target: Target) => void) => Promise<void>;
}

interface Kind<Target> {
  /** Where they are kept. */
  name: string;
  idOf: (target: Target) => string;
  isTarget: (value: Record<string, unknown>) => boolean;
  erase: (target: Target) => Promise<unknown>;
}

/** For the tab whose deletion it is: it does it by itself when it is there. */
const slackMs = 2000;

/** Deletions of one kind that outlive the page. */
export function leftDeletions<Target extends object>(kind: Kind<Target>): LeftDeletions<Target> {
  const { name, idOf, isTarget, erase } = kind;
  type Entry = Target & Left;
  const isEntry = (value: unknown) =>
    isRecord(value) && typeof value.userId === 'string' && typeof value.dueAt === 'number' && isTarget(value);
  const isList = (value: unknown): value is Entry[] => Array.isArray(value) && value.every(isEntry);
  const stored = scratch(() => localStorage, name, isList);
  const read = () => stored.read() ?? [];
  const forget = (id: string) => stored.write(read().filter((entry) => idOf(entry) !== id));
  const makeDue = (id: string) =>
    stored.write(read().map((entry) => (idOf(entry) === id ? { ...entry, dueAt: 0 } : entry)));
  return {
    later(target, run) {
      const id = idOf(target);
      const { userId } = getSession();
      if (userId) stored.write([...read(), { ...target, userId, dueAt: Date.now() + undoMs }]);
      deleteLater(id, {
        onDue: () => makeDue(id),
        async run() {
          if (await run()) forget(id);
        },
      });
    },
    takeBack(id) {
      takeBack(id);
      forget(id);
    },
    forgetOf: (userId) => stored.write(read().filter((entry) => entry.userId !== userId)),
    async finish(userId, onDone) {
      const mine = read().filter((entry) => entry.userId === userId);
      for (const entry of mine.toSorted((one, other) => one.dueAt - other.dueAt)) {
        const waitMs = entry.dueAt && entry.dueAt + slackMs - Date.now();
        if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
        if (getSession().userId !== userId) return;
        if (!read().some((one) => idOf(one) === idOf(entry))) continue;
        try {
          await erase(entry);
          forget(idOf(entry));
        } catch (error) {
          if (isLastWord(error)) forget(idOf(entry));
        }
        onDone(entry);
      }
    },
  };
}
