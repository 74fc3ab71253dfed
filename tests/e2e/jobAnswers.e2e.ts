import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { RequestBody } from '#openapi/contract.ts';
import { call, newMember, type Member } from './support/api.ts';
import { expect, test as base } from './support/app.ts';
import { accessible } from './support/axe.ts';
import { answersOf, fillAnswers, questions, secrets } from './support/jobSteps.ts';
import {
  applicationsOf,
  applyFor,
  column,
  DAY_MS,
  dayAfter,
  MINUTE_MS,
  moveByMenu,
  openApplied,
  openForm,
  openJob,
  postJob,
  received,
  sendButton,
} from './support/jobs.ts';
import { ServerProcess } from './support/server.ts';
import { signIn } from './support/session.ts';

// Its clock is moved, so no other test has this server.
const test = base.extend<object, { app: ServerProcess }>({
  app: [
    async ({ database }, use) => {
      const app = await ServerProcess.start({ database });
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const note = 'Between us: the second reference was lukewarm.';
const closing = 'The position has been closed. Thank you for your interest.';

/** A job that asks, and four who applied: three as it wants them, Lena without the certificate. */
async function jobWithApplicants(app: ServerProcess) {
  const hr = await newMember(app, { role: 2, name: 'Nordlicht Personal' });
  const [amara, tomas, kenji, lena] = await Promise.all([
    newMember(app, { name: 'Amara Diallo' }),
    newMember(app, { name: 'Tomas Rey' }),
    newMember(app, { name: 'Kenji Mori' }),
    newMember(app, { name: 'Lena Voss' }),
  ]);
  const { jobId, vacancyName: vacancy } = await postJob(app, hr, { applyBy: dayAfter(2), questions });
  const apply = async (who: Member, start: string, certificate: 'yes' | 'no') =>
    (await applyFor(app, who, jobId, answersOf(start, certificate))).applicationId;
  const applicationIds = {
    amara: await apply(amara, 'In March', 'yes'),
    tomas: await apply(tomas, 'At once', 'yes'),
    kenji: await apply(kenji, 'In May', 'yes'),
    lena: await apply(lena, 'Never mind', 'no'),
  };
  return { hr, amara, tomas, kenji, lena, vacancy, applicationIds };
}

/** A browser in which this member is logged in, and all that the server tells it. */
async function visit(visitor: () => Promise<Page>, who: Member) {
  const browser = await visitor();
  const reads = received(browser.context());
  await signIn(browser, who);
  return [browser, reads] as const;
}

/** The job was read of, and nothing that only HR may read. */
async function expectSecretsKept(reads: () => Promise<string>, vacancy: string): Promise<void> {
  const all = await reads();
  expect(all).toContain(vacancy);
  for (const secret of [note, ...secrets]) expect(all).not.toContain(secret);
}

test('each who applied gets exactly the answer that was given, and not before its notice', async ({
  page,
  app,
  visitor,
}) => {
  test.slow();
  const { hr, amara, tomas, kenji, vacancy } = await jobWithApplicants(app);
  const [one, oneReads] = await visit(visitor, amara);
  const [two, twoReads] = await visit(visitor, tomas);
  const [three, threeReads] = await visit(visitor, kenji);

  // Asked for once: midnight may pass meanwhile.
  const day = dayAfter(6);

  // The pipeline.
  await signIn(page, hr);
  await page.goto('/jobs');
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
  await drawer.getByLabel('Begins').fill(`${day}T10:00`);
  await drawer.getByLabel('Ends').fill(`${day}T11:00`);
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
  expect(calendar).toContain(`DTSTART:${day.replaceAll('-', '')}T100000Z`);
  const untouched = await openApplied(three, vacancy);
  await untouched.getByRole('button', { name: 'History' }).click();
  await expect(untouched).toContainText('Under review');
  await expect(untouched.getByRole('list', { name: 'History' })).not.toContainText('Moved');

  for (const reads of [oneReads, twoReads, threeReads]) await expectSecretsKept(reads, vacancy);
});

test('a job that closes by itself answers those who wait, and nobody else', async ({
  page,
  app,
  visitor,
}) => {
  test.slow();
  const { hr, amara, tomas, kenji, lena, vacancy, applicationIds } = await jobWithApplicants(app);
  const { session } = hr;
  const write = (applicationId: string, fields: Partial<RequestBody<'verifyJobApplication'>>) =>
    call(
      app,
      'verifyJobApplication',
      { userId: session.id, applicationIds: [applicationId], ...fields },
      session,
    );
  await write(applicationIds.amara, { requestStatus: 4 });
  await write(applicationIds.tomas, { requestStatus: 2 });
  for (const applicationId of Object.values(applicationIds)) await write(applicationId, { rating: 4, note });
  await app.kill();
  await app.restart({ laterMs: 11 * MINUTE_MS });
  await expect.poll(async () => (await applicationsOf(app, tomas))[0]?.requestStatus).toBe(2);
  await signIn(page, hr);
  await page.goto('/jobs');
  await page.getByRole('link', { name: '4 applicants' }).click();

  const [one, oneReads] = await visit(visitor, amara);
  const [three, threeReads] = await visit(visitor, kenji);
  await expect(await openApplied(one, vacancy)).toContainText('On hold');
  await expect(await openApplied(three, vacancy)).toContainText('Under review');

  // Withdrawn after the time for an undo; the form of a second try is open when the last day passes.
  const four = await visitor();
  await signIn(four, lena);
  const [applied] = await applicationsOf(app, lena);
  await four.clock.setSystemTime(Date.parse(applied?.appliedAt ?? '') + 11 * MINUTE_MS);
  const card = await openApplied(four, vacancy);
  await card.getByRole('button', { name: 'Withdraw' }).click();
  const withdraw = four.getByRole('dialog');
  await withdraw.getByRole('textbox', { name: /^Reason/ }).fill('I move to Kiel.');
  await withdraw.getByRole('button', { name: 'Withdraw' }).click();
  // A dialog that goes takes its entry of the history with it, which would call off where the test goes next.
  await expect(withdraw).toBeHidden();
  await expect(four.getByRole('tab', { name: 'Withdrawn 1' })).toBeVisible();
  await expect(await openApplied(four, vacancy, 'withdrawn')).toContainText('Withdrawn');
  await page.reload();
  await expect(page.getByRole('article', { name: 'Lena Voss' })).toContainText('Withdrawn');
  await openJob(four, vacancy);
  const late = await openForm(four);
  await late.getByRole('textbox', { name: /^Cover note/ }).fill('I stay after all.');
  await fillAnswers(late, 'Soon');

  await app.kill();
  await app.restart({ laterMs: 4 * DAY_MS });
  await expect.poll(async () => (await applicationsOf(app, kenji))[0]?.answeredByClosing).toBe(true);
  // The page hears of it when the server is back, or is refused: whichever comes first.
  const over = late.getByText(/no longer takes applications|last day to apply has passed/);
  await expect(async () => {
    if (!(await over.isVisible())) await sendButton(four).click({ timeout: 2_000 });
    await expect(over).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(late.getByRole('textbox', { name: /^Cover note/ })).toHaveValue('I stay after all.');
  for (const who of [one, three]) {
    const answered = await openApplied(who, vacancy, 'decided');
    await expect(answered).toContainText('Position closed');
    await expect(answered).toContainText(closing);
    await answered.getByRole('link', { name: vacancy }).click();
    await expect(who.getByText('Applied · Position closed').first()).toBeVisible();
  }
  const [two, twoReads] = await visit(visitor, tomas);
  await expect(await openApplied(two, vacancy, 'decided')).toContainText('Accepted');
  await page.goto('/jobs');
  await page.getByRole('tab', { name: /^Closed/ }).click();
  await expect(page.getByRole('article', { name: vacancy })).toContainText('The last day has passed');
  await page.goto('/');
  const tile = (label: string) =>
    page.getByRole('region', { name: 'Your overview' }).getByRole('listitem').filter({ hasText: label });
  await expect(tile('Open jobs').first()).toContainText('0');
  await expect(tile('New applicants').first()).toContainText('0');

  for (const reads of [oneReads, twoReads, threeReads]) await expectSecretsKept(reads, vacancy);
  expect(await threeReads()).not.toContain('We have decided to go on with others');
});
