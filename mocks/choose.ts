import { screen, waitFor, type within } from 'storybook/test';

interface Reader {
  canvas: Pick<ReturnType<typeof within>, 'getByRole'>;
  userEvent: { keyboard: (keys: string) => Promise<void> };
}

const highlighted = () =>
  screen.getAllByRole('menuitem').findIndex((item) => item.hasAttribute('data-highlighted'));

/** Chooses an entry of a menu as somebody at a keyboard does: Enter opens it, arrows move, Enter chooses. */
export async function choose(
  { canvas, userEvent }: Reader,
  entry: string,
  button: string | RegExp = 'More actions',
) {
  canvas.getByRole('button', { name: button }).focus();
  await userEvent.keyboard('{Enter}');
  const target = (await screen.findAllByRole('menuitem')).indexOf(
    screen.getByRole('menuitem', { name: entry }),
  );
  for (let at = 0; ; at++) {
    await waitFor(() => {
      if (highlighted() !== at) throw new Error(`The menu is not at entry ${at} yet`);
    });
    if (at === target) break;
    await userEvent.keyboard('{ArrowDown}');
  }
  await userEvent.keyboard('{Enter}');
}
