import { expect, screen, waitFor } from 'storybook/test';

interface Reader {
  userEvent: { click: (element: Element) => Promise<void> };
}

/**
 * Takes the focus away for the picture as a member does, with a press beside everything. A bare `blur()` after a dialog or
 * a menu was closed is a race: what has just left gives a focus that was lost to what opened it, until the member presses.
 */
export async function pressAway({ userEvent }: Reader): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await userEvent.click(document.body);
}
