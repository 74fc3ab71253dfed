import type { Mode } from '../types.ts';
import type { PageGlobals } from './inPage.ts';

/*
 * The short calls to a page of the review. As in inPage.ts they are sent to it as text: each must stand alone.
 */

/** Keeps from the page that its window changes while it is drawn. */
export const deafen = () => (globalThis as unknown as PageGlobals).__FROZEN__?.deafen();

/** Resolves once it hears of its window again. */
export const hearing = () => (globalThis as unknown as PageGlobals).__FROZEN__?.hearing();

/** Resolves once the page has another size and all that asked to be told has been told. */
export const resized = ({ width, height }: Pick<Mode, 'width' | 'height'>) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (innerWidth !== width || innerHeight !== height) requestAnimationFrame(look);
      else requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    };
    look();
  });

/** Lets it hear again once what changed meanwhile has been told. */
export function listenSoon(): void {
  // The freezer put it on the page.
  const { __FROZEN__: frozen } = globalThis as unknown as PageGlobals;
  requestAnimationFrame(() => requestAnimationFrame(() => frozen?.listen()));
}

/** What was logged as an error since the last call. */
export const complaints = () => (globalThis as unknown as PageGlobals).__FROZEN__?.complaints() ?? [];

/** Resolves once the page has begun what it leaves for when there is nothing else to do. */
export const idle = () =>
  new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2000 }));

/** Draws the page in the other theme. */
export function turn({ theme }: Pick<Mode, 'theme'>): void {
  // The preview of the project put it on the page.
  (globalThis as unknown as PageGlobals).__STAGE__.applyTheme(theme);
}
