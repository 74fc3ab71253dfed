import { readFile } from 'node:fs/promises';
import { newMember } from './support/api.ts';
import { expect, test } from './support/app.ts';
import { accessible } from './support/axe.ts';
import { newEventName, openEvent, publishEvent } from './support/events.ts';
import { signIn } from './support/session.ts';

test('[S2.7] a member finds an event by its filters, keeps it, and takes it into a calendar', async ({
  page,
  app,
}) => {
  const name = newEventName('Lantern fair');
  const { event } = await publishEvent(app, await newMember(app, { role: 3, name: 'Atelier Lune' }), name);
  await signIn(page, await newMember(app));
  await page.getByRole('link', { name: 'Events', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search events' }).fill(name);
  await page.getByRole('textbox', { name: 'Place' }).fill('Oslo');
  await expect(page.getByText('No event matches these filters.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Place' }).fill('Dakar');
  const card = page.getByRole('article', { name });
  await expect(card).toContainText('€14.50');
  await expect(card).toContainText('12 left');
  await accessible(page, 'the events');

  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('combobox', { name: 'Price' }).selectOption('Free');
  await sheet.getByRole('button', { name: 'Show events' }).click();
  await expect(page.getByText('No event matches these filters.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Remove Free' }).click();

  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByRole('button', { name: 'Save', pressed: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Saved' }).click();
  await page.reload();
  await card.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', pressed: true })).toBeVisible();
  // The reader's clocks are those of UTC here, the event's are those of Tokyo.
  await expect(page.getByText(/^Asia\/Tokyo/)).toBeVisible();
  await expect(page.getByText(/ your time$/)).toBeVisible();
  await accessible(page, 'an event');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const calendar = await readFile(await (await download).path(), 'utf8');
  expect(calendar).toContain(`DTSTART:${event.startAt.replaceAll(/[-:]|\.\d+/g, '')}`);
  expect(calendar.replaceAll('\r\n ', '')).toContain(
    String.raw`LOCATION:Maison de la Presse\, Corniche Ouest\, Dakar\, Senegal`,
  );
});

test('an event is found by where the reader is, and a link finds it again', async ({
  page,
  app,
  context,
}) => {
  const name = newEventName('Harbour walk');
  await publishEvent(app, await newMember(app, { role: 3, name: 'Atelier Lune' }), name);
  await signIn(page, await newMember(app));
  await page.goto(`/events?q=${encodeURIComponent(name)}`);
  const card = page.getByRole('article', { name });
  const nearMe = async () => {
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByRole('button', { name: 'Near me' }).click();
  };
  await nearMe();
  await expect(page.getByText(/^Your browser does not say where you are/)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();

  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 14.7, longitude: -17.4 });
  await nearMe();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('combobox', { name: 'How far' }).selectOption('Within 10 km');
  await accessible(page, 'filters of events near the reader');
  await sheet.getByRole('button', { name: 'Show events' }).click();
  await expect(card).toBeVisible();
  // In whichever order they were pressed.
  for (const part of [/[?&]near=14\.7%2C-17\.4/, /[?&]km=10/, /[?&]sort=DISTANCE/])
    await expect(page).toHaveURL(part);
  // The place is in the address: nobody is asked for it again.
  await context.clearPermissions();
  await page.reload();
  await expect(card).toBeVisible();
  await page.getByRole('button', { name: 'Remove Within 10 km' }).click();
  await expect(page).toHaveURL(/\/events\?q=/);
  await expect(card).toBeVisible();

  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 59.91, longitude: 10.75 });
  await nearMe();
  await expect(page).toHaveURL(/near=59\.91/);
  await sheet.getByRole('button', { name: 'Show events' }).click();
  await expect(page.getByText('No event matches these filters.')).toBeVisible();
});

test('[S1.4] [S2.3] a stranger follows a shared link of an event, signs in, and takes part in its discussion', async ({
  page,
  app,
  visitor,
}) => {
  const name = newEventName('Night of trades');
  const organiser = await newMember(app, { role: 4, name: 'Casa Nube' });
  await publishEvent(app, organiser, name);
  await signIn(page, await newMember(app));
  await openEvent(page, name);
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this event' });
  await expect(dialog).toContainText('Maison de la Presse, Dakar');
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();

  const stranger = await visitor();
  await stranger.goto(link);
  await expect(stranger.getByText('Log in to see the event that was shared with you')).toBeVisible();
  await signIn(stranger, organiser);
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(stranger.getByRole('button', { name: 'Save' })).toHaveCount(0);

  await dialog.getByRole('button', { name: 'Close' }).click();
  const words = 'Is there a quiet room?';
  await page.getByRole('textbox', { name: 'Write a comment' }).fill(words);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('article').filter({ hasText: words })).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByRole('article').filter({ hasText: words })).toBeVisible();
});

test('the calendar of events is walked by its days on a phone', { tag: '@phone' }, async ({ page, app }) => {
  const name = newEventName('Harbour talk');
  const { event } = await publishEvent(app, await newMember(app, { role: 2, name: 'Nordwind' }), name);
  await signIn(page, await newMember(app));
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tokyo' }).format(new Date(event.startAt));
  await page.goto(`/events?tab=calendar&day=${day}`);
  const card = page.getByRole('article', { name });
  await expect(card).toBeVisible();
  const chosen = page.locator(`[data-day="${day}"]`);
  await chosen.focus();
  await page.keyboard.press('PageDown');
  await expect(card).toBeHidden();
  await page.keyboard.press('PageUp');
  await expect(page.getByRole('grid')).toBeVisible();
  await accessible(page, 'the calendar');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await page.goto(`/events?tab=calendar&day=${day}`);
  await card.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tickets' })).toBeVisible();
});
