import { screen, waitFor, type within } from 'storybook/test';

interface Reader {
  canvas: Pick<ReturnType<typeof within>, 'getByRole'>;
  userEvent: { keyboard: (keys: string) => Promise<void> };
}

/** Chooses an entry of a menu as somebody at a keyboard does: Enter opens it, arrows move, Enter chooses. */
export async function choose({ canvas, userEvent }: Reader, entry: string, button = 'More actions') {
  canvas.getByRole('button', { name: button }).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menu');
  await waitFor(async () => {
    const item = screen.getByRole('menuitem', { name: entry });
    if (item.hasAttribute('data-highlighted')) return;
    await userEvent.keyboard('{ArrowDown}');
    throw new Error(`${entry} is not highlighted yet`);
  });
  await userEvent.keyboard('{Enter}');
}
