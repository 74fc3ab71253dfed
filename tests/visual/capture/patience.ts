/** Rejects with one sentence when a browser that does not answer any more would stop the whole run. Milliseconds. */
export async function within<Value>(patience: number, doing: string, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`the browser did not answer for ${patience / 1000} s while ${doing}`)),
      patience,
    );
  });
  // Nobody listens to it any more once it is late.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Asks again every `pause` milliseconds until one of the questions is answered, and takes the first answer. */
export async function nudged<Value>(pause: number, ask: () => Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Value>((resolve, reject) => {
      const once = () => ask().then(resolve, reject);
      timer = setInterval(once, pause);
      void once();
    });
  } finally {
    clearInterval(timer);
  }
}
