import { launch } from './tests/visual/capture/browser.ts';
import fs from 'node:fs';
const base = 'http://127.0.0.1:4190';
const { browser } = (await launch()) as any;
const who: Record<string, [string, string, string]> = { js: ['DE', '1713920001', 'Job seeker'], hr: ['DE', '4066969002', 'HR'], brand: ['JP', '8000000003', 'Brand'], biz: ['NG', '8000000004', 'Business'] };
const [role, theme, size, ...steps] = process.argv.slice(2);
const [w, h] = size === 'phone' ? [390, 844] : [1280, 860];
const state = `/tmp/look-${role}.json`;
const ctx = await browser.newContext({ viewport: { width: w, height: h }, ...(fs.existsSync(state) ? { storageState: state } : {}), deviceScaleFactor: 1 });
const page = await ctx.newPage();
page.on('pageerror', (e: any) => console.log('ERR', e.message));
page.on('console', (m: any) => m.type() === 'error' && console.log('CON', m.text().slice(0, 200)));
if (!fs.existsSync(state)) {
  await page.goto(base + '/login');
  const [c, p, r] = who[role!]!;
  await page.locator('select[name="phoneCountry"], select').first().selectOption(c).catch((e: any) => console.log(String(e).slice(0,200)));
  await page.getByRole('radio', { name: new RegExp(r === 'Job seeker' ? 'User|Job seeker' : r) }).first().check({ force: true }).catch((e: any) => console.log(String(e).slice(0,200)));
  await page.getByRole('textbox', { name: 'Phone' }).fill(p);
  await page.getByLabel('Password', { exact: true }).fill('try-rolecast');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(base + '/');
  await ctx.storageState({ path: state });
}
await page.addInitScript((t: string) => localStorage.setItem('theme', t), theme);
let n = 0;
for (const s of steps) {
  const [what, ...rest] = s.split('=');
  const arg = rest.join('=');
  if (what === 'go') { await page.goto(base + arg); await page.waitForLoadState('networkidle'); await page.waitForTimeout(500); }
  if (what === 'click') { await page.getByRole(arg.split(':')[0], { name: new RegExp(arg.split(':')[1]!) }).first().click(); await page.waitForTimeout(900); }
  if (what === 'fill') { await page.getByRole('combobox').or(page.getByRole('textbox')).or(page.getByRole('searchbox')).filter({ visible: true }).first().fill(arg); await page.waitForTimeout(2500); }
  if (what === 'shot') await page.screenshot({ path: `/tmp/look-${arg}.png`, fullPage: false });
  if (what === 'full') await page.screenshot({ path: `/tmp/look-${arg}.png`, fullPage: true });
}
await browser.close(); process.exit(0);
