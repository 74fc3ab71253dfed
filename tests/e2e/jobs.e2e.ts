import type { Page } from '@playwright/test';
import { newMember } from './support/api.ts';
import { expect, test } from './support/app.ts';
import { accessible } from './support/axe.ts';
import { answerAll, publish, secrets } from './support/jobSteps.ts';
import {
  applicationsOf,
  applyForm,
  findJob,
  newVacancy,
  openForm,
  openJob,
  received,
} from './support/jobs.ts';
import { signIn } from './support/session.ts';

const wasSent = (page: Page) => page.getByRole('heading', { name: 'Your application was sent' });

test('HR posts a job, and three find it and apply, each in another way and nobody twice', async ({
  page,
  app,
  visitor,
}) => {
  test.slow();
  const vacancy = newVacancy('Harbour pilot');
  const hr = await newMember(app, { role: 2, name: 'Nordlicht Personal' });
  const [amara, tomas, kenji] = await Promise.all([
    newMember(app, { name: 'Amara Diallo' }),
    newMember(app, { name: 'Tomas Rey' }),
    newMember(app, { name: 'Kenji Mori' }),
  ]);

  await signIn(page, hr);
  await publish(page, vacancy);
  await expect(page.getByRole('article', { name: vacancy })).toBeVisible();
  await accessible(page, 'the posted jobs');

  // By the filters of the Jobs tab, in six steps at most; from a second tab it does not go out again.
  const one = await visitor();
  const oneReads = received(one.context());
  await signIn(one, amara);
  await expect(await findJob(one, vacancy)).toContainText('€3,200');
  await one.getByRole('textbox', { name: 'Place' }).fill('Tromsø');
  await expect(one.getByText('No job matches these filters.')).toBeVisible();
  await one.getByRole('textbox', { name: 'Place' }).fill('Bremerhaven');
  await one.getByRole('article', { name: vacancy }).getByRole('link', { name: vacancy }).click();
  await accessible(one, 'a job');
  const tab = await one.context().newPage();
  await openJob(tab, vacancy);
  const inTab = await openForm(tab);
  const form = await openForm(one);
  await accessible(one, 'the application', '[role=dialog]');
  expect(1 + (await answerAll(one, form, 'In March'))).toBeLessThanOrEqual(6);
  await expect(wasSent(one)).toBeVisible();
  await answerAll(tab, inTab, 'In April');
  await expect(tab.getByRole('heading', { name: 'You have applied for this job already' })).toBeVisible();
  await tab.close();
  expect(await applicationsOf(app, amara)).toMatchObject([{ requestStatus: 1 }]);

  // Through the search, on which the network is lost for a moment: what was written is kept, and goes out by itself.
  const two = await visitor();
  const twoReads = received(two.context());
  await signIn(two, tomas);
  const search = two.getByRole('search').first();
  await search.getByRole('combobox', { name: 'Search type' }).selectOption('Job');
  await search.getByRole('combobox', { name: 'Search', exact: true }).fill(vacancy);
  await search.getByRole('option', { name: vacancy }).click();
  await (await openForm(two)).getByRole('textbox', { name: /^Cover note/ }).fill('I know these piers.');
  await two.getByRole('button', { name: 'Save for later' }).click();
  await expect(applyForm(two)).toBeHidden();
  await two.reload();
  const again = await openForm(two);
  await expect(again.getByText('Draft restored')).toBeVisible();
  await expect(again.getByRole('textbox', { name: /^Cover note/ })).toHaveValue('I know these piers.');
  await two.context().setOffline(true);
  await answerAll(two, again, 'At once');
  await expect(two.getByRole('heading', { name: 'Your application waits for the network' })).toBeVisible();
  expect(await applicationsOf(app, tomas)).toEqual([]);
  await two.context().setOffline(false);
  await expect(two.getByText('Your application was sent').first()).toBeVisible();
  expect(await applicationsOf(app, tomas)).toMatchObject([{ coverNote: 'I know these piers.' }]);

  // By pay and workplace, behind the button.
  const three = await visitor();
  const threeReads = received(three.context());
  await signIn(three, kenji);
  await three.goto('/?tab=jobs');
  await three.getByRole('button', { name: /^Filters/ }).click();
  const filters = three.getByRole('dialog', { name: 'Filters' });
  await filters.getByRole('textbox', { name: 'Pay from' }).fill('3000');
  await filters.getByRole('checkbox', { name: 'On site' }).check();
  await accessible(three, 'the filters', '[role=dialog]');
  await filters.getByRole('button', { name: 'Show 1 job' }).click();
  await three.getByRole('article', { name: vacancy }).getByRole('link', { name: vacancy }).click();
  await answerAll(three, await openForm(three), 'In May');
  await expect(wasSent(three)).toBeVisible();
  expect(await applicationsOf(app, kenji)).toMatchObject([{ requestStatus: 1 }]);

  await page.reload();
  await expect(page.getByRole('link', { name: '3 applicants' })).toBeVisible();
  for (const reads of [oneReads, twoReads, threeReads]) {
    const all = await reads();
    expect(all).toContain(vacancy);
    for (const secret of secrets) expect(all).not.toContain(secret);
  }
});
