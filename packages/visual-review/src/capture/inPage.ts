import type { Frozen } from './freeze.ts';

/** What the review asks of a page with stories: the project's preview puts it there as `__STAGE__`. */
export interface PreviewStage {
  /** Draws the document in a theme. */
  applyTheme: (theme: 'light' | 'dark') => void;
  /** Requests of the story that its mocks leave open for good, which are not waited for. */
  countNeverAnswered: () => number;
}

/** What Storybook, the project's preview and the freezer put on the page. Storybook's two have no published types. */
export interface PageGlobals {
  __STORYBOOK_PREVIEW__: {
    ready(): Promise<void>;
    currentRender?: { id: string; story?: { parameters: Record<string, unknown>; tags: readonly string[] } };
  };
  __STORYBOOK_ADDONS_CHANNEL__: {
    /** Where events go besides this page. */
    transports: unknown[];
    emit(event: string, payload: unknown): void;
    on(event: string, listener: (payload: unknown) => void): void;
    off(event: string, listener: (payload: unknown) => void): void;
  };
  __FROZEN__?: Frozen;
  __STAGE__: PreviewStage;
}

interface Finished {
  storyId: string;
  status: string;
  reporters: { type: string; status: string }[];
}

/** `parameters.visual` of a story. */
export interface VisualParameters {
  /** Modes besides those that follow from its title. */
  modes?: readonly string[];
  /** A CSS selector that must match before it is drawn, for what no request or font announces. */
  ready?: string;
}

export interface Played {
  /** Why the story is broken; undefined when it is not. */
  problem?: string;
  parameters: VisualParameters;
}

// The functions below run in the page and are sent to it as text: each must stand alone.

