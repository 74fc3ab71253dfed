import type { Page } from '@playwright/test';
import { newMember } from './support/api.ts';
import { expect, test } from './support/app.ts';
import { signIn } from './support/session.ts';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

const workerReady = (page: Page) =>
  page.evaluate(async () => {
    const { active, scope } = await navigator.serviceWorker.ready;
    return { script: active?.scriptURL, scope };
  });

/** As Firebase's server sends it to this browser; `page` is only where the browser is asked from. */
async function deliver(page: Page, origin: string, data: Record<string, string>) {
  const client = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (own) resolve(own.registrationId);
    });
  });
  await client.send('ServiceWorker.enable');
  await client.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data: JSON.stringify({ data }),
  });
  await client.detach();
}

test('[S7.10, S9.7] a push in the foreground is a toast with title and body, and the list is asked for again', async ({
  page,
  app,
}) => {
  await signIn(page, await newMember(app));
  expect(await workerReady(page)).toEqual({ script: `${app.url}/serviceWorker.js`, scope: `${app.url}/` });
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  const asked = page.waitForRequest(/\/getNotificationList$/);
  await deliver(page, app.url, {
    title: 'Interview',
    body: 'There is news about your interview.',
    tag: 'n1',
    type: '20',
    role: '1',
  });
  const told = page.getByRole('region', { name: 'Status messages' });
  await expect(told.getByText('Interview', { exact: true })).toBeVisible();
  await expect(told.getByText('There is news about your interview.')).toBeVisible();
  await asked;
});

/** What the worker shows; a browser without a screen shows nothing, and does not say what it was given. */
async function shownBy(page: Page) {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('there is no service worker');
  await worker.evaluate(() => {
    const scope = globalThis as unknown as {
      registration: {
        showNotification: (title: string, options: { body: string; tag: string }) => Promise<void>;
      };
      shown: unknown[];
    };
    scope.shown = [];
    scope.registration.showNotification = async (title, { body, tag }) =>
      void scope.shown.push({ title, body, tag });
  });
  return () => worker.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown);
}

test('[S1.6] a push while Rolecast is closed is shown by the browser', async ({ page, app }) => {
  await signIn(page, await newMember(app));
  await workerReady(page);
  const shown = await shownBy(page);
  await page.goto('about:blank');
  await deliver(page, app.url, {
    title: 'Interview',
    body: 'There is news.',
    tag: 'n1',
    type: '20',
    role: '1',
  });
  await expect.poll(shown).toEqual([{ title: 'Interview', body: 'There is news.', tag: 'n1' }]);
});
