// @vitest-environment happy-dom
import { Fragment, type ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useApiQuery } from '../../../src/api/swr.ts';
import { usePremiumPlan } from '../../../src/hooks/payments/usePremiumPurchase.ts';
import { answer, asked } from '../support/heldServer.ts';
import { doing, renderHook, settle } from '../support/hooks.tsx';
import { Swr } from '../support/Swr.tsx';

vi.mock('../../../src/api/client.ts', () => import('../support/heldServer.ts'));

const plan = (text: string) => ({ message: 'Premium', response: { content: `<p>${text}</p>` } });
const shown = (text: string) => ({ status: 'ready', content: `<p>${text}</p>` });
const ops = () => asked.map(({ op }) => op);
/** The pricing query beside one with the defaults. */
const useBoth = () => ({ pricing: usePremiumPlan().state, about: useApiQuery('aboutUs', {}).data });

let visit = 0;
/** Another visit mounts the page anew, in the same application. */
const Visits = ({ children }: { children: ReactNode }) => (
  <Swr>
    <Fragment key={visit}>{children}</Fragment>
  </Swr>
);

beforeEach(() => {
  asked.length = 0;
});

it('[S9.6] the pricing query is stale at once: mount, focus and reconnect ask again, of it alone', async () => {
  const hook = await renderHook(useBoth, Visits);
  expect(ops()).toEqual(['getUpgradeToPremium', 'aboutUs']);
  await answer(plan('first'), { message: 'About us', response: {} });
  expect(hook.current.pricing).toEqual(shown('first'));

  visit++;
  await hook.render();
  await settle();
  expect(ops()).toEqual(['getUpgradeToPremium']);
  await answer(plan('second'));
  expect(hook.current.pricing).toEqual(shown('second'));

  for (const event of ['focus', 'online']) {
    await doing(() => window.dispatchEvent(new Event(event)));
    await settle();
    expect(ops(), event).toEqual(['getUpgradeToPremium']);
    await answer(plan(event));
    expect(hook.current.pricing, event).toEqual(shown(event));
  }
});
