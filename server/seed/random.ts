export interface Random {
  /** From 0 up to, not including, 1. */
  next: () => number;
  /** A number between two, the first included. */
  between: (from: number, to: number) => number;
  /** A whole number between two, both included. */
  whole: (from: number, to: number) => number;
  /** True this often, of 1. */
  chance: (of: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  /** Some different ones, in a new order. */
  some: <T>(list: readonly T[], count: number) => T[];
}

/** The same seed gives the same numbers on every machine (mulberry32 over FNV-1a of the seed). */
export function randomOf(seed: string): Random {
  let state = 0x811c9dc5;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number) => from + next() * (to - from);
  const whole = (from: number, to: number) => Math.floor(between(from, to + 1));
  const pick = <T>(list: readonly T[]): T => {
    const found = list[whole(0, list.length - 1)];
    if (found === undefined) throw new Error('nothing to pick from');
    return found;
  };
  const some = <T>(list: readonly T[], count: number): T[] => {
    const rest = [...list];
    const chosen: T[] = [];
    while (rest.length > 0 && chosen.length < count)
      chosen.push(...rest.splice(whole(0, rest.length - 1), 1));
    return chosen;
  };
  return { next, between, whole, chance: (of) => next() < of, pick, some };
}
