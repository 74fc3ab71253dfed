// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signIn } from '../../../src/api/session.ts';
import type { PostText } from '../../../src/components/feed/compose/PostForm.tsx';
import { useComposer } from '../../../src/hooks/feed/compose/useComposer.ts';
import { doing, renderHook, settle } from '../support/hooks.tsx';
import { Swr } from '../support/Swr.tsx';

vi.mock('../../../src/api/client.ts', () => import('../support/heldServer.ts'));
// Pictures of a draft are on a disk that a document without a browser does not have.
vi.mock('../../../src/hooks/feed/compose/draftPictures.ts', () => ({
  readDraftPictures: () => Promise.resolve([]),
  writeDraftPictures: () => Promise.resolve(),
  forgetDraftPictures: () => Promise.resolve(),
}));

let leave: () => Promise<void> = () => Promise.resolve();
const words: PostText = { text: '', mentions: [], visibility: 0, commentPolicy: 0 };

/** A composer that is open, how often its page was drawn since, and keys pressed in it. */
async function writing() {
  let drawn = 0;
  const hook = await renderHook(() => {
    drawn++;
    return useComposer();
  }, Swr);
  leave = hook.unmount;
  await doing(() => hook.current.onWrite());
  await settle();
  return {
    hook,
    /** How often ten keys draw the page. */
    async drawnByKeys(text: string) {
      const before = drawn;
      for (let key = 1; key <= 10; key++)
        await doing(() => hook.current.dialog.onChange({ ...words, text: text + '.'.repeat(key) }));
      return drawn - before;
    },
  };
}

beforeEach(() => {
  localStorage.clear();
  signIn({ id: 'ada', accessToken: 'token', userName: 'Ada' }, 1);
});

afterEach(() => leave());

it('what is written draws the form alone, not the page that it stands on', async () => {
  const { hook, drawnByKeys } = await writing();
  expect(hook.current.dialog.open).toBe(true);
  expect(await drawnByKeys('Night trains')).toBe(0);
});

it('of a draft that came back the first key takes the banner away, and the others draw nothing', async () => {
  const draft = { ...words, text: 'Half a thought', pictures: 0, savedAt: '2026-01-15T09:00:00.000Z' };
  localStorage.setItem('draft.ada.post', JSON.stringify(draft));
  const { hook, drawnByKeys } = await writing();
  expect(hook.current.dialog.value.text).toBe('Half a thought');
  expect(hook.current.dialog.draft).toBeDefined();
  expect(await drawnByKeys('Half a thought more')).toBe(1);
  expect(hook.current.dialog.draft).toBeUndefined();
});
