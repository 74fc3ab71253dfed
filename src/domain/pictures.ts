import type { Schemas } from '#openapi/contract.ts';

/** Smaller versions of a picture for `srcset`; undefined when there is the whole one alone. */
export function srcSetOf({ url, widths }: Pick<Schemas['Media'], 'url' | 'widths'>): string | undefined {
  const whole = widths?.at(-1);
  const more = url.includes('?') ? '&' : '?';
  return widths
    ?.map((width) => (width === whole ? `${url} ${width}w` : `${url}${more}w=${width} ${width}w`))
    .join(', ');
}

/** A page is opened a moment after it was asked for. */
const soonMs = 30_000;

/** Whether the address of a file that is not for everybody has ended, or is about to. `now`: Unix milliseconds. */
export function isOver(url: string | undefined, now: number): boolean {
  const [, expires] = /[?&]expires=(\d+)/.exec(url ?? '') ?? [];
  return expires !== undefined && Number(expires) * 1000 - now < soonMs;
}

/** How wide a picture of a post is drawn: the column of the feed, or about half of it beside others. */
export const postPictureSizes = (count: number): string =>
  count > 1 ? '(min-width: 768px) 400px, 67vw' : '(min-width: 768px) 600px, 100vw';
