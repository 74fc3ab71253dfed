import { randomUUID } from 'node:crypto';
import type { BrowserContext, Locator, Page, Request } from '@playwright/test';
import { call, newMember, type Member } from './support/api.ts';
import { expect, test } from './support/app.ts';
import { connect } from './support/people.ts';
import type { ServerProcess } from './support/server.ts';
import { fillLogin, signIn } from './support/session.ts';

/** Requests of a browser whose address ends so, from now on. */
function requestsTo(context: BrowserContext, ...operations: string[]): Request[] {
  const seen: Request[] = [];
  context.on('request', (request) => {
    if (operations.some((name) => new URL(request.url()).pathname.endsWith(`/${name}`))) seen.push(request);
  });
  return seen;
}

const reads = ['getFriendList', 'getWholeMessage', 'getNotificationList'];

async function pair(app: ServerProcess): Promise<[Member, Member]> {
  const nia = await newMember(app, { name: 'Nia Berg' });
  const tomas = await newMember(app, { name: 'Tomas Rey' });
  await connect(app, nia, tomas);
  return [nia, tomas];
}

const send = (app: ServerProcess, from: Member, to: Member, message: string) =>
  call(
    app,
    'sendMessage',
    {
      userId: from.session.id,
      friendId: to.session.id,
      action: 0,
      messageType: 0,
      message,
      clientId: randomUUID(),
    },
    from.session,
  );

/** What happens is shown over the stream by now: nothing is asked for until it is there. */
const listening = (asked: Request[], sendAndSee: () => Promise<void>) =>
  expect(async () => {
    const before = asked.length;
    await sendAndSee();
    expect(asked).toHaveLength(before);
  }).toPass();

async function openConversation(page: Page, reader: Member, { name }: Member) {
  await signIn(page, reader);
  await page.goto('/chats');
  await page.getByRole('link', { name }).click();
  const words = page.getByRole('region', { name: `Messages with ${name}` });
  await expect(words).toBeVisible();
  return { words, field: page.getByRole('textbox', { name: `Message to ${name}` }) };
}

test('[R4] where nothing streams, the same comes by asking every 15 seconds', async ({
  page,
  app,
  visitor,
}) => {
  const [nia, tomas] = await pair(app);
  await page.clock.install();
  await page.route(/\/webuser\/stream$/, (route) => route.abort());
  const mine = await openConversation(page, nia, tomas);
  const text = `Is it up? ${randomUUID()}`;
  await send(app, tomas, nia, text);
  const later = async (seen: Locator) => {
    await expect(seen).toHaveCount(0);
    await page.clock.fastForward(15_000);
    await expect(seen).toBeVisible();
  };
  await later(mine.words.getByText(text));

  await mine.field.fill('It is.');
  await mine.field.press('Enter');
  await expect(mine.words.getByText('It is.')).toBeVisible();
  const other = await visitor();
  const isRead = other.waitForResponse(/changeReadStatus$/);
  await openConversation(other, tomas, nia);
  await isRead;
  await later(mine.words.getByRole('listitem').filter({ hasText: /Read$/ }));
});

test('[R4] a message, who types and what was read come by themselves, and nothing is asked for', async ({
  page,
  app,
  visitor,
}) => {
  const [nia, tomas] = await pair(app);
  const other = await visitor();
  const [mine, theirs] = [
    await openConversation(page, nia, tomas),
    await openConversation(other, tomas, nia),
  ];
  const asked = requestsTo(other.context(), ...reads);
  await listening(asked, async () => {
    const text = `Is it up? ${randomUUID()}`;
    await send(app, nia, tomas, text);
    await expect(theirs.words.getByText(text)).toBeVisible();
  });
  const before = asked.length;

  await mine.field.pressSequentially('It was');
  await expect(other.getByText('is typing…').first()).toBeVisible();
  await expect(other.getByRole('status').filter({ hasText: 'Nia Berg is typing' })).toHaveCount(1);
  await mine.field.fill('It was the cable.');
  await mine.field.press('Enter');
  await expect(theirs.words.getByText('It was the cable.')).toBeVisible();
  await expect(other.getByText('is typing…')).toHaveCount(0);
  // Seen there, so read here.
  await expect(mine.words.getByRole('listitem').filter({ hasText: /Read$/ })).toBeVisible();
  await theirs.field.fill('Thank you!');
  await theirs.field.press('Enter');
  await expect(mine.words.getByText('Thank you!')).toBeVisible();
  expect(asked.slice(before).map((request) => request.url())).toEqual([]);
});

