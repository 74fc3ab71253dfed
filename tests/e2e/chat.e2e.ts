import { newMember } from './support/api.ts';
import { expect, test } from './support/app.ts';
import { accessible } from './support/axe.ts';
import { DAY_MS } from './support/jobs.ts';
import { connect } from './support/people.ts';
import { signIn } from './support/session.ts';

test('two connections write to each other, and each sees what was read', async ({ page, app, visitor }) => {
  const nia = await newMember(app, { name: 'Nia Berg' });
  const tomas = await newMember(app, { name: 'Tomas Rey' });
  await connect(app, nia, tomas);

  await signIn(page, nia);
  await page.goto('/chats');
  await page.getByRole('link', { name: 'Tomas Rey' }).click();
  const field = page.getByRole('textbox', { name: 'Message to Tomas Rey' });
  await field.fill('The berth planner is up again.');
  await field.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: /Sent$/ })).toBeVisible();
  await field.fill('It was the cable.');
  await page.reload();
  await expect(field).toHaveValue('It was the cable.');

  const other = await visitor();
  await signIn(other, tomas);
  await other.goto('/');
  const place = other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Chat List/ });
  await expect(place).toContainText('1');
  await place.click();
  // What the dashboard shows of the same member is gone by then.
  await expect(other).toHaveURL(/\/chats$/);
  await expect(other.getByRole('heading', { name: 'Dashboard' })).toHaveCount(0);
  await other.getByRole('link', { name: 'Nia Berg' }).click();
  const words = other.getByRole('region', { name: 'Messages with Nia Berg' });
  await expect(words.getByText('The berth planner is up again.')).toBeVisible();
  await expect(place).not.toContainText('1');
  await accessible(other, 'a conversation');
  const answer = other.getByRole('textbox', { name: 'Message to Nia Berg' });
  await answer.fill('Thank you!');
  await answer.press('Enter');
  // The first one has the conversation open, and may have read it by now.
  await expect(words.getByRole('listitem').filter({ hasText: /(Sent|Read)$/ })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: /Read$/ })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Messages with Tomas Rey' }).getByText('Thank you!'),
  ).toBeVisible();
  await page.getByRole('button', { name: /^More about your message/ }).click();
  await page.getByRole('menuitem', { name: 'Delete for both' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('You deleted this message')).toBeVisible();
  await other.reload();
  await expect(other.getByText('This message was deleted')).toBeVisible();

  await page.goto('/chats');
  await page.getByRole('searchbox', { name: 'Search names and messages' }).fill('thank');
  const hit = page.getByRole('link', { name: 'Tomas Rey' });
  await expect(hit).toHaveAttribute('href', /&message=/);
  await hit.click();
  await expect(page.locator('[data-found]')).toContainText('Thank you!');
});

for (const [wrong, days] of [
  ['behind', -1],
  ['ahead', 1],
] as const)
  test(`whose clock is a day ${wrong} writes and reads like everybody else`, async ({
    page,
    app,
    visitor,
  }) => {
    const [nia, tomas] = [
      await newMember(app, { name: 'Nia Berg' }),
      await newMember(app, { name: 'Tomas Rey' }),
    ];
    await connect(app, nia, tomas);
    await page.clock.setSystemTime(Date.now() + days * DAY_MS);
    await signIn(page, nia);
    await page.goto('/chats');
    await page.getByRole('link', { name: 'Tomas Rey' }).click();
    const field = page.getByRole('textbox', { name: 'Message to Tomas Rey' });
    const words = page.getByRole('region', { name: 'Messages with Tomas Rey' });
    await field.fill('Are you on the quay?');
    await field.press('Enter');
    await expect(words.getByRole('listitem').filter({ hasText: /Sent$/ })).toBeVisible();
    // The day is that of the server, once it is known.
    await expect(words.getByRole('heading', { name: 'Today' })).toBeVisible();

    const other = await visitor();
    await signIn(other, tomas);
    await other.goto(`/chats?with=${nia.session.id}`);
    const answer = other.getByRole('textbox', { name: 'Message to Nia Berg' });
    await answer.fill('In ten minutes.');
    await answer.press('Enter');
    // What is said on both sides stands in the order in which the server has it, and is marked as read.
    const lines = words.getByRole('listitem').filter({ hasText: /quay|ten minutes|two of them/ });
    await expect(lines).toHaveCount(2);
    await field.fill('Bring two of them.');
    await field.press('Enter');
    await expect(lines).toHaveText([/quay/, /ten minutes/, /two of them/]);
    await expect(words.getByRole('listitem').filter({ hasText: /Read$/ })).toBeVisible();
  });
