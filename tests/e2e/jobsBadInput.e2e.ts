import { call, newMember } from './support/api.ts';
import { expect, test } from './support/app.ts';
import { accessible } from './support/axe.ts';
import { fillTheRest, openEditor, step } from './support/jobEditor.ts';
import {
  applicationsOf,
  applyFor,
  applyForm,
  consent,
  newVacancy,
  openForm,
  openJob,
  postJob,
  sendButton,
} from './support/jobs.ts';
import { signIn } from './support/session.ts';

const hrOf = (name: string) => ({ role: 2, name }) as const;

test('what is wrong with a job is said at its field, and a script in it is only text', async ({
  page,
  app,
  visitor,
}) => {
  const vacancy = newVacancy('Lock keeper');
  await signIn(page, await newMember(app, hrOf('Nordlicht Personal')));
  const editor = await openEditor(page);
  await editor.getByRole('textbox', { name: 'Job title' }).fill(vacancy);
  const script = '<script>window.hacked = 1</script><img src=x onerror="window.hacked = 1">';
  const text = `${script} You open the old lock for ships of every size, by day and by night. `;
  await fillTheRest(editor, text.repeat(100));
  await editor.getByRole('textbox', { name: /^Highest pay/ }).fill('100');
  await editor.getByRole('button', { name: 'Publish' }).click();
  const description = editor.getByRole('textbox', { name: 'Description', exact: true });
  await expect(description).toBeFocused();
  await expect(description).toHaveAccessibleDescription(/50 to 10000 characters/);
  await expect(description).toHaveValue(text.repeat(100));
  await description.fill(text.repeat(100).slice(0, 10_000));
  await editor.getByRole('button', { name: 'Publish' }).click();
  const highest = editor.getByRole('textbox', { name: /^Highest pay/ });
  await expect(highest).toBeFocused();
  await expect(highest).toHaveAccessibleDescription('The highest pay is not below the lowest.');
  await accessible(page, 'the editor with a mistake', '[role=dialog]');
  await highest.fill('4000');
  await step(editor, 'Basics');
  await editor.getByRole('button', { name: 'Publish' }).click();
  await expect(editor).toBeHidden();

  const reader = await visitor();
  await signIn(reader, await newMember(app));
  await openJob(reader, vacancy);
  await expect(reader.getByText('You open the old lock').first()).toBeVisible();
  for (const who of [page, reader]) expect(await who.evaluate(() => 'hacked' in globalThis)).toBe(false);
});

