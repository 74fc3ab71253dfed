import type { Locator, Page } from '@playwright/test';
import type { Schemas } from '#openapi/contract.ts';
import { expect } from './app.ts';
import { accessible } from './axe.ts';
import { addQuestion, fillTheRest, openEditor, step } from './jobEditor.ts';
import { consent, dayAfter, sendButton } from './jobs.ts';

const when = { label: 'When can you start?', kind: 'A line of text' };
const shift = { label: 'Which shift suits you?', kind: 'One of several', options: ['Early', 'Late'] };
const radio = { label: 'Do you hold a radio certificate?', kind: 'Yes or no', wanted: 'Yes' };

/** The same as the API takes them, and the answers of one who applies. */
export const questions: Schemas['JobQuestion'][] = [
  { questionId: 'when', label: when.label, type: 1, required: true },
  { questionId: 'shift', label: shift.label, type: 4, options: shift.options, required: true },
  { questionId: 'radio', label: radio.label, type: 3, required: true, knockoutAnswer: 'yes' },
];
export const answersOf = (start: string, certificate: 'yes' | 'no'): Schemas['JobAnswer'][] => [
  { questionId: 'when', values: [start] },
  { questionId: 'shift', values: ['Late'] },
  { questionId: 'radio', values: [certificate] },
];

/** What only HR reads. */
export const secrets = ['hrNotes', '"rating"', 'answersMatch', 'knockoutAnswer', 'otherApplications'];

/** HR writes the job step by step: a hint is shown and followed, the preview shows what is typed. */
export async function publish(page: Page, vacancy: string) {
  const editor = await openEditor(page);
  await editor.getByRole('textbox', { name: 'Job title' }).fill(vacancy);
  await editor.getByLabel('Last day to apply').fill(dayAfter(2));
  const preview = editor.getByRole('complementary', { name: 'Preview and hints' });
  await expect(preview).toContainText(vacancy);
  const words = 'team brings ships of every size through the narrow water between the piers.';
  await fillTheRest(editor, `A young ${words}`);
  const hints = editor.getByRole('region', { name: 'Hints' });
  await expect(hints.getByText('“young”')).toBeVisible();
  await expect(preview).toContainText('From €3,200 a month');
  await step(editor, 'Description');
  await editor.getByRole('textbox', { name: 'Description', exact: true }).fill(`A calm ${words}`);
  await expect(hints.getByText('“young”')).toHaveCount(0);
  await step(editor, 'Questions');
  for (const question of [when, shift, radio]) await addQuestion(page, question);
  await accessible(page, 'the editor', '[role=dialog]');
  await editor.getByRole('button', { name: 'Publish' }).click();
  await expect(editor).toBeHidden();
}

/** Answers and consents; how often somebody clicked or typed for it. */
export async function fillAnswers(form: Locator, start: string): Promise<number> {
  let interactions = 0;
  const acts = [
    () => form.getByRole('textbox', { name: when.label }).fill(start),
    () => form.getByRole('radio', { name: 'Early' }).check(),
    () => form.getByRole('radio', { name: 'Yes' }).check(),
    () => consent(form),
  ];
  for (const act of acts) {
    await act();
    interactions++;
  }
  return interactions;
}

/** The same, and sends. */
export async function answerAll(page: Page, form: Locator, start: string): Promise<number> {
  const interactions = await fillAnswers(form, start);
  await sendButton(page).click();
  return interactions + 1;
}
