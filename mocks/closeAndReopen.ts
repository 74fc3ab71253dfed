import { expect, screen, waitFor } from 'storybook/test';

interface Reader {
  userEvent: { keyboard: (keys: string) => Promise<void> };
}

/** Escape closes the dialog that `opener` has opened and gives the focus back; Enter opens it again, so that it is seen. */
export async function closeAndReopen(
  { userEvent }: Reader,
  opener: HTMLElement,
  role: 'dialog' | 'alertdialog' = 'dialog',
): Promise<void> {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
  // The one that goes is not taken for the one that comes.
  await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
  await userEvent.keyboard('{Enter}');
}
