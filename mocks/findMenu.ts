import { expect, screen, waitFor } from 'storybook/test';

/** The open menu once it has taken the focus, which it does a moment after it is drawn: a key before that is not for it. */
export async function findMenu(): Promise<HTMLElement> {
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement | null));
  return menu;
}
