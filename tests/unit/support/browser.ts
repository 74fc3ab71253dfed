import { vi } from 'vitest';

/** Storage in memory; `broken` makes it answer as a browser does whose storage is full, or forbidden altogether. */
export class FakeStorage implements Storage {
  readonly entries = new Map<string, string>();
  broken: false | 'full' | 'forbidden' = false;

  get length() {
    return this.entries.size;
  }
  key(index: number) {
    return [...this.entries.keys()][index] ?? null;
  }
  getItem(key: string) {
    this.refuse('forbidden');
    return this.entries.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.refuse('full', 'forbidden');
    this.entries.set(key, value);
  }
  removeItem(key: string) {
    this.refuse('forbidden');
    this.entries.delete(key);
  }
  clear() {
    this.entries.clear();
  }
  private refuse(...when: (typeof this.broken)[]) {
    if (when.includes(this.broken)) throw new DOMException('refused', 'QuotaExceededError');
  }
}

/** What the client expects of a browser. Modules that read it while loading must be imported afterwards. */
export function stubBrowser(origin = 'https://rolecast.example') {
  const storage = new FakeStorage();
  const events = new EventTarget();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('location', new URL(origin));
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  /** As another tab would, after it has changed the storage. */
  const storageChanged = (key: string | null) =>
    events.dispatchEvent(Object.assign(new Event('storage'), { key }));
  return { storage, storageChanged };
}
