// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { RouteChange } from '../../../src/app/RouteChange.tsx';
import { doing, renderHook, settle } from '../support/hooks.tsx';

const Routed = ({ children }: { children: ReactNode }) => (
  <MemoryRouter>
    <RouteChange />
    {children}
  </MemoryRouter>
);

const add = (html: string) => {
  document.body.insertAdjacentHTML('beforeend', html);
  return document.body.lastElementChild as HTMLElement; // Just added.
};
/** The page's code has arrived. */
const arrive = async () => {
  const page = add('<main><h1>Change password</h1></main>');
  await settle();
  return page.querySelector('h1');
};
const press = (on: HTMLElement) => on.dispatchEvent(new Event('pointerdown', { bubbles: true }));

beforeEach(async () => {
  document.body.replaceChildren();
  const { current: navigate } = await renderHook(() => useNavigate(), Routed);
  add('<button>Profile menu</button>').focus();
  await doing(() => navigate('/change-password'));
});

it('a page that arrives late takes the focus from what led to it', async () => {
  const heading = await arrive();
  expect(document.activeElement).toBe(heading);
});

it('a page that arrives after the member has gone on leaves the focus in the menu', async () => {
  press(document.querySelector('button')!); // Of the setup.
  const menu = add('<div role="menu" data-state="open" tabindex="-1"></div>');
  menu.focus();
  await arrive();
  expect(document.activeElement).toBe(menu);
});

it('nor does it close a menu that is about to take the focus', async () => {
  press(document.querySelector('button')!); // Of the setup.
  (document.activeElement as HTMLElement).blur(); // Something has it.
  add('<div role="menu" data-state="open" tabindex="-1"></div>');
  await arrive();
  expect(document.activeElement).toBe(document.body);
});

it('a press that led nowhere keeps nothing: with the focus on no control the heading takes it', async () => {
  press(document.body);
  (document.activeElement as HTMLElement).blur(); // Something has it.
  const heading = await arrive();
  expect(document.activeElement).toBe(heading);
});
