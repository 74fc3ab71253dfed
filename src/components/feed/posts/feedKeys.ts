import type { FocusEvent, KeyboardEvent } from 'react';

const articlesOf = (feed: HTMLElement) => [...feed.querySelectorAll<HTMLElement>('article')];

/** Page Down and Page Up move between posts, as the ARIA feed pattern has it. */
export function moveBetweenPosts(event: KeyboardEvent<HTMLElement>) {
  const step = { PageDown: 1, PageUp: -1 }[event.key];
  if (!step) return;
  const posts = articlesOf(event.currentTarget);
  const at = posts.findIndex((post) => post.contains(event.target as Node)); // The target of a key is an element.
  const next = posts[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Tab comes back to the post where the reader was; the others are passed by. */
export function keepOneTabStop(event: FocusEvent<HTMLElement>) {
  const current = event.target.closest('article');
  if (!current) return;
  for (const post of articlesOf(event.currentTarget)) post.tabIndex = post === current ? 0 : -1;
}
