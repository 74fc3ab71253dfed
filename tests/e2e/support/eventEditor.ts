import { expect, type Locator, type Page } from '@playwright/test';
import { picture } from './steps.ts';

/** Goes to a step of the editor. */
export const editorStep = (editor: Locator, name: string) =>
  editor.getByRole('tab', { name: new RegExp(`^${name}`) }).click();

/** An event in the list of its organiser. */
export const eventRow = (page: Page, name: string) => page.getByRole('article', { name });

export async function openEditor(page: Page): Promise<Locator> {
  await page.goto('/my-events');
  // An empty list offers it once more.
  await page.getByRole('button', { name: 'New event' }).first().click();
  const editor = page.getByRole('dialog', { name: 'New event' });
  await expect(editor.getByRole('textbox', { name: 'Name of the event' })).toBeFocused();
  return editor;
}

/** Chooses from the menu of an event in the list. */
export async function chooseAction(page: Page, name: string, entry: string) {
  // The menu offers the address of the event too, which is made a moment later.
  await expect(eventRow(page, name).getByRole('link', { name })).toBeVisible();
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

export interface NewPackage {
  name: string;
  /** In EUR, as it is typed. */
  price: string;
  /** As many as the form proposes when nothing is said. */
  quantity?: number;
}

async function addPackage(page: Page, editor: Locator, { name, price, quantity }: NewPackage) {
  await editor.getByRole('button', { name: 'Add a package' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a package' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Price in EUR' }).fill(price);
  if (quantity !== undefined) await dialog.getByRole('textbox', { name: 'Quantity' }).fill(`${quantity}`);
  await dialog.getByRole('button', { name: 'Save package' }).click();
  await expect(dialog).toBeHidden();
}

/** Fills all that a paid event must have, with a waiting list and money back until the day before. */
export async function fillEvent(
  page: Page,
  editor: Locator,
  { name, packages }: { name: string; packages: readonly NewPackage[] },
) {
  await editor.getByRole('textbox', { name: 'Name of the event' }).fill(name);
  const file = { name: 'hall.jpg', mimeType: 'image/jpeg', buffer: await picture(1600, 900) };
  await editor.getByLabel('File of the picture').setInputFiles(file);
  await page.getByRole('button', { name: 'Use this part' }).click();
  await editor.getByRole('textbox', { name: 'Description of the picture' }).fill('A hall with lanterns');
  await editor
    .getByRole('textbox', { name: 'Description', exact: true })
    .fill('Forty makers show what they make, and sell it.');
  await editor.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Culture' });
  await editorStep(editor, 'Date & place');
  await editor.getByRole('textbox', { name: 'Venue' }).fill('Fischauktionshalle');
  await editor.getByRole('textbox', { name: 'Address' }).fill('Große Elbstraße 9');
  await editor.getByRole('textbox', { name: 'City' }).fill('Hamburg');
  await editor.getByRole('combobox', { name: 'Country' }).selectOption('DE');
  await editorStep(editor, 'Tickets');
  for (const one of packages) await addPackage(page, editor, one);
  await editor.getByRole('checkbox', { name: 'Waiting list once it is sold out' }).check();
  await editor.getByRole('combobox', { name: 'Refund policy' }).selectOption('1');
}

/** Cancels an event from the list, with its reason. */
export async function cancelEvent(page: Page, name: string, reason: string) {
  await chooseAction(page, name, 'Cancel the event');
  const question = page.getByRole('dialog', { name: `Cancel ${name}?` });
  await question.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await question.getByRole('button', { name: 'Cancel the event' }).click();
  await expect(page.getByRole('tab', { name: /^Cancelled/ })).toHaveAttribute('aria-selected', 'true');
  await expect(eventRow(page, name)).toContainText('Cancelled');
}
