/** What became of the last press: the server's answer, or why there is none and where the switch really stands. */
export type WriteOutcome<Answer, State = boolean> = { answer: Answer } | { error: unknown; back: State };

interface Switch<State> {
  turn: number;
  before: Promise<unknown>;
  /** What the server has last agreed to. */
  confirmed: State;
}

/**
 * For optimistic changes: writes about the same thing go out one after another, so that the last press is what stays, and
 * only the outcome of the last one counts. Resolves to undefined for a press that was overtaken.
 */
export function lastStateWins<State>(): <Answer>(
  id: string,
  change: { from: State; to: State },
  write: () => Promise<Answer>,
) => Promise<WriteOutcome<Answer, State> | undefined> {
  const latest = new Map<string, Switch<State>>();
  return async (id, { from, to }, write) => {
    const before = latest.get(id);
    const sent = (before?.before ?? Promise.resolve()).then(write, write);
    const mine = { turn: (before?.turn ?? 0) + 1, before: sent, confirmed: before?.confirmed ?? from };
    latest.set(id, mine);
    const now = () => latest.get(id) ?? mine;
    const isLast = () => now().turn === mine.turn;
    try {
      const answer = await sent;
      now().confirmed = to;
      return isLast() ? { answer } : undefined;
    } catch (error) {
      return isLast() ? { error, back: now().confirmed } : undefined;
    } finally {
      if (isLast()) latest.delete(id);
    }
  };
}

/** The same for switches with two positions. `on`: what was pressed. */
export function lastWriteWins(): <Answer>(
  id: string,
  on: boolean,
  write: () => Promise<Answer>,
) => Promise<WriteOutcome<Answer> | undefined> {
  const send = lastStateWins<boolean>();
  return (id, on, write) => send(id, { from: !on, to: on }, write);
}
