import { call, newMember } from './support/api.ts';
import { expect, test } from './support/app.ts';
import { accessible } from './support/axe.ts';
import { follow } from './support/people.ts';
import { signIn } from './support/session.ts';

test('[S4.6] who is followed is told, sees the number go, and is led to who follows', async ({
  page,
  app,
}) => {
  const [hr, amara] = await Promise.all([
    newMember(app, { role: 2, name: 'Nordwind' }),
    newMember(app, { name: 'Amara Diallo' }),
  ]);
  await follow(app, amara, hr);
  await signIn(page, hr);
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  const drawer = page.getByRole('dialog', { name: 'Notifications' });
  const news = drawer.getByRole('link', { name: /Amara Diallo follows you/ });
  await expect(news).toBeVisible();
  await accessible(page, 'the notifications', '[role=dialog]');
  await news.click();
  await expect(page).toHaveURL(/\/user-profile\?u=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Amara Diallo' })).toBeVisible();
  await expect(drawer).toBeHidden();
  await page.reload();
  const bell = page.getByRole('button', { name: 'Notifications', exact: true });
  await bell.click();
  await expect(news).toBeVisible();
  await drawer.getByRole('tab', { name: 'Unread' }).click();
  await expect(drawer.getByText('You have read everything.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Notification settings' }).click();
  await expect(page.getByRole('switch', { name: 'App Notifications' })).toBeVisible();
});

test('what happens while the page is open is told in it, and the page that a notification opens has read it', async ({
  page,
  app,
}) => {
  const hr = await newMember(app, { role: 2, name: 'Nordwind' });
  const [amara, ben] = [
    await newMember(app, { name: 'Amara Diallo' }),
    await newMember(app, { name: 'Ben Ito' }),
  ];
  const streaming = page.waitForResponse(/\/api\/webuser\/stream$/);
  await signIn(page, hr);
  await streaming;
  await follow(app, amara, hr);
  const toast = page.getByRole('region', { name: 'Status messages' }).getByText('Amara Diallo follows you');
  await expect(toast).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();

  await follow(app, ben, hr);
  await expect(page.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();
  const { response } = await call(
    app,
    'getNotificationList',
    { userId: hr.session.id, pageIndex: 1 },
    hr.session,
  );
  // As the service worker opens it.
  await page.goto(`/profile?notification=${response[0]?.id}`);
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
});
