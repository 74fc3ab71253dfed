/** What became of the last press: the server's answer, or why there is none and where the switch really stands. */
export type Pressed<Answer> = { answer: Answer } | { error: unknown; back: boolean };

interface Switch {
  turn: number;
  before: Promise<unknown>;
  /** What the server has last agreed to. */
  confirmed: boolean;
}

/**
 * For optimistic switches: writes about the same thing go out one after another, so that the last press is what stays,
 * and only the outcome of the last one counts. Resolves to undefined for a press that was overtaken. `on`: what was pressed.
 */
export function lastWins(): <Answer>(
  id: string,
  on: boolean,
  write: () => Promise<Answer>,
) => Promise<Pressed<Answer> | undefined> {
  const latest = new Map<string, Switch>();
  return async (id, on, write) => {
    const before = latest.get(id);
    const sent = (before?.before ?? Promise.resolve()).then(write, write);
    const mine: Switch = { turn: (before?.turn ?? 0) + 1, before: sent, confirmed: before?.confirmed ?? !on };
    latest.set(id, mine);
    const now = () => latest.get(id) ?? mine;
    const isLast = () => now().turn === mine.turn;
    try {
      const answer = await sent;
      now().confirmed = on;
      return isLast() ? { answer } : undefined;
    } catch (error) {
      return isLast() ? { error, back: now().confirmed } : undefined;
    } finally {
      if (isLast()) latest.delete(id);
    }
  };
}
