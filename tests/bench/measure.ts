/** One number that the project holds itself to. */
export interface Measure {
  name: string;
  value: number;
  unit: string;
  /** Absent: printed, not judged. */
  bound?: { max: number } | { min: number };
}

const isHeld = ({ value, bound }: Measure) =>
  !bound || ('max' in bound ? value <= bound.max : value >= bound.min);

/** A table of name, value, bound and verdict; and whether every bound holds. */
export function report(measures: readonly Measure[]): { table: string; held: boolean } {
  const rows = measures.map((measure) => {
    const { name, value, unit, bound } = measure;
    const limit = bound ? ('max' in bound ? `<= ${bound.max}` : `>= ${bound.min}`) : '';
    const verdict = bound ? (isHeld(measure) ? 'ok' : 'OUT') : '';
    return `${name.padEnd(58)} ${`${Number(value.toFixed(3))} ${unit}`.padStart(16)} ${limit.padStart(9)} ${verdict}`;
  });
  return { table: rows.join('\n'), held: measures.every(isHeld) };
}

export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
