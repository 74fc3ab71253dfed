let sheets: readonly (() => void)[] = [];
const listeners = new Set<() => void>();

function change(next: typeof sheets) {
  sheets = next;
  for (const listener of listeners) listener();
}

/** What the browser's Back calls for each sheet that is open, the uppermost last. */
export const openSheets = {
  read: (): readonly (() => void)[] => sheets,
  /** Returns how to listen no more. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Takes note of a sheet above those before; returns how to take it off again. */
  add(onBack: () => void): () => void {
    change([...sheets, onBack]);
    return () => change(sheets.filter((one) => one !== onBack));
  },
};
