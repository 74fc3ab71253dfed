import { expect, screen, waitFor } from 'storybook/test';

/**
 * The dialog of this name once it is seen and has taken the focus. A dialog does so a moment after it is drawn, and would
 * take the focus away from whatever a play has pressed before. One that is leaving may have the name of the one that comes.
 */
export async function findDialog(
  name: string | RegExp,
  role: 'dialog' | 'alertdialog' = 'dialog',
): Promise<HTMLElement> {
  let dialog = await screen.findByRole(role, { name });
  await waitFor(async () => {
    if (!dialog.isConnected) dialog = screen.getByRole(role, { name });
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement | null);
  });
  return dialog;
}
