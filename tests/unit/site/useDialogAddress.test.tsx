// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useDialogAddress } from '../../../src/hooks/site/useDialogAddress.ts';
import { doing, renderHook } from '../support/hooks.tsx';

const none = { edit: undefined };
const at = (...entries: string[]) =>
  renderHook(
    () => ({ ...useDialogAddress(), navigate: useNavigate(), location: useLocation() }),
    ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={entries} initialIndex={entries.length - 1}>
        {children}
      </MemoryRouter>
    ),
  );
type Page = Awaited<ReturnType<typeof at>>;
const placeOf = ({ current: { location } }: Page) => location.pathname + location.search;

it('Back closes what was opened here, and stays on the page', async () => {
  const page = await at('/chats', '/jobs?tab=draft');
  await doing(() => page.current.open({ ...none, edit: 'j1' }));
  expect(placeOf(page)).toBe('/jobs?tab=draft&edit=j1');
  await doing(() => page.current.navigate(-1));
  expect(placeOf(page)).toBe('/jobs?tab=draft');
});

it('closed twice in one breath, it leaves no entry and does not leave the page', async () => {
  const page = await at('/chats', '/jobs');
  await doing(() => page.current.open({ edit: 'j1' }));
  await doing(() => page.current.replace({ edit: 'j2' }));
  expect(placeOf(page)).toBe('/jobs?edit=j2');
  const { close } = page.current;
  await doing(() => {
    close(none);
    close(none);
  });
  expect(placeOf(page)).toBe('/jobs');
  await doing(() => page.current.navigate(-1));
  expect(placeOf(page)).toBe('/chats');
});

it('whoever came straight to it stays, and so does who has something else to see', async () => {
  const page = await at('/chats', '/jobs?edit=j1');
  await doing(() => page.current.close(none));
  expect(placeOf(page)).toBe('/jobs');
  await doing(() => page.current.open({ edit: 'j1' }));
  await doing(() => page.current.finish({ ...none, tab: 'draft' }));
  expect(placeOf(page)).toBe('/jobs?tab=draft');
  await doing(() => page.current.close(none));
  expect(placeOf(page)).toBe('/jobs?tab=draft');
});
