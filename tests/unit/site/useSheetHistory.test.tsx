// @vitest-environment happy-dom
import { useState, type ReactNode } from 'react';
import { MemoryRouter, Router, useLocation, useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useBackCloses } from '../../../src/components/ui/useBackCloses.ts';
import { useSheetHistory } from '../../../src/hooks/site/useSheetHistory.ts';
import { doing, renderHook, settle } from '../support/hooks.tsx';

const state = { userId: 'u7' };

function Sheets({ children }: { children: ReactNode }) {
  useSheetHistory();
  return children;
}
const Wrapper = ({ children }: { children: ReactNode }) => (
  <MemoryRouter initialEntries={['/posts', { pathname: '/jobs', search: '?tab=open', state }]}>
    <Sheets>{children}</Sheets>
  </MemoryRouter>
);

/** A page with a sheet, and a second one that it can lead to. */
function usePage(asks = false) {
  const [open, setOpen] = useState(false);
  const [upper, setUpper] = useState(false);
  const [asking, setAsking] = useState(false);
  useBackCloses(open, () => (asks && !asking ? setAsking(true) : setOpen(false)));
  useBackCloses(upper, () => setUpper(false));
  return { open, setOpen, upper, setUpper, asking, navigate: useNavigate(), location: useLocation() };
}
type Page = { readonly current: ReturnType<typeof usePage> };
const back = async (page: Page) => {
  await doing(() => page.current.navigate(-1));
  await settle();
};
const open = async (page: Page) => {
  await doing(() => page.current.setOpen(true));
  await settle();
};
const pathOf = (page: Page) => page.current.location.pathname;

it('Back closes a sheet and stays on the page, the next Back leaves it', async () => {
  const page = await renderHook(() => usePage(), Wrapper);
  await open(page);
  // Nothing else about the place has changed.
  expect(page.current.location).toMatchObject({ pathname: '/jobs', search: '?tab=open', state });
  await back(page);
  expect(page.current.open).toBe(false);
  expect(page.current.location).toMatchObject({ pathname: '/jobs', search: '?tab=open', state });
  await back(page);
  expect(pathOf(page)).toBe('/posts');
});

it('a sheet that was closed in another way leaves nothing in the history', async () => {
  const page = await renderHook(() => usePage(), Wrapper);
  await open(page);
  await doing(() => page.current.setOpen(false));
  await settle();
  expect(page.current.location.state).toEqual(state);
  await back(page);
  expect(pathOf(page)).toBe('/posts');
});

it('of two sheets the upper one is closed first', async () => {
  const page = await renderHook(() => usePage(), Wrapper);
  await open(page);
  await doing(() => page.current.setUpper(true));
  await settle();
  await back(page);
  expect(page.current).toMatchObject({ open: true, upper: false });
  await back(page);
  expect(page.current).toMatchObject({ open: false, upper: false });
  expect(pathOf(page)).toBe('/jobs');
});

it('a sheet that asks first stays, and the next Back closes it', async () => {
  const page = await renderHook(() => usePage(true), Wrapper);
  await open(page);
  await back(page);
  expect(page.current).toMatchObject({ open: true, asking: true });
  await back(page);
  expect(page.current.open).toBe(false);
  expect(pathOf(page)).toBe('/jobs');
});

it('Back closes a sheet whose entry the page has not drawn yet', async () => {
  const push = vi.fn<() => void>();
  const navigator = { push, replace: () => {}, go: () => {}, createHref: String };
  const page = await renderHook(
    () => usePage(true),
    ({ children }) => (
      <Router location={{ pathname: '/jobs', key: 'jobs' }} navigator={navigator}>
        <Sheets>{children}</Sheets>
      </Router>
    ),
  );
  const backAtOnce = () => doing(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  await backAtOnce();
  await open(page);
  expect(push).toHaveBeenCalledTimes(1);
  await backAtOnce();
  expect(page.current).toMatchObject({ open: true, asking: true });
  // What asks first stays, and gets an entry again.
  await settle();
  expect(push).toHaveBeenCalledTimes(2);
  await backAtOnce();
  expect(page.current.open).toBe(false);
});

it('what closes a sheet and goes elsewhere arrives there', async () => {
  const page = await renderHook(() => usePage(), Wrapper);
  await open(page);
  await doing(() => {
    page.current.setOpen(false);
    void page.current.navigate('/chats');
  });
  await settle();
  expect(pathOf(page)).toBe('/chats');
  await back(page);
  expect(pathOf(page)).toBe('/jobs');
  expect(page.current.location.state).toEqual(state);
});

it('what closes a sheet and shows something else in its place stays there', async () => {
  const page = await renderHook(() => usePage(), Wrapper);
  await open(page);
  await doing(() => {
    page.current.setOpen(false);
    // As the filters and the tabs of a page do, which keep what stands with the entry.
    const { state: kept } = page.current.location as { state: unknown };
    void page.current.navigate('?tab=closed', { replace: true, state: kept });
  });
  await settle();
  expect(page.current.location.search).toBe('?tab=closed');
  await open(page);
  await back(page);
  expect(page.current.open).toBe(false);
  expect(page.current.location.search).toBe('?tab=closed');
});

it('without an application around it a sheet is no matter of the history', async () => {
  const onBack = vi.fn<() => void>();
  const page = await renderHook(
    () => {
      useBackCloses(true, onBack);
      return useLocation();
    },
    ({ children }) => <MemoryRouter initialEntries={['/jobs']}>{children}</MemoryRouter>,
  );
  await settle();
  expect(page.current.state).toBeNull();
  expect(onBack).not.toHaveBeenCalled();
});