test('a job that closes while somebody applies loses nothing that was written', async ({ page, app }) => {
  const hr = await newMember(app, hrOf('Nordlicht Personal'));
  const amara = await newMember(app);
  const { jobId, vacancyName } = await postJob(app, hr);
  await signIn(page, amara);
  await openJob(page, vacancyName);
  const form = await openForm(page);
  await form.getByRole('textbox', { name: /^Cover note/ }).fill('I know these piers.');
  await consent(form);
  const close = { userId: hr.session.id, action: 1, jobId, closeReason: 2 } as const;
  await call(app, 'addJob', close, hr.session);
  await sendButton(page).click();
  await expect(form.getByText('This job no longer takes applications.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: /^Cover note/ })).toHaveValue('I know these piers.');
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.reload();
  await expect(page.getByText('This job is no longer accepting applications.').first()).toBeVisible();
  expect(await applicationsOf(app, amara)).toEqual([]);
});

test('a file that lies about its type is refused, and the form stays', async ({ page, app }) => {
  const amara = await newMember(app);
  const hr = await newMember(app, hrOf('Nordlicht Personal'));
  const { vacancyName } = await postJob(app, hr, { resumeRequired: 2 });
  await signIn(page, amara);
  await openJob(page, vacancyName);
  const form = await openForm(page);
  await form.getByRole('textbox', { name: /^Cover note/ }).fill('I know these piers.');
  await form.getByRole('radio', { name: /^Upload a file/ }).check({ force: true });
  const buffer = Buffer.from('<script>alert(1)</script>');
  const file = form.getByLabel('File: Your résumé');
  await file.setInputFiles({ name: 'résumé.pdf', mimeType: 'application/pdf', buffer });
  const group = form.getByRole('group', { name: 'Your résumé' });
  await expect(group).toContainText('This file is not a PDF, although it is called one.');
  await consent(form);
  await sendButton(page).click();
  await expect(group.getByRole('button', { name: /^Choose/ })).toBeFocused();
  expect(await applicationsOf(app, amara)).toEqual([]);
  await expect(form.getByRole('textbox', { name: /^Cover note/ })).toHaveValue('I know these piers.');
});

test('only job seekers apply, and only who posted the job sees who did', async ({ page, app, visitor }) => {
  const hr = await newMember(app, hrOf('Nordlicht Personal'));
  const { jobId, vacancyName } = await postJob(app, hr);
  const { applicationId } = await applyFor(app, await newMember(app, { name: 'Kenji Mori' }), jobId);
  const brand = await newMember(app, { role: 3, name: 'Kade Bikes' });
  await expect(applyFor(app, brand, jobId)).rejects.toThrow(/403/);

  const other = await newMember(app, hrOf('Südwind Personal'));
  const { id: userId } = other.session;
  const ofTheirs = { userId, pageIndex: 1, jobId };
  expect((await call(app, 'getJobRequestList', ofTheirs, other.session)).response).toEqual([]);
  const one = { userId, pageIndex: 1, applicationId };
  await expect(call(app, 'getJobRequestList', one, other.session)).rejects.toThrow(/404/);
  const move = { userId, applicationIds: [applicationId], requestStatus: 2 as const };
  await expect(call(app, 'verifyJobApplication', move, other.session)).rejects.toThrow(/404/);
  await signIn(page, other);
  await page.goto(`/jobs/job-requests?job=${jobId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Job Requests' })).toBeVisible();
  await expect(page.getByText('Kenji Mori')).toHaveCount(0);

  const seeker = await visitor();
  await signIn(seeker, await newMember(app));
  await openJob(seeker, vacancyName);
  const address = seeker.url();
  await seeker.goto('/jobs/job-requests');
  await expect(seeker.getByText('Only HR members receive applications.')).toBeVisible();
  const shop = await visitor();
  await signIn(shop, brand);
  await shop.goto(address);
  await expect(
    shop.getByText('Only job seekers can apply. You can save this job or share it.').first(),
  ).toBeVisible();
});

test(
  'what was sent by mistake is taken back, changed, and sent again',
  { tag: '@phone' },
  async ({ page, app }) => {
    const hr = await newMember(app, hrOf('Nordlicht Personal'));
    const amara = await newMember(app);
    const { vacancyName } = await postJob(app, hr);
    await signIn(page, amara);
    await openJob(page, vacancyName);
    // The bar above the job leads back to the list, as it was left.
    const main = page.getByRole('main');
    await expect(main.getByText('Job', { exact: true })).toBeVisible();
    await main.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/\?tab=jobs/);
    await page.getByRole('article', { name: vacancyName }).getByRole('link', { name: vacancyName }).click();
    await expect(page.getByRole('heading', { level: 1, name: vacancyName })).toBeVisible();
    await accessible(page, 'a job on a phone');
    const form = await openForm(page);
    await form.getByRole('textbox', { name: /^Cover note/ }).fill('I knwo these piers.');
    await consent(form);
    await accessible(page, 'the application on a phone', '[role=dialog]');
    await sendButton(page).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    await expect(applyForm(page).getByRole('textbox', { name: /^Cover note/ })).toHaveValue(
      'I knwo these piers.',
    );
    await applyForm(page)
      .getByRole('textbox', { name: /^Cover note/ })
      .fill('I know these piers.');
    await consent(applyForm(page));
    await sendButton(page).click();
    await page.getByRole('dialog').getByRole('link', { name: 'My applications' }).click();
    await expect(page.getByRole('article', { name: vacancyName })).toContainText('Under review');
    await accessible(page, 'the applications on a phone');
    await page.getByRole('article', { name: vacancyName }).getByRole('button', { name: 'Undo' }).click();
    const cards = page.getByRole('article', { name: vacancyName });
    await expect(cards).toHaveCount(0);
    await page.getByRole('tab', { name: /^Withdrawn/ }).click();
    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toContainText('Withdrawn');
  },
);
