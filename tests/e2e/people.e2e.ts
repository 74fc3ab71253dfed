import { newMember, postAs } from './support/api.ts';
import { expect, test } from './support/app.ts';
import { accessible } from './support/axe.ts';
import { block, connect } from './support/people.ts';
import type { ServerProcess } from './support/server.ts';
import { signIn } from './support/session.ts';

const profileOf = (userId: string) => `/user-profile?u=${userId}`;

test('a colleague is asked for a recommendation, writes it, and it is shown', async ({
  page,
  app,
  visitor,
}) => {
  // Two members take turns, from being strangers on.
  test.slow();
  const amara = await newMember(app);
  const tomas = await newMember(app, { name: 'Tomas Rey' });
  await signIn(page, amara);
  await page.goto(profileOf(tomas.session.id));
  await page.getByRole('button', { name: 'Connect with Tomas Rey' }).click();
  const note = page.getByRole('dialog');
  await note.getByRole('textbox').fill('We shared a desk at the harbour.');
  await note.getByRole('button', { name: /^(Connect|Send)/ }).click();
  await expect(page.getByRole('button', { name: 'Requested' })).toBeVisible();

  const other = await visitor();
  await signIn(other, tomas);
  await other.goto('/profile?tab=connections');
  await other.getByRole('tab', { name: /^Requests received/ }).click();
  await expect(other.getByText('We shared a desk at the harbour.')).toBeVisible();
  await other.getByRole('button', { name: /^Accept/ }).click();
  await other.getByRole('tab', { name: /^Connected/ }).click();
  await expect(other.getByRole('link', { name: 'Amara Diallo' }).first()).toBeVisible();

  await page.goto('/profile?tab=recommendations');
  await page.getByRole('button', { name: 'Ask a connection' }).click();
  const ask = page.getByRole('dialog', { name: /for a recommendation$/ });
  await ask.getByRole('button', { name: /Tomas Rey/ }).click();
  await ask.getByLabel('How do you know Tomas Rey?').selectOption({ index: 1 });
  await ask.getByLabel('Message').fill('Two lines about the berth planner?');
  await ask.getByRole('button', { name: 'Send request' }).click();
  await expect(ask).toBeHidden();

  await other.goto('/profile?tab=recommendations');
  await other.getByRole('tab', { name: 'Pending' }).click();
  await expect(other.getByText('Two lines about the berth planner?')).toBeVisible();
  await other
    .getByRole('button', { name: /^Write/ })
    .first()
    .click();
  const write = other.getByRole('dialog', { name: 'Recommend Amara Diallo' });
  const words = 'Amara rebuilt our berth planner in a week and taught the night shift to read it.';
  await write.getByRole('textbox', { name: 'Recommendation' }).fill('Too short.');
  await write.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(write.getByText(/50 to 3000 characters/)).toBeVisible();
  await write.getByRole('textbox', { name: 'Recommendation' }).fill(words);
  await write.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(write).toBeHidden();

  await page.reload();
  await page.getByRole('tab', { name: 'Pending' }).click();
  await expect(page.getByText(words)).toBeVisible();
  await page.getByRole('button', { name: /^Show/ }).first().click();
  const stranger = await visitor();
  await signIn(stranger, await newMember(app, { name: 'Kenji Mori' }));
  await stranger.goto(profileOf(amara.session.id));
  await stranger.getByRole('tab', { name: 'Recommendations' }).click();
  await expect(stranger.getByText(words)).toBeVisible();
  await accessible(stranger, 'somebody else’s recommendations');
});

/** Two who are connected, each with a post, and a third with the same name: found by both, so that finding nobody else means something. */
async function twoOfThree(app: ServerProcess) {
  const stamp = Date.now();
  const amara = await newMember(app, { name: `Amara Quill${stamp}` });
  const tomas = await newMember(app, { name: `Tomas Quill${stamp}` });
  await newMember(app, { name: `Kenji Quill${stamp}` });
  await connect(app, amara, tomas);
  await postAs(app, amara, `Written by Amara ${stamp}`);
  await postAs(app, tomas, `Written by Tomas ${stamp}`);
  return { stamp, amara, tomas };
}

