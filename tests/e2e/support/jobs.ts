import { randomUUID } from 'node:crypto';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { RequestBody, Schemas } from '#openapi/contract.ts';
import { call, type Member } from './api.ts';
import { expect } from './app.ts';
import type { ServerProcess } from './server.ts';

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

/** A day so many days from now, `YYYY-MM-DD`. */
export const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** A vacancy that no other test looks for. */
export const newVacancy = (title: string) => `${title} ${randomUUID().slice(0, 8)}`;

/** Posts a job without questions, for tests whose subject is something else. */
export async function postJob(
  app: ServerProcess,
  { session, name }: Member,
  fields: Partial<Extract<RequestBody<'addJob'>, { action: 0 }>> = {},
): Promise<Schemas['Job']> {
  const payload = {
    userId: session.id,
    clientId: randomUUID(),
    action: 0 as const,
    status: 1 as const,
    vacancyName: newVacancy('Harbour pilot'),
    companyName: name,
    description: 'You bring ships of every size through the narrow water between the old piers.',
    skills: ['Radio'],
    employmentType: 1 as const,
    workplaceType: 1 as const,
    companyLocation: { city: 'Bremerhaven', country: 'DE' },
    salaryMin: 320_000,
    salaryCurrency: 'EUR',
    salaryPeriod: 3 as const,
    applyBy: dayAfter(20),
    ...fields,
  };
  return (await call(app, 'addJob', payload, session)).response;
}

/** Applies with these answers, for tests whose subject is something else. */
export async function applyFor(
  app: ServerProcess,
  { session }: Member,
  jobId: string,
  answers: Schemas['JobAnswer'][] = [],
): Promise<Schemas['Application']> {
  const payload = {
    userId: session.id,
    clientId: randomUUID(),
    jobId,
    action: 0 as const,
    answers,
    shareContact: false,
    consent: true as const,
  };
  return (await call(app, 'applyJob', payload, session)).response;
}

/** What a member reads of all that they applied for. */
export const applicationsOf = async (app: ServerProcess, { session }: Member) =>
  (await call(app, 'getAppliedJobs', { userId: session.id, pageIndex: 1 }, session)).response;

/** The Jobs tab, narrowed by these words; the job in it. */
export async function findJob(page: Page, words: string): Promise<Locator> {
  await page.goto('/?tab=jobs');
  await page.getByRole('searchbox', { name: 'Search jobs' }).fill(words);
  // The words are asked for once they stand still, and the list before them goes.
  await expect(page.getByRole('status').filter({ hasText: '1 job matches' })).toBeAttached();
  return page.getByRole('article', { name: words });
}

/** From the Jobs tab to the page of the job. */
export async function openJob(page: Page, vacancy: string): Promise<void> {
  await (await findJob(page, vacancy)).getByRole('link', { name: vacancy }).click();
  await expect(page.getByRole('heading', { level: 1, name: vacancy })).toBeVisible();
}

export const applyForm = (page: Page) => page.getByRole('dialog').getByRole('form', { name: 'Application' });
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send application' });

/** Opens the form on the job's page. */
export async function openForm(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(applyForm(page)).toBeVisible();
  return applyForm(page);
}

/** Consents. */
export const consent = (form: Locator) =>
  form.getByRole('checkbox', { name: /may read my application/ }).check();

/** The card of the only application on a tab of the member's list. */
export async function openApplied(page: Page, vacancy: string, tab?: 'decided' | 'withdrawn') {
  await page.goto(tab ? `/job-applied?tab=${tab}` : '/job-applied');
  const card = page.getByRole('article', { name: vacancy });
  await expect(card).toBeVisible();
  return card;
}

/** All answers of the server that this browser gets from now on, as text. */
export function received(context: BrowserContext): () => Promise<string> {
  const bodies: Promise<string>[] = [];
  context.on('response', (response) => {
    const isJson = response.headers()['content-type']?.includes('json');
    // What was on its way when the page was left never arrived.
    if (isJson) bodies.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(bodies)).join('\n');
}

/** Moves a card of the board by its menu, and sends what the dialog proposes. */
export async function moveByMenu(page: Page, name: string, to: string): Promise<void> {
  await page
    .getByRole('article', { name })
    .getByRole('button', { name: `Actions for ${name}` })
    .click();
  await page.getByRole('menuitem', { name: `Move to ${to}` }).click();
  const dialog = page.getByRole('dialog', { name: `Move ${name} to ${to}?` });
  await dialog.getByRole('button', { name: `Move to ${to}` }).click();
  await expect(dialog).toBeHidden();
}

/** A column of HR's board. */
export const column = (page: Page, label: string) =>
  page.getByRole('region', { name: new RegExp(`^${label}`) });
