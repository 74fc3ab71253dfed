import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, type Page } from '@playwright/test';
import { newPhone } from './api.ts';
import type { ServerProcess } from './server.ts';

export interface NewAccount {
  role: 'User' | 'HR' | 'Brand' | 'Business';
  /** First and last name, or the organisation's. */
  name: string;
}

/** Fills what the second step of signing up asks this role for. */
async function fillDetails(page: Page, { role, name }: NewAccount, phone: string) {
  if (role === 'User') {
    const [first = name, ...rest] = name.split(' ');
    await page.getByLabel('First name').fill(first);
    await page.getByLabel('Last name').fill(rest.join(' '));
    await page.getByLabel('Date of birth').fill('1998-04-23');
  } else {
    await page.getByLabel(/^(Company|Brand|Business) name/).fill(name);
    await page.getByLabel('Contact person').fill('Jürgen Weiß');
    await page.getByLabel('E-mail').fill(`m${phone}@example.org`);
  }
  if (role === 'Business') await page.getByLabel('Street and number').fill('Allen Avenue 12');
  if (role === 'HR' || role === 'Business') {
    await page.getByLabel('City').fill('Hamburg');
    await page.locator('select[name="companyLocation.country"]').selectOption('DE');
  }
  if (role === 'Brand') await page.getByLabel('Industry').selectOption({ label: 'Fashion' });
  await page.locator('select[name="phoneCountry"]').selectOption('DE');
  await page.getByRole('textbox', { name: 'Phone' }).fill(phone);
}

/** Signs up as a person would: form, code read at /dev/outbox, dashboard. */
export async function signUp(page: Page, app: ServerProcess, account: NewAccount) {
  const phone = newPhone();
  const password = `a pass phrase ${randomUUID()}`;
  await page.goto('/signup');
  // The card covers its radio, which a person never sees.
  await page.getByRole('radio', { name: new RegExp(`^${account.role}`) }).check({ force: true });
  await page.getByRole('button', { name: 'Next' }).click();
  await fillDetails(page, account, phone);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('checkbox', { name: /I accept/ }).check({ force: true });
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/verify/register');
  await page.getByRole('textbox', { name: 'Code' }).fill(await app.codeFor(`+49${phone}`));
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeAttached();
  return { phone, password };
}

/** A small JPEG with one colour, as bytes. */
export const picture = (width = 640, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#0B6B57' } })
    .jpeg()
    .toBuffer();
