import { call, newMember } from './support/api.ts';
import { expect, test } from './support/app.ts';
import { signIn } from './support/session.ts';

test('a member is named in a post and told of it; its tag leads to it, and the name to what they posted', async ({
  page,
  app,
  visitor,
}) => {
  // Nobody else of the community begins so.
  const surname = `Quirrenbach${Date.now()}`;
  const tag = `werkstatt_${Date.now()}`;
  const writer = await newMember(app);
  const named = await newMember(app, { name: `Zora ${surname}` });
  await signIn(page, writer);
  await page.getByRole('button', { name: /^Share something/ }).click();
  const composer = page.getByRole('dialog', { name: 'New post' });
  const field = composer.getByRole('textbox', { name: 'Your post' });
  await field.pressSequentially(`Built with @${surname.toLowerCase()}`);
  const offer = composer.getByRole('option', { name: `Zora ${surname}` });
  await expect(offer).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(offer).toBeHidden();
  await expect(composer).toBeVisible();
  await field.press('Backspace');
  await expect(offer).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(`Built with @Zora ${surname} `);
  await field.pressSequentially(`in a week. #${tag}`);
  await field.press('Control+Enter');
  await expect(composer).toBeHidden();

  const other = await visitor();
  await signIn(other, named);
  const told = await call(
    app,
    'getNotificationList',
    { userId: named.session.id, pageIndex: 1 },
    named.session,
  );
  expect(told).toMatchObject({
    unreadCount: 1,
    response: [{ type: 29, notification: 'Amara Diallo mentioned you in a post', feedType: 10 }],
  });

  await other.goto(`/posts/tag/${tag}`);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(`#${tag}`);
  const card = other.getByRole('article').filter({ hasText: 'Built with' });
  await expect(card).toHaveCount(1);
  await card.getByRole('link', { name: `@Zora ${surname}` }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(`Zora ${surname}`);
  await other.goBack();
  await card.getByRole('link', { name: 'Comment' }).click();
  const comment = other.getByRole('textbox', { name: 'Write a comment' });
  await comment.fill('Again, and with #');
  await comment.pressSequentially(tag.slice(0, -2));
  await other.getByRole('option', { name: `#${tag}` }).click();
  await other.getByRole('button', { name: 'Send' }).click();
  const said = other.getByRole('article', { name: `Comment by Zora ${surname}` });
  await said.getByRole('link', { name: `#${tag}` }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(`#${tag}`);
  await expect(other.getByRole('article')).toHaveCount(1);
});
