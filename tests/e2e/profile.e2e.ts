import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import { call, newMember } from './support/api.ts';
import { expect, test } from './support/app.ts';
import { accessible } from './support/axe.ts';
import { linkedInArchive, positionOf } from './support/people.ts';
import { signIn } from './support/session.ts';

const imported = 39;

/** The text of each page, as a reader selects it. */
async function pagesOf(path: string): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(await readFile(path)));
  return (await extractText(document, { mergePages: false })).text;
}

test('a profile is filled from an archive and by hand, a position ends, and the résumé has real pages', async ({
  page,
  app,
}) => {
  test.slow();
  await signIn(page, await newMember(app));
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'View Profile' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Amara Diallo');

  const open = async (entry: string) => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await open('Import');
  const dialog = page.getByRole('dialog', { name: 'Import to your profile' });
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    dialog.getByLabel('File to import').setInputFiles({ name, mimeType, buffer });
  await choose('resume.json', 'application/json', Buffer.from('{"basics": {'));
  await expect(dialog.getByRole('alert')).toContainText(/JSON/);
  await choose('archive.zip', 'application/zip', linkedInArchive(imported));
  await expect(dialog.getByRole('status')).toContainText('new');
  await accessible(page, 'the review of an import');
  await dialog.getByRole('button', { name: /^Save \d+ entries$/ }).click();
  await expect(dialog.getByText(/entries saved to your profile\.$/)).toBeVisible({ timeout: 60_000 });
  await dialog
    .getByRole('button', { name: /^(Close|Done)$/ })
    .last()
    .click();
  await expect(page.getByText('Backend developer, Hamburg').first()).toBeVisible();

  await page.getByRole('tab', { name: 'Experience' }).click();
  await page.getByRole('button', { name: 'Add position' }).first().click();
  const form = page.getByRole('form', { name: 'Entry' });
  await form.getByLabel('Job title').fill('Handwritten role');
  await form.getByLabel('Company').fill('Kiln & Clay');
  await form.getByRole('combobox', { name: 'Began: month' }).selectOption({ label: 'May' });
  await form.getByRole('combobox', { name: 'Began: year' }).selectOption('2025');
  await form.getByRole('combobox', { name: 'Ended: month' }).selectOption({ label: 'April' });
  await form.getByRole('combobox', { name: 'Ended: year' }).selectOption('2025');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('The end lies between the beginning and today.')).toBeVisible();
  await form.getByRole('combobox', { name: 'Ended: month' }).selectOption({ label: 'June' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('Handwritten role')).toBeVisible();

  await page.getByRole('tab', { name: 'About' }).click();
  await page.getByRole('button', { name: /^End this position/ }).click();
  await page.getByRole('button', { name: 'End position' }).click();
  await expect(page.getByRole('button', { name: /^End this position/ })).toBeHidden();

  await open('Download résumé');
  const resume = page.getByRole('dialog', { name: 'Download résumé' });
  await expect(resume.getByRole('img', { name: /Page 1/ })).toBeVisible({ timeout: 30_000 });
  await accessible(page, 'the résumé');
  for (const paper of ['A4', 'Letter']) {
    await resume.getByLabel('Paper').selectOption(paper);
    const download = page.waitForEvent('download');
    await resume.getByRole('button', { name: 'Download PDF' }).click();
    const pages = await pagesOf(await (await download).path());
    expect(pages.length, paper).toBeGreaterThan(2);
    const text = pages.map((one) => one.replaceAll(/\s+/g, ' '));
    expect(text[0]).toContain('Amara Diallo');
    for (let index = 0; index < imported; index++) {
      const begins = text.findIndex((one) => one.includes(positionOf(index)));
      expect(begins, positionOf(index)).toBeGreaterThanOrEqual(0);
      expect(text[begins], `${positionOf(index)} is not cut`).toContain(`Positionends${index}.`);
    }
    expect(text.join(' ')).toContain('Handwritten role');
  }
});

test('a deleted position is gone, also for whoever loads the page anew at once', async ({ page, app }) => {
  const amara = await newMember(app);
  const { id: userId } = amara.session;
  for (const jobTitle of ['Welder', 'Diver'])
    await call(
      app,
      'addWorkExperience',
      { userId, jobTitle, companyName: 'Blohm', startDate: '2019-01', endDate: '2020-01', isCurrent: false },
      amara.session,
    );
  await signIn(page, amara);
  // A link to oneself leads to one's own profile, at the tab that it names.
  await page.goto(`/user-profile?u=${userId}&tab=experience`);
  await expect(page).toHaveURL(/\/profile\?tab=experience$/);
  await page.getByRole('button', { name: 'Actions for Welder at Blohm' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('article', { name: 'Diver' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Welder' })).toHaveCount(0);
  const { response } = await call(app, 'getWorkExperience', { userId }, amara.session);
  expect(response.map((one) => one.jobTitle)).toEqual(['Diver']);
});
