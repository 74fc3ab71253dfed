import type { Locator, Page } from '@playwright/test';
import { expect } from './app.ts';

/** Opens the editor on the page of posted jobs. */
export async function openEditor(page: Page): Promise<Locator> {
  await page.goto('/jobs');
  await page.getByRole('button', { name: 'New job' }).first().click();
  const editor = page.getByRole('dialog', { name: 'New job' });
  await expect(editor.getByRole('textbox', { name: 'Job title' })).toBeFocused();
  return editor;
}

export const step = (editor: Locator, name: string) =>
  editor.getByRole('tab', { name: new RegExp(`^${name}`) }).click();

interface Question {
  label: string;
  kind: string;
  options?: string[];
  /** The answer asked for. */
  wanted?: string;
}

/** Adds a question that must be answered. */
export async function addQuestion(page: Page, { label, kind, options = [], wanted }: Question) {
  await page.getByRole('button', { name: 'Add a question' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a question' });
  await dialog.getByRole('textbox', { name: 'Question' }).fill(label);
  await dialog.getByRole('combobox', { name: 'Kind of answer' }).selectOption({ label: kind });
  for (const [index, option] of options.entries())
    await dialog.getByRole('textbox', { name: `Answer ${index + 1}` }).fill(option);
  if (wanted)
    await dialog.getByRole('combobox', { name: /^Answer asked for/ }).selectOption({ label: wanted });
  await dialog.getByRole('button', { name: 'Save question' }).click();
  await expect(dialog).toBeHidden();
}

/** Fills the second and the third step with what must be there. */
export async function fillTheRest(editor: Locator, description: string) {
  await step(editor, 'Description');
  await editor.getByRole('textbox', { name: 'Description', exact: true }).fill(description);
  await editor.getByRole('combobox', { name: 'Skills' }).fill('Radio');
  await editor.getByRole('combobox', { name: 'Skills' }).press('Enter');
  await step(editor, 'Pay & place');
  await editor.getByRole('textbox', { name: 'Lowest pay' }).fill('3200');
  await editor.getByRole('combobox', { name: 'Currency' }).selectOption('EUR');
  await editor.getByRole('textbox', { name: 'City' }).fill('Bremerhaven');
  await editor.getByRole('combobox', { name: 'Country' }).selectOption('DE');
}