/** Shows a story and resolves when its play function has ended. */
export async function play({ id, patience }: { id: string; patience: number }): Promise<Played> {
  // What others put on the page has no published types.
  const page = globalThis as unknown as PageGlobals;
  const channel = page.__STORYBOOK_ADDONS_CHANNEL__;
  const words = (payload: unknown): string => {
    const { title, message, description, name } = (payload ?? {}) as Record<string, unknown>;
    return [name, title, message, description].filter((part) => typeof part === 'string').join(': ');
  };
  // Until the picture before is told of, a part would miss its own size, and measure itself never.
  await page.__FROZEN__?.hearing();
  let reason = '';
  const problem = await new Promise<string | undefined>((resolve) => {
    const listeners: Record<string, (payload: unknown) => void> = {
      storyErrored: (payload) => settle(`it failed: ${words(payload)}`),
      storyThrewException: (payload) => settle(`it threw: ${words(payload)}`),
      storyMissing: () => settle('Storybook does not know it'),
      playFunctionThrewException: (payload) => (reason = words(payload)),
      unhandledErrorsWhilePlaying: (payload) => (reason = words((payload as unknown[])[0])),
      storyFinished(payload) {
        const { storyId, status, reporters } = payload as Finished;
        if (storyId !== id) return;
        for (const { type } of reporters.filter((report) => report.status === 'failed'))
          reason ||= `its report ${type} failed`;
        // Where nothing throws, Storybook calls a story a success whose play function failed.
        settle(status === 'success' && !reason ? undefined : `its play function failed: ${reason}`);
      },
    };
    const timer = setTimeout(
      () => settle(`its play function did not end within ${patience / 1000} s`),
      patience,
    );
    function settle(result: string | undefined) {
      clearTimeout(timer);
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
      resolve(result);
    }
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    page.__STAGE__.applyTheme('light');
    delete document.documentElement.dataset.still;
    page.__FROZEN__?.reseed();
    page.__FROZEN__?.complaints();
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
  const parameters = page.__STORYBOOK_PREVIEW__.currentRender?.story?.parameters.visual ?? {};
  return { ...(problem === undefined ? {} : { problem }), parameters };
}

export interface RestOptions {
  theme: 'light' | 'dark';
  /** Milliseconds. */
  patience: number;
  /** The picture is of the whole page; else it ends below the last element. */
  whole: boolean;
  ready: string | undefined;
  /** Frames without a change after which it is at rest. */
  quietFrames: number;
}

export interface AtRest {
  /** Of the picture, in CSS pixels. */
  width: number;
  height: number;
  /** What a reader sees, line by line. */
  text: string[];
}

/**
 * Draws the page in a theme and resolves once it is at rest: fonts and pictures are there (or failed), every request that
 * will be answered is, and some frames went by without a change. A text says what did not come to rest in time.
 */
// oxlint-disable-next-line max-lines-per-function -- It is sent to the page as text, and must stand alone.
export async function rest({
  theme,
  patience,
  whole,
  ready,
  quietFrames,
}: RestOptions): Promise<AtRest | string> {
  // What others put on the page has no published types.
  const page = globalThis as unknown as PageGlobals;
  page.__STAGE__.applyTheme(theme);
  const root = document.documentElement;
  const isRunning = ({ effect, playState }: Animation) =>
    playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime));
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let changed: Node | null = null;
  let scrolled = false;
  let focused = document.activeElement;
  const observer = new MutationObserver((records) => {
    changed = records.at(-1)?.target ?? null;
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  // A strip that was moved by what took the focus in it, or by a finger, stands at its start again; a row of tabs shows the
  // chosen one, and a field its end.
  const toStart = (part: EventTarget | null) => {
    if (!(part instanceof HTMLElement) || part === root || part.scrollLeft === 0) return;
    if (part.matches('input, textarea') || part.querySelector('[aria-selected=true]')) return;
    part.scrollTo({ left: 0, behavior: 'instant' });
  };
  const onScroll = ({ target }: Event) => {
    scrolled = true;
    toStart(target);
  };
  addEventListener('scroll', onScroll, true);
  document.body.querySelectorAll('*').forEach(toStart);
  const began = performance.now();
  const deadline = began + patience;
  const loading = () => {
    const open = (page.__FROZEN__?.openRequests() ?? 0) - page.__STAGE__.countNeverAnswered();
    if (open > 0) return `${open} request(s) without an answer, or code that has not run yet`;
    const late = [...document.images].find((image) => !image.complete);
    if (late) return `the picture ${late.currentSrc || late.src}`;
    if (document.fonts.status !== 'loaded') return 'a font';
    if (ready && !document.querySelector(ready))
      return `nothing matches its parameter visual.ready: ${ready}`;
    // Some stories are about it.
    if (performance.now() < began + 2000 && page.__FROZEN__?.suspended())
      return 'a part that is loaded on demand';
    return undefined;
  };
  const moving = () => {
    if (!('still' in root.dataset) && document.getAnimations().some(isRunning)) return 'an animation';
    if (page.__FROZEN__?.timersDue()) return 'a timer that starts itself again';
    if (document.activeElement !== focused) {
      focused = document.activeElement;
      return 'the focus wanders';
    }
    if (scrolled) return 'something scrolls';
    if (changed) return `${changed.nodeName.toLowerCase()} changes again and again`;
    return undefined;
  };
  const pageHeight = () => Math.max(root.scrollHeight, innerHeight);
  const lowest = () => {
    let bottom = 0;
    const parts = document.body.querySelectorAll(':not(#storybook-root,#storybook-docs,[data-backdrop])');
    for (const part of parts) {
      const box = part.getBoundingClientRect();
      if (box.width > 1 && box.height > 1 && box.bottom > bottom && part.checkVisibility())
        bottom = box.bottom;
    }
    return bottom;
  };
  const prepare = () => {
    for (const video of document.querySelectorAll('video')) {
      video.pause();
      video.currentTime = 0;
      // The browser's own buttons show how far loading is.
      video.controls = false;
    }
    // A list draws what is near the screen, so the screen is always at the same place.
    if (whole) scrollTo(0, 0);
    // A play's click may select the words below the pointer, which nobody does on purpose; what a field has selected stays.
    const field = document.activeElement?.matches('input, textarea');
    if (!field) getSelection()?.removeAllRanges();
  };
  // Where a text is longer than its field the browser shows the place of writing, at times a keystroke late.
  const showEnd = () => {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    if (field.selectionEnd !== null && field.selectionEnd < field.value.length) return;
    field.scrollLeft = field.scrollWidth;
    field.scrollTop = field.scrollHeight;
  };
  prepare();
  let quiet = 0;
  let reason: string | undefined;
  while (quiet < quietFrames && performance.now() < deadline) {
    changed = null;
    scrolled = false;
    // A picture far below the window would never come, and the shot shows it.
    for (const image of document.images) if (image.loading === 'lazy') image.loading = 'eager';
    showEnd();
    await frame();
    reason = loading() ?? moving();
    quiet = reason === undefined ? quiet + 1 : 0;
    // Only now: a menu that is closing is gone at the end of its animation, and would stay without one.
    if (quiet === quietFrames && !('still' in root.dataset)) {
      root.dataset.still = '';
      quiet = quietFrames - 2;
    }
  }
  observer.disconnect();
  removeEventListener('scroll', onScroll, true);
  if (quiet < quietFrames) return reason ?? 'the page';

  const modal = whole && document.querySelector('[aria-modal=true][data-state=open]');
  return {
    width: root.clientWidth,
    // Below a part, as much of the backdrop as above it. A dialog covers the window, and nobody sees what lies below.
    height: modal
      ? innerHeight
      : whole
        ? pageHeight()
        : Math.min(Math.ceil(lowest() + scrollY) + 20, pageHeight()),
    text: document.body.innerText
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  };
}
