/**
 * Milliseconds: a story that plays longer or has not come to rest is broken, a picture is asked for again, and a
 * browser that says nothing is given up.
 */
export interface Patience {
  play: number;
  rest: number;
  picture: number;
  browser: number;
}

/** The browser has stopped drawing a page, for no reason of the story's: another page goes on. */
export class SilentBrowser extends Error {}

/** Rejects with one sentence when a browser that does not answer any more would stop the whole run. Milliseconds. */
export async function within<Value>(patience: number, doing: string, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`the browser did not answer for ${patience / 1000} s while ${doing}`)),
      patience,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Asks again every `pause` milliseconds until one of the questions is answered; a `SilentBrowser` after five. */
export async function nudged<Value>(pause: number, ask: () => Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  let asked = 0;
  try {
    return await new Promise<Value>((resolve, reject) => {
      const once = () => {
        if (asked++ < 5) ask().then(resolve, reject);
        else reject(new SilentBrowser(`the browser drew no picture in ${(5 * pause) / 1000} s`));
      };
      timer = setInterval(once, pause);
      once();
    });
  } finally {
    clearInterval(timer);
  }
}
