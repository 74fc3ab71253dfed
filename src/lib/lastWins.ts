/**
 * For optimistic switches: writes about the same thing go out one after another, so that the last press is what stays,
 * and only the answer to the last one counts. Resolves to that answer, or to undefined for a press that was overtaken.
 */
export function lastWins(): <Answer>(id: string, send: () => Promise<Answer>) => Promise<Answer | undefined> {
  const latest = new Map<string, { turn: number; before: Promise<unknown> }>();
  return async (id, send) => {
    const turn = (latest.get(id)?.turn ?? 0) + 1;
    const before = latest.get(id)?.before ?? Promise.resolve();
    const sent = before.then(send, send);
    latest.set(id, { turn, before: sent });
    const isLast = () => latest.get(id)?.turn === turn;
    try {
      const answer = await sent;
      return isLast() ? answer : undefined;
    } catch (error) {
      if (isLast()) throw error;
      return undefined;
    } finally {
      if (isLast()) latest.delete(id);
    }
  };
}
