/** Storage may be full or forbidden; drafts then live as long as the page. */
const memory = new Map<string, string>();

/** Drafts that were written since the page was loaded and neither sent nor thrown away. */
const open = new Set<string>();

/** Somebody is writing: nothing may reload the page by itself. */
export const isDraftOpen = () => open.size > 0;

/** Something that is being written is kept by this page alone: storage is full or forbidden. */
export const isDraftInMemory = () => [...memory.keys()].some((key) => open.has(key));

const keyOf = (userId: string, name: string) => `draft.${userId}.${name}`;

/** `undefined` when there is none, or when what is stored cannot be read. */
export function readDraft(userId: string, name: string): unknown {
  const key = keyOf(userId, name);
  let text = memory.get(key);
  try {
    text ??= localStorage.getItem(key) ?? undefined;
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `undefined` removes it. */
export function writeDraft(userId: string, name: string, value: unknown) {
  const key = keyOf(userId, name);
  memory.delete(key);
  if (value === undefined) open.delete(key);
  else open.add(key);
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    if (value !== undefined) memory.set(key, JSON.stringify(value));
  }
  for (const listener of listeners) listener();
}

/** Names of a member's drafts, as they were written under. */
export function draftNames(userId: string): string[] {
  const keys = new Set(memory.keys());
  try {
    for (let index = 0; index < localStorage.length; index++) keys.add(localStorage.key(index) ?? '');
  } catch {
    // Those of this page are all there are.
  }
  const start = keyOf(userId, '');
  return [...keys].filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
}

const listeners = new Set<() => void>();

/** Tells of drafts that are written or removed, also by another tab. */
export function subscribeDrafts(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
