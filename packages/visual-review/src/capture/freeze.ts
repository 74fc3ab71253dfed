/** The moment at which every story is drawn, so that "2 hours ago" stays true. */
export const moment = '2026-01-15T09:00:00.000Z';

/** What the frozen page offers to the capture. */
export interface Frozen {
  /** Starts the random numbers and ids over, so that a story gets the same ones whatever came before it. */
  reseed: () => void;
  /** Requests that have no answer yet, code that has not run yet, and work of the browser's cryptography that has not ended. */
  openRequests: () => number;
  /** Counts a promise among them until it is settled. The built Storybook calls it for each `import()`. */
  counted: <T>(promise: Promise<T>) => Promise<T>;
  /** Timers that run within a tenth of a second. */
  timersDue: () => number;
  /** Whether React shows a placeholder: code that has run is drawn a moment later, and nothing else tells when. */
  suspended: () => boolean;
  /** What was logged as an error since the last call: a request that nobody mocked is. */
  complaints: () => string[];
  /** From here on until `listen`, nothing on the page learns that the window or a part has another size. */
  deafen: () => void;
  listen: () => void;
  /** Resolves once the page listens again, at once where it does. */
  hearing: () => Promise<void>;
}

/**
 * Runs in the page before its own scripts: stops the clock (timers go on: plays wait with them), makes random numbers and
 * ids repeatable, counts requests, hides the caret and ends every animation at once. It is sent as text: nothing of
 * this file may be used inside.
 */
