/**
 * Small JSON values of ours beside the specification's keys, under `rolecast.<name>`. Storage may be full or forbidden,
 * and what an older version left may have another shape: `read` then gives `undefined`.
 */
export interface Scratch<Value> {
  read: () => Value | undefined;
  write: (value: Value) => void;
  clear: () => void;
}

export function scratch<Value>(
  storage: () => Storage,
  name: string,
  isValid: (value: unknown) => value is Value,
): Scratch<Value> {
  const key = `rolecast.${name}`;
  const attempt = <T>(act: () => T): T | undefined => {
    try {
      return act();
    } catch {
      return undefined;
    }
  };
  return {
    read() {
      const value = attempt(() => JSON.parse(storage().getItem(key) ?? 'null') as unknown);
      return isValid(value) ? value : undefined;
    },
    write: (value) => attempt(() => storage().setItem(key, JSON.stringify(value))),
    clear: () => attempt(() => storage().removeItem(key)),
  };
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
