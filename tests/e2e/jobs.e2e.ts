import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { call, newMember, type Member } from './support/api.ts';
import { expect, test as base } from './support/app.ts';
import { accessible } from './support/axe.ts';
import { answerAll, publish } from './support/jobSteps.ts';
import {
  applicationsOf,
  applyFor,
  applyForm,
  column,
  DAY_MS,
  dayAfter,
  findJob,
  MINUTE_MS,
  moveByMenu,
  newVacancy,
  openApplied,
  openForm,
  openJob,
  received,
} from './support/jobs.ts';
import { ServerProcess } from './support/server.ts';
import { signIn } from './support/session.ts';

// Its clock is moved, so no other test has this server.
const test = base.extend<object, { app: ServerProcess }>({
  app: [
    // Playwright reads the fixtures that are needed from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const app = await ServerProcess.start();
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const note = 'Between us: the second reference was lukewarm.';
const closing = 'The position has been closed. Thank you for your interest.';
const wasSent = (page: Page) => page.getByRole('heading', { name: 'Your application was sent' });

test('HR posts a job, three apply, and each gets exactly the answer that was given, also when it closes by itself', async ({
  page,
  app,
  visitor,
}) => {
  test.slow();
  const vacancy = newVacancy('Harbour pilot');
  const names = ['Amara Diallo', 'Tomas Rey', 'Kenji Mori', 'Lena Voss'] as const;
  const hr = await newMember(app, { role: 2, name: 'Nordlicht Personal' });
  const [amara, tomas, kenji, lena] = (await Promise.all(names.map((name) => newMember(app, { name })))) as [
    Member,
    Member,
    Member,
    Member,
  ];

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
  const [{ jobId = '' } = {}] = await applicationsOf(app, kenji);
  const [mine] = (await call(app, 'jobPosted', { userId: hr.session.id, pageIndex: 1 }, hr.session)).response;
  const answers = mine?.questions.map(({ questionId, type }) => ({
    questionId,
    values: [type === 1 ? 'Never mind' : type === 3 ? 'no' : 'Late'],
  }));
  await applyFor(app, lena, jobId, answers);

  // The pipeline.
  await page.reload();
  await page.getByRole('link', { name: '4 applicants' }).click();
  await expect(column(page, 'Under review').getByRole('article')).toHaveCount(4);
  await accessible(page, 'the pipeline');
  await moveByMenu(page, 'Amara Diallo', 'On hold');
  await column(page, 'Under review').getByRole('button', { name: 'Tomas Rey', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Tomas Rey' });
  await expect(drawer.getByText('At once')).toBeVisible();
  await drawer.getByRole('button', { name: 'Accept', exact: true }).click();
  const move = page.getByRole('dialog', { name: 'Move Tomas Rey to Accepted?' });
  await move.getByRole('textbox', { name: /^Message/ }).fill('We would like to meet you on the pilot boat.');
  await move.getByRole('button', { name: 'Move to Accepted' }).click();
  // The question says the same in advance, until it is gone.
  await expect(move).toBeHidden();
  await expect(drawer.getByText(/^Notice leaves in/)).toBeVisible();
  await drawer.getByRole('button', { name: 'Plan an interview' }).click();
  await drawer.getByLabel('Begins').fill(`${dayAfter(6)}T10:00`);
  await drawer.getByLabel('Ends').fill(`${dayAfter(6)}T11:00`);
  await drawer.getByRole('radio', { name: 'In person' }).check();
  await drawer.getByRole('textbox', { name: 'Place' }).fill('Pilot station, Lock 3');
  await drawer.getByRole('button', { name: 'Plan interview' }).click();
  await expect(drawer.getByText('In person: Pilot station, Lock 3')).toBeVisible();
  await drawer.getByRole('textbox', { name: 'New note' }).fill(note);
  await drawer.getByRole('button', { name: 'Add note' }).click();
  await expect(drawer.getByRole('listitem').getByText(note)).toBeVisible();
  await drawer.getByRole('radio', { name: '4 of 5: Very good' }).check();
  await accessible(page, 'a candidate', '[role=dialog]');
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();
  await moveByMenu(page, 'Kenji Mori', 'Rejected');
  await column(page, 'Rejected').getByRole('button', { name: 'Actions for Kenji Mori' }).click();
  await page.getByRole('menuitem', { name: 'Undo: back to Under review' }).click();
  await expect(column(page, 'Under review').getByRole('article', { name: 'Kenji Mori' })).toBeVisible();

  // Nobody knows more than they were told: a hold at once, the rest not before its notice.
  await expect(await openApplied(one, vacancy)).toContainText('On hold');
  for (const who of [two, three]) await expect(await openApplied(who, vacancy)).toContainText('Under review');
  for (const reads of [twoReads, threeReads]) expect(await reads()).not.toContain('pilot boat');
  expect(await twoReads()).not.toMatch(/Lock 3|"requestStatus":2/);

  await app.kill();
  await app.restart({ laterMs: 11 * MINUTE_MS });
  await expect.poll(async () => (await applicationsOf(app, tomas))[0]?.requestStatus).toBe(2);
  const accepted = await openApplied(two, vacancy, 'decided');
  await expect(accepted).toContainText('Accepted');
  await expect(accepted).toContainText('We would like to meet you on the pilot boat.');
  await expect(accepted).toContainText('In person: Pilot station, Lock 3');
  await accessible(two, 'an application that was accepted');
  const download = two.waitForEvent('download');
  await accepted.getByRole('button', { name: 'Add to calendar' }).click();
  const calendar = await readFile(await (await download).path(), 'utf8');
  expect(calendar).toContain(`DTSTART:${dayAfter(6).replaceAll('-', '')}T100000Z`);
  const untouched = await openApplied(three, vacancy);
  await untouched.getByRole('button', { name: 'History' }).click();
  await expect(untouched).toContainText('Under review');
  await expect(untouched.getByRole('list', { name: 'History' })).not.toContainText('Moved');

  // Withdrawn after the time for an undo; the form of a second try is open when the last day passes.
  const four = await visitor();
  await signIn(four, lena);
  await four.clock.setSystemTime(Date.now() + 11 * MINUTE_MS);
  const card = await openApplied(four, vacancy);
  await card.getByRole('button', { name: 'Withdraw' }).click();
  const withdraw = four.getByRole('dialog');
  await withdraw.getByRole('textbox', { name: /^Reason/ }).fill('I move to Kiel.');
  await withdraw.getByRole('button', { name: 'Withdraw' }).click();
  await expect(await openApplied(four, vacancy, 'withdrawn')).toContainText('Withdrawn');
  await page.reload();
  await expect(page.getByRole('article', { name: 'Lena Voss' })).toContainText('Withdrawn');
  await openJob(four, vacancy);
  const late = await openForm(four);
  await late.getByRole('textbox', { name: /^Cover note/ }).fill('I stay after all.');

  await app.kill();
  await app.restart({ laterMs: 4 * DAY_MS });
  await expect.poll(async () => (await applicationsOf(app, kenji))[0]?.answeredByClosing).toBe(true);
  await answerAll(four, late, 'Soon');
  await expect(late.getByText(/no longer takes applications|last day to apply has passed/)).toBeVisible();
  await expect(late.getByRole('textbox', { name: /^Cover note/ })).toHaveValue('I stay after all.');
  for (const who of [one, three]) {
    const answered = await openApplied(who, vacancy, 'decided');
    await expect(answered).toContainText('Position closed');
    await expect(answered).toContainText(closing);
    await answered.getByRole('link', { name: vacancy }).click();
    await expect(who.getByText('Applied · Position closed').first()).toBeVisible();
  }
  await expect(await openApplied(two, vacancy, 'decided')).toContainText('Accepted');
  await page.goto('/jobs');
  await page.getByRole('tab', { name: /^Closed/ }).click();
  await expect(page.getByRole('article', { name: vacancy })).toContainText('The last day has passed');
  await page.goto('/');
  const tile = (label: string) =>
    page.getByRole('region', { name: 'Your overview' }).getByRole('listitem').filter({ hasText: label });
  await expect(tile('Open jobs').first()).toContainText('0');
  await expect(tile('New applicants').first()).toContainText('0');

  for (const reads of [oneReads, twoReads, threeReads]) {
    const all = await reads();
    expect(all).toContain(vacancy);
    for (const secret of [note, 'hrNotes', '"rating"', 'answersMatch', 'knockoutAnswer', 'otherApplications'])
      expect(all).not.toContain(secret);
  }
  expect(await threeReads()).not.toContain('We have decided to go on with others');
});
