/** The same promise, unless it takes longer: then it rejects. */
export function inTime<Value>(promise: Promise<Value>, limitMs: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Not within ${limitMs} ms`)), limitMs);
    void promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
