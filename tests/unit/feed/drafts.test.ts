import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isPostDraft } from '../../../src/hooks/feed/compose/postDraft.ts';
import { readDraft, writeDraft } from '../../../src/hooks/site/draftStorage.ts';

function fakeStorage(stored = new Map<string, string>()) {
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}
const refuse = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

describe('drafts', () => {
  beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));
  afterEach(() => vi.unstubAllGlobals());

  it('are kept by member and name, and removed', () => {
    writeDraft('u1', 'post', { text: 'mine' });
    expect(readDraft('u1', 'post')).toEqual({ text: 'mine' });
    expect(readDraft('u2', 'post')).toBeUndefined();
    expect(readDraft('u1', 'comment.f1')).toBeUndefined();
    writeDraft('u1', 'post', undefined);
    expect(readDraft('u1', 'post')).toBeUndefined();
  });

  it('live as long as the page when storage is full or forbidden', () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    writeDraft('u1', 'full', 'kept');
    expect(readDraft('u1', 'full')).toBe('kept');
    writeDraft('u1', 'full', undefined);
    expect(readDraft('u1', 'full')).toBeUndefined();
  });

  it('give way to the newest when storage fills up in between', () => {
    writeDraft('u1', 'grown', 'old');
    vi.stubGlobal('localStorage', { ...localStorage, setItem: refuse });
    writeDraft('u1', 'grown', 'new');
    expect(readDraft('u1', 'grown')).toBe('new');
    writeDraft('u1', 'grown', undefined);
    expect(readDraft('u1', 'grown')).toBeUndefined();
  });

  it('that cannot be read are none', () => {
    vi.stubGlobal('localStorage', fakeStorage(new Map([['draft.u1.post', '{"text":']])));
    expect(readDraft('u1', 'post')).toBeUndefined();
  });
});

describe('isPostDraft', () => {
  const draft = { text: 'a', visibility: 0, commentPolicy: 2, pictures: 0 };
  it('takes what was written and refuses what an older version may have left', () => {
    expect(isPostDraft(draft)).toBe(true);
    expect(isPostDraft({ ...draft, text: ' ', pictures: 1 })).toBe(true);
    for (const other of [
      null,
      'a',
      { text: 'a' },
      { ...draft, text: '  ' },
      { ...draft, visibility: 7 },
      { ...draft, commentPolicy: '0' },
    ])
      expect(isPostDraft(other)).toBe(false);
  });
});
