import { call, newMember, uploadAs } from './support/api.ts';
import { expect, test } from './support/app.ts';
import { accessible } from './support/axe.ts';
import { connect } from './support/people.ts';
import type { ServerProcess } from './support/server.ts';
import { signIn } from './support/session.ts';
import { picture } from './support/steps.ts';

const profileOf = (userId: string) => `/user-profile?u=${userId}`;

/** A member with a certificate that nobody has verified. */
async function withCertificate(app: ServerProcess) {
  const amara = await newMember(app);
  const certificate = {
    userId: amara.session.id,
    certificateName: 'Forklift licence',
    issuer: 'TÜV Nord',
    issueDate: '2024-05-01',
    noExpiry: true,
  };
  const { response } = await call(app, 'addCertificate', certificate, amara.session);
  return { amara, documentId: response.certificateId };
}

test('an agency asks to verify a certificate, and its owner reads who asks', async ({
  page,
  app,
  visitor,
}) => {
  const { amara } = await withCertificate(app);
  const agency = await newMember(app, { role: 2, name: 'Nordlicht Personal' });
  await connect(app, amara, agency);
  const office = await visitor();
  await signIn(office, agency);
  await office.goto(profileOf(amara.session.id));
  await office.getByRole('button', { name: /^Ask to verify: Forklift licence/ }).click();
  await expect(office.getByRole('button', { name: /^Asked to verify: Forklift licence/ })).toBeVisible();

  await signIn(page, amara);
  await page.goto('/profile?tab=documents');
  await expect(page.getByText(/Nordlicht Personal asks you to verify/)).toBeVisible();
});

test('the file of a certificate is sent, and what is no file of one is taken away again', async ({
  page,
  app,
}) => {
  const { amara } = await withCertificate(app);
  await signIn(page, amara);
  await page.goto('/profile?tab=documents');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Forklift licence' })
    .getByRole('button', { name: /Send|Verify|Add/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const files = dialog.locator('input[type=file]');
  const script = Buffer.from('<script>alert(1)</script>');
  await files.setInputFiles({ name: 'licence.pdf', mimeType: 'application/pdf', buffer: script });
  await expect(dialog.getByText(/licence\.pdf/).first()).toBeVisible();
  await dialog
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  const buffer = await picture(900, 600);
  await files.setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer });
  await dialog.getByRole('checkbox', { name: 'A verifier may look at these files' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Send to the verifier' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('In review').first()).toBeVisible();
  await accessible(page, 'the documents');
});

test('the console approves a certificate, and the badge says so to others', async ({ page, app }) => {
  const { amara, documentId } = await withCertificate(app);
  const files = [await uploadAs(app, amara, await picture(900, 600), 5)];
  const sent = {
    userId: amara.session.id,
    documentId,
    documentType: 3 as const,
    files,
    consent: true as const,
  };
  await call(app, 'sendForVerification', sent, amara.session);
  const waiting = (await app.admin('verify')).split(/\n(?=\S)/);
  const [id = ''] = waiting.find((lines) => lines.includes(amara.session.id))?.split(' ') ?? [];
  expect(await app.admin('verify', 'approve', id, '--by', 'Ines Carvalho')).toContain('Verified');
  await signIn(page, await newMember(app, { role: 2, name: 'Nordlicht Personal' }));
  await page.goto(profileOf(amara.session.id));
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Forklift licence' }).getByText('Verified'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ask to verify: Forklift licence/ })).toBeHidden();
});
