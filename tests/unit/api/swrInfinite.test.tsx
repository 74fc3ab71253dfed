// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { SWRConfig, type Cache } from 'swr';
import { expect, it, vi } from 'vitest';
import { queryDefaults } from '../../../src/api/swr.ts';
import { useApiInfinite } from '../../../src/api/swrInfinite.ts';
import { answer, asked, page, texts } from '../support/heldServer.ts';
import { doing, renderHook, settle } from '../support/hooks.tsx';

vi.mock('../../../src/api/client.ts', () => import('../support/heldServer.ts'));

it('a list that was left before its frame came keeps its own items', async () => {
  const frames: (() => void)[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation(
    (run) => frames.push(run as () => void) as never,
  );
  const cache: Cache = new Map();
  let filter: 1 | 2 = 1;
  const hook = await renderHook(
    () => useApiInfinite('getFeedList', { filter }),
    ({ children }: { children: ReactNode }) => (
      <SWRConfig value={{ ...queryDefaults, dedupingInterval: 0, provider: () => cache }}>
        {children}
      </SWRConfig>
    ),
  );
  const show = async (next: 1 | 2) => {
    filter = next;
    await hook.render();
  };
  await answer(page('one', null));
  await show(2);
  await answer(page('two', null));
  await show(1);
  await show(2);
  await doing(() => frames.splice(0).forEach((run) => run()));
  await settle();
  while (asked.length) await answer(page(`${Number(asked[0]?.payload.filter) === 1 ? 'one' : 'two'}`, null));
  await show(1);
  expect(texts(hook.current.data)).toEqual(['one']);
});