// oxlint-disable-next-line max-lines-per-function -- It is sent to the page as text, and must stand alone.
export function freeze(now: string): void {
  const RealDate = Date;
  const stopped = RealDate.parse(now);
  // The page's Date must stay a constructor that every argument list fits.
  class StoppedDate extends RealDate {
    constructor(...args: unknown[]) {
      // @ts-expect-error -- A spread of unknown length fits none of Date's overloads, and all of them at run time.
      super(...(args.length ? args : [stopped]));
    }
    static override now() {
      return stopped;
    }
  }
  globalThis.Date = StoppedDate as DateConstructor;

  // React for developers notes with each element where it was made: a fifth of what it takes to play a page, and nobody asks. It
  // also logs each part that it draws for the browser's tools, which carry it to the process that drives this page.
  Error.stackTraceLimit = 0;
  Reflect.deleteProperty(console, 'createTask');
  Reflect.deleteProperty(console, 'timeStamp');
  // Storybook's highlighter asks every element for its style after each change, and nobody sees what it would mark.
  Object.assign(globalThis, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true });

  let seed = 1;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return (seed - 1) / 2_147_483_646;
  };
  Math.random = random;
  // The same bytes each time: encryptions run side by side, and which one asks first is chance.
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    if (array) {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      bytes.forEach((_, at) => (bytes[at] = (at * 73 + 41) % 256));
    }
    return array;
  };
  let ids = 0;
  crypto.randomUUID = () =>
    `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}` as ReturnType<Crypto['randomUUID']>;

  let open = 0;
  const counted = <T>(promise: Promise<T>): Promise<T> => {
    open++;
    return promise.finally(() => {
      open--;
    });
  };
  const realFetch = globalThis.fetch;
  globalThis.fetch = (...args) => counted(realFetch(...args));
  // A request is signed before it is sent: between the two there is nothing else that tells of it.
  const { subtle } = crypto;
  for (const name of [
    'digest',
    'sign',
    'verify',
    'encrypt',
    'decrypt',
    'importKey',
    'deriveKey',
    'deriveBits',
  ] as const) {
    // The methods differ in their arguments, which pass through untouched.
    const real = subtle[name].bind(subtle) as (...args: unknown[]) => Promise<unknown>;
    Object.assign(subtle, { [name]: (...args: unknown[]) => counted(real(...args)) });
  }

  // What a part does a moment later (give the focus back, draw a tip) is under way until its timer has run.
  const due = new Set<unknown>();
  const realTimeout = globalThis.setTimeout;
  const realClear = globalThis.clearTimeout;
  const startTimeout = (handler: unknown, delay = 0, ...args: unknown[]) => {
    const run = () => {
      due.delete(id);
      if (typeof handler === 'function') (handler as (...given: unknown[]) => void)(...args);
    };
    const id = realTimeout(run, delay);
    // React holds a part that was loaded on demand back for as long as 300 ms.
    if (delay <= 300) due.add(id);
    return id;
  };
  Object.assign(globalThis, {
    setTimeout: startTimeout,
    clearTimeout(id: Parameters<typeof clearTimeout>[0]) {
      due.delete(id);
      realClear(id);
    },
  });

  const complaints: string[] = [];
  const realError = console.error;
  console.error = (...words: unknown[]) => {
    complaints.push(words.map(String).join(' '));
    realError(...words);
  };

  // To draw what lies below the window, Chromium makes the window 1 x 1 pixels for a moment. What measures itself then would
  // be drawn as it never is.
  let deaf = false;
  let heard = Promise.resolve();
  let hear = () => {};
  const unheard = (event: Event) => deaf && event.stopImmediatePropagation();
  addEventListener('resize', unheard, true);
  visualViewport?.addEventListener('resize', unheard, true);
  const hearing = new WeakSet<EventTarget>();
  const realListen = MediaQueryList.prototype.addEventListener;
  MediaQueryList.prototype.addEventListener = function listenTo(
    this: MediaQueryList,
    ...args: Parameters<typeof realListen>
  ) {
    if (!hearing.has(this)) realListen.call(this, 'change', unheard);
    hearing.add(this);
    realListen.apply(this, args);
  } as typeof realListen;
  const RealResize = ResizeObserver;
  globalThis.ResizeObserver = class extends RealResize {
    constructor(callback: ResizeObserverCallback) {
      super((...args) => deaf || callback(...args));
    }
  };
  const RealIntersection = IntersectionObserver;
  globalThis.IntersectionObserver = class extends RealIntersection {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super((...args) => deaf || callback(...args), options);
    }
  };

  const style = document.createElement('style');
  // Endless animations are gone once all else is at rest.
  const everything = ['', '::before', '::after'].map((part) => `[data-still] *:not(#_)${part}`);
  style.textContent =
    `${everything.join()}{animation:none!important;transition:none!important}` +
    '*{caret-color:transparent!important;scroll-behavior:auto!important}::-webkit-scrollbar{display:none!important}' +
    // A story that loads for longer than 100 ms is hidden behind a placeholder, where it cannot take the focus.
    '#storybook-root{display:block!important}.sb-preparing-story{display:none!important}';
  const add = () => (document.head ?? document.documentElement).append(style);
  if (document.head) add();
  else addEventListener('DOMContentLoaded', add, { once: true });

  const suspended = () => {
    interface Fiber {
      tag: number;
      memoizedState: unknown;
      child: Fiber | null;
      sibling: Fiber | null;
    }
    const story = document.querySelector('#storybook-root');
    const key = story && Object.keys(story).find((name) => name.startsWith('__reactContainer$'));
    if (!story || !key) return false;
    // React keeps it under a key of its own, and publishes no type for it.
    const host = (story as unknown as Record<string, { stateNode: { current: Fiber } }>)[key];
    const waiting: (Fiber | null)[] = [host?.stateNode.current ?? null];
    for (let fiber = waiting.pop(); fiber !== undefined; fiber = waiting.pop()) {
      if (!fiber) continue;
      if (fiber.tag === 13 && fiber.memoizedState !== null) return true;
      waiting.push(fiber.sibling, fiber.child);
    }
    return false;
  };

  const frozen: Frozen = {
    reseed: () => {
      seed = 1;
      ids = 0;
    },
    openRequests: () => open,
    counted,
    timersDue: () => due.size,
    suspended,
    complaints: () => complaints.splice(0),
    deafen: () => {
      deaf = true;
      heard = new Promise((resolve) => {
        hear = resolve;
      });
    },
    listen: () => {
      deaf = false;
      hear();
    },
    hearing: () => heard,
  };
  Object.assign(globalThis, { __FROZEN__: frozen });
}
