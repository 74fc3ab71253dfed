const postSelector = 'article[data-feed-id]';
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
/** Nothing else has taken the key, and nothing is held beside it. Shift may be: some keyboards need it for `/` and `?`. */
export const isSingleKey = ({ defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !(defaultPrevented || ctrlKey || metaKey || altKey);
export const isLayerOpen = () =>
  document.querySelector(
    '[role=dialog][data-state=open], [role=alertdialog][data-state=open], [role=menu][data-state=open]',
  ) !== null;

const posts = () => [...document.querySelectorAll<HTMLElement>(postSelector)];
/** The post that has the focus, or the first one that is in sight. */
const currentPost = () =>
  document.activeElement?.closest<HTMLElement>(postSelector) ??
  posts().find((post) => post.getBoundingClientRect().bottom > innerHeight / 4);

function move(step: 1 | -1): boolean {
  const all = posts();
  const focused = document.activeElement?.closest<HTMLElement>(postSelector);
  const next = focused ? all[all.indexOf(focused) + step] : currentPost();
  next?.focus({ preventScroll: true });
  next?.scrollIntoView();
  return next !== undefined;
}

/** Presses what carries this key in the current post. */
function press(key: string, post = currentPost()): boolean {
  const control = post?.querySelector<HTMLElement>(`[data-shortcut="${key}"]`);
  if (key === '.') control?.focus();
  control?.click();
  return control != null;
}

/** What a single key does with the posts of a page; false when it means nothing here. */
export function act({ key, target }: KeyboardEvent): boolean {
  if (key === 'j') return move(1);
  if (key === 'k') return move(-1);
  if (key === 'Enter')
    return target instanceof HTMLElement && target.matches(postSelector) ? press(key, target) : false;
  return 'lcs.'.includes(key) && key.length === 1 ? press(key) : false;
}

/** Enters the search that is in sight: its field, the type that has to be chosen first, or the button that opens it. */
export function goToSearch(): boolean {
  const ways = [...document.querySelectorAll<HTMLElement>('[data-shortcut="/"]')];
  const way = ways.find((one) => one.checkVisibility());
  if (way instanceof HTMLButtonElement) way.click();
  else way?.focus();
  return way !== undefined;
}
