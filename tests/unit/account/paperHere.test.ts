// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { lastLogin } from '../../../src/hooks/account/lastLogin.ts';
import { paperHere } from '../../../src/hooks/account/paperHere.ts';

beforeEach(() => {
  lastLogin.clear();
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US', 'de']);
});

it('is that of the country of the account, whatever language the browser speaks', () => {
  lastLogin.write({ role: 1, countryCode: 'DE' });
  expect(paperHere()).toBe('A4');
  lastLogin.write({ role: 1, countryCode: 'CO' });
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE']);
  expect(paperHere()).toBe('Letter');
});

it('is the browser’s where the country is not known', () => {
  expect(paperHere()).toBe('Letter');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE']);
  expect(paperHere()).toBe('A4');
});
