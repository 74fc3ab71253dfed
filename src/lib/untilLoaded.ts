/** Tries until it succeeds, again `againMs` after each failure. The answer stops it; what arrives later is dropped. */
export function untilLoaded<Value>(
  load: () => Promise<Value>,
  { againMs, onLoaded }: { againMs: number; onLoaded: (value: Value) => void },
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let live = true;
  const attempt = () =>
    void load().then(
      (value) => live && onLoaded(value),
      () => {
        if (live) timer = setTimeout(attempt, againMs);
      },
    );
  attempt();
  return () => {
    live = false;
    clearTimeout(timer);
  };
}