test('[R4] the number beside the chats follows, wherever the member is', async ({ page, app }) => {
  const [nia, tomas] = await pair(app);
  await signIn(page, nia);
  const place = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Chat List/ });
  await expect(place).toBeVisible();
  const asked = requestsTo(page.context(), ...reads);
  let sent = 0;
  await listening(asked, async () => {
    await send(app, tomas, nia, 'And one more.');
    sent++;
    await expect(place).toContainText(String(sent));
  });
});

test('[G2] tabs share one stream, and another one takes over without a hole', async ({ page, app }) => {
  const [nia, tomas] = await pair(app);
  const streams = requestsTo(page.context(), 'stream');
  const first = await openConversation(page, nia, tomas);
  await send(app, tomas, nia, 'To the first.');
  await expect(first.words.getByText('To the first.')).toBeVisible();
  const opened = streams.length;

  const second = await page.context().newPage();
  await second.goto(page.url());
  const words = second.getByRole('region', { name: 'Messages with Tomas Rey' });
  await expect(words.getByText('To the first.')).toBeVisible();
  await send(app, tomas, nia, 'To both.');
  for (const shown of [first.words, words]) await expect(shown.getByText('To both.')).toBeVisible();
  expect(streams).toHaveLength(opened);

  const takenOver = second.waitForRequest((request) => request.url().endsWith('/stream'));
  await page.close();
  await send(app, tomas, nia, 'While nobody listened.');
  expect((await takenOver).headers()['last-event-id']).toMatch(/^\d+$/);
  await expect(words.getByText('While nobody listened.')).toBeVisible();
  await send(app, tomas, nia, 'To the second.');
  await expect(words.getByText('To the second.')).toBeVisible();
  expect(streams).toHaveLength(opened + 1);
});

test('[G2] a server that dies and comes back loses nothing', async ({ page, app }) => {
  const [nia, tomas] = await pair(app);
  const { words } = await openConversation(page, nia, tomas);
  await send(app, tomas, nia, 'Before.');
  await expect(words.getByText('Before.')).toBeVisible();
  const streams = requestsTo(page.context(), 'stream');
  await app.kill();
  await expect.poll(() => streams.length).toBeGreaterThan(0);
  await app.restart();
  await send(app, tomas, nia, 'After.');
  await expect(words.getByText('After.')).toBeVisible();
  expect(streams.at(-1)?.headers()['last-event-id']).toMatch(/^\d+$/);
});

test('[S4] a session that ends elsewhere ends here, and the stream of another member is another one', async ({
  page,
  app,
}) => {
  const [nia, tomas] = await pair(app);
  const streams = requestsTo(page.context(), 'stream');
  await openConversation(page, nia, tomas);
  await send(app, tomas, nia, 'Are you there?');
  await expect(
    page.getByRole('region', { name: 'Messages with Tomas Rey' }).getByText('Are you there?'),
  ).toBeVisible();
  await call(app, 'logout', { userId: nia.session.id, allDevices: true }, nia.session);
  await expect(page).toHaveURL(/\/login/);
  const ended = streams.length;
  // In the same page load.
  await fillLogin(page, tomas);
  await expect.poll(() => streams.length).toBe(ended + 1);
  const asked = streams.at(-1)?.headers() ?? {};
  expect(asked.authorization).not.toBe(streams[0]?.headers().authorization);
  expect(asked['last-event-id']).toBeUndefined();
});
