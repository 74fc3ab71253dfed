import sharp from 'sharp';
import { newMember, postAs } from './support/api.ts';
import { expect, test } from './support/app.ts';
import { description, openComposer, pictureFiles, postButton, postText } from './support/composer.ts';
import { signIn } from './support/session.ts';
import { picture } from './support/steps.ts';

const words = 'Three workshops, one week, no sleep';
const alts = ['A bench with tools', 'A half-built radio', 'Everybody at the table'];

test('three pictures with descriptions are posted in the chosen order and shared', async ({
  page,
  app,
  context,
}) => {
  await signIn(page, await newMember(app));
  const composer = await openComposer(page);
  await postText(composer).fill(words);
  await composer.getByLabel('Pictures or a video').setInputFiles(await pictureFiles(3));
  for (const [index, alt] of alts.entries()) await description(composer, index + 1).fill(alt);

  await composer.getByRole('button', { name: 'Move picture 3', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Move to the top' }).click();
  await expect(description(composer, 1)).toHaveValue(alts[2] ?? '');
  await postButton(composer).click();
  const card = page.getByRole('article').filter({ hasText: words });
  await expect(card.getByRole('img')).toHaveCount(3);
  await expect(card.getByRole('img').first()).toHaveAttribute('alt', alts[2] ?? '');
  await expect(card.getByRole('img').first()).toHaveAttribute('srcset', /\?w=320 320w.*760w$/);

  await card.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this post' });
  await expect(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(link).toMatch(new RegExp(`^${app.url}/share/[\\w-]{80,}$`));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  await dialog.getByRole('textbox', { name: /Say something/ }).fill('For everybody who asked');
  await dialog.getByRole('button', { name: 'Post with link' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('article').filter({ hasText: 'For everybody who asked' })).toContainText(
    '/share/',
  );
});

test('a photo taken sideways goes up upright and without the place where it was taken', async ({
  page,
  app,
}) => {
  await signIn(page, await newMember(app));
  const composer = await openComposer(page);
  // What a request carries as a file is not told to the test, so the page is asked.
  await page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof Blob) Object.assign(window, { sentFile: body });
      send.call(this, body);
    };
    // A page with something to do all the time would write it a second late.
    HTMLCanvasElement.prototype.toBlob = () => {
      throw new Error('The picture was written on the page, not in a worker');
    };
  });
  const buffer = await sharp(await picture(3200, 1600))
    .withExif({ IFD0: { Artist: 'Amara', Orientation: '6' }, IFD3: { GPSLatitude: '48/1 8/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await sharp(buffer).metadata()).orientation).toBe(6);
  await composer
    .getByLabel('Pictures or a video')
    .setInputFiles([{ name: 'sideways.jpg', mimeType: 'image/jpeg', buffer }]);
  await expect(composer.getByRole('progressbar')).toHaveCount(0);
  const bytes = await page.evaluate(async () => {
    const { sentFile } = window as unknown as { sentFile: Blob }; // Set above.
    return [...new Uint8Array(await sentFile.arrayBuffer())];
  });
  const sent = await sharp(Buffer.from(bytes)).metadata();
  expect([sent.width, sent.height, sent.orientation, sent.exif]).toEqual([1280, 2560, undefined, undefined]);
});

test('a video is posted with its still and can be wound; one that is too large is refused before a byte is sent', async ({
  page,
  app,
}) => {
  await signIn(page, await newMember(app));
  const composer = await openComposer(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/presignedUrl|media\/upload/.test(request.url())) sent.push(request.url());
  });
  await composer.getByLabel('Pictures or a video').evaluate((input: HTMLInputElement) => {
    const chunk = new Uint8Array(50 * 1024 * 1024);
    const transfer = new DataTransfer();
    transfer.items.add(
      new File(
        Array.from({ length: 6 }, () => chunk),
        'long.mp4',
        { type: 'video/mp4' },
      ),
    );
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(composer.getByText('Videos may have at most 200 MB.')).toBeVisible();
  expect(sent).toEqual([]);
  await composer.getByRole('button', { name: 'Remove video, long.mp4' }).click();

  await composer.getByLabel('Pictures or a video').setInputFiles('mocks/fixtures/film.webm');
  await composer.getByRole('textbox', { name: 'Description of video' }).fill('A sun crosses a valley');
  await expect(composer.getByRole('progressbar')).toHaveCount(0);
  await postButton(composer).click();
  const player = page.getByLabel('A sun crosses a valley');
  await expect(player).toHaveAttribute('poster', /^\/media\/post\//);
  expect(await player.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  await player.evaluate((video: HTMLVideoElement) => video.play());
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
});

test('an agency is told why its post has no link', async ({ page, app }) => {
  const agency = await newMember(app, { role: 2, name: 'Nordlicht Personal' });
  await postAs(app, agency, 'We are hiring');
  await signIn(page, agency);
  await page
    .getByRole('article')
    .filter({ hasText: 'We are hiring' })
    .getByRole('button', { name: 'Share' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Share this post' });
  await expect(dialog.getByText(/cannot be opened by a link yet/)).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
});
