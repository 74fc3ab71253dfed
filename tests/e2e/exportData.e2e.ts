import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { call, newMember, postAs } from './support/api.ts';
import { expect, test } from './support/app.ts';
import { accessible } from './support/axe.ts';
import { connect } from './support/people.ts';
import { signIn } from './support/session.ts';

test('a member gets all of their data and nothing of others, and is offered it where accounts end', async ({
  page,
  app,
}) => {
  test.slow();
  const amara = await newMember(app);
  const tomas = await newMember(app, { name: 'Tomas Rey' });
  await connect(app, amara, tomas);
  const own = await postAs(app, amara, 'Written by Amara, with ümläuts and 🌊');
  const theirs = await postAs(app, tomas, 'Written by Tomas alone');
  const { feedType, feedId } = theirs;
  const comment = { userId: amara.session.id, feedId, feedType, action: 0, text: 'Said by Amara' } as const;
  await call(app, 'manageComment', { ...comment, clientId: crypto.randomUUID() }, amara.session);

  await signIn(page, amara);
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  const privacy = page
    .getByRole('dialog', { name: 'Settings' })
    .getByRole('region', { name: 'Privacy & data' });
  await expect(privacy.getByText(/A ZIP of all that you gave us/)).toBeVisible();
  await privacy.getByRole('button', { name: 'Pack my data' }).click();
  await expect(privacy.getByText(/^Your data is ready/)).toBeVisible({ timeout: 30_000 });
  await accessible(page, 'the settings with a copy that is ready', '[role=dialog]');
  const download = page.waitForEvent('download');
  await privacy.getByRole('button', { name: 'Download', exact: true }).click();
  const archive = await download;
  expect(archive.suggestedFilename()).toMatch(/\.zip$/);
  const files = unzipSync(new Uint8Array(await readFile(await archive.path())));
  const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      'README.txt',
      'profile.json',
      'posts.json',
      'comments.json',
      'connections.json',
      'resume.json',
    ]),
  );
  expect(JSON.parse(textOf('profile.json'))).toMatchObject({ id: amara.session.id, name: 'Amara Diallo' });
  expect(JSON.parse(textOf('posts.json'))).toMatchObject([{ text: own.text }]);
  expect(JSON.parse(textOf('comments.json'))).toMatchObject([{ text: 'Said by Amara' }]);
  expect(JSON.parse(textOf('connections.json'))).toMatchObject([{ name: 'Tomas Rey' }]);
  const everything = Object.values(files)
    .map((bytes) => strFromU8(bytes, true))
    .join('\n');
  for (const secret of [theirs.text ?? '', tomas.phone, amara.session.accessToken, amara.password])
    expect(everything).not.toContain(secret);

  await page.goto('/delete-account');
  const goes = page.getByRole('region', { name: 'What goes' });
  await expect(
    goes.getByRole('listitem').filter({ hasText: 'Your posts, comments and likes' }),
  ).toBeVisible();
  await expect(page.getByText('without your name')).toBeVisible();
  await expect(page.getByText(/^Your data is ready/)).toBeVisible();
  const again = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  expect((await again).suggestedFilename()).toMatch(/\.zip$/);
  await accessible(page, 'the page where accounts end');
});
