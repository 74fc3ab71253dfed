import type { HttpHandler } from 'msw';
import { screen } from 'storybook/test';
import { mock, type MockHandlers } from './msw.ts';

interface Reader {
  msw: { use: (...handlers: HttpHandler[]) => void };
  userEvent: { click: (element: Element) => Promise<void> };
}

/** Asks again for what could not be read, which these answer. Until then it fails, as often as a page asks by itself. */
export async function retryWith({ msw, userEvent }: Reader, handlers: MockHandlers) {
  const retry = await screen.findByRole('button', { name: 'Retry' });
  msw.use(...mock(handlers));
  await userEvent.click(retry);
}