test('[R5] one blocks the other from their profile, and can take it back there', async ({
  page,
  app,
  visitor,
}) => {
  const { stamp, amara, tomas } = await twoOfThree(app);
  await signIn(page, amara);
  await expect(page.getByText(`Written by Tomas ${stamp}`)).toBeVisible();
  await page.goto(profileOf(tomas.session.id));
  await page.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Block' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: /^Block/ })
    .click();
  await expect(page.getByRole('button', { name: /^Unblock/ })).toBeVisible();

  const other = await visitor();
  await signIn(other, tomas);
  await other.goto(profileOf(amara.session.id));
  await expect(other.getByText('This profile is not available')).toBeVisible();

  await page.getByRole('button', { name: /^Unblock/ }).click();
  await expect(page.getByRole('button', { name: /^Connect with/ })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(`Amara Quill${stamp}`);
});

for (const [side, own, hidden] of [
  ['who blocks', 'Amara', 'Tomas'],
  ['who is blocked', 'Tomas', 'Amara'],
] as const)
  test(`[R5] after a block the other has vanished everywhere: for ${side}`, async ({ page, app }) => {
    const { stamp, amara, tomas } = await twoOfThree(app);
    await block(app, amara, tomas);
    const [as, other] = side === 'who blocks' ? [amara, tomas] : [tomas, amara];
    await signIn(page, as);
    await expect(page.getByText(`Written by ${own} ${stamp}`)).toBeVisible();
    await expect(page.getByText(`Written by ${hidden} ${stamp}`)).toHaveCount(0);
    await page.goto('/profile?tab=connections');
    await expect(page.getByRole('tab', { name: /^Connected/ })).toContainText('0');
    const search = page.getByRole('search');
    await search.getByRole('combobox', { name: /type/i }).selectOption({ label: 'User' });
    await search.getByRole('combobox', { name: 'Search', exact: true }).fill(`Quill${stamp}`);
    await expect(page.getByRole('option', { name: /^Kenji/ })).toBeVisible();
    await expect(page.getByRole('option', { name: new RegExp(hidden) })).toHaveCount(0);
    await page.goto(profileOf(other.session.id));
    await expect(
      side === 'who blocks'
        ? page.getByRole('button', { name: /^Unblock/ })
        : page.getByText('This profile is not available'),
    ).toBeVisible();
    await expect(page.getByText(`Written by ${hidden} ${stamp}`)).toHaveCount(0);
  });

test('a link to nobody says so, and without one each role has its own profile [S2.17]', async ({
  page,
  app,
  visitor,
}) => {
  await signIn(page, await newMember(app));
  for (const id of ['00000000-0000-4000-8000-000000000000', 'nobody', '%3Cscript%3E', '../../admin']) {
    await page.goto(profileOf(id));
    await expect(page.getByRole('heading', { name: 'This profile is not available' })).toBeVisible();
  }
  await page.goto('/user-profile');
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Amara Diallo');
  const office = await visitor();
  await signIn(office, await newMember(app, { role: 2, name: 'Nordlicht Personal' }));
  await office.goto('/user-profile');
  await expect(office.getByRole('heading', { level: 1 })).toHaveText('Nordlicht Personal');
  await expect(office).toHaveURL('/user-profile');
});

test('somebody near is suggested with the reason, and asked from there', async ({ page, app }) => {
  const amara = await newMember(app);
  const between = await newMember(app, { name: 'Tomas Rey' });
  const near = await newMember(app, { name: 'Kenji Mori' });
  await connect(app, amara, between);
  await connect(app, near, between);
  await signIn(page, amara);
  await page.goto('/profile?tab=connections');
  const panel = page.getByRole('region', { name: 'People you may know' });
  await expect(panel.getByRole('listitem').filter({ hasText: 'Kenji Mori' })).toContainText(
    '1 shared connection',
  );
  await panel.getByRole('button', { name: 'Connect with Kenji Mori' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send request' }).click();
  await expect(panel.getByText('Request sent')).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Sent/ })).toContainText('1');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Tomas Rey' }).first()).toBeVisible();
  await expect(page.getByText('Kenji Mori')).toHaveCount(0);
});
