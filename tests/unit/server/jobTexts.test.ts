import { expect, test } from 'vitest';
import { addDays, dayIn, endOfDay, isZone } from '../../../server/modules/jobs/deadline.ts';
import { payText, placeText } from '../../../server/modules/jobs/posting/jobTexts.ts';

test.each([
  [{ companyLocation: { city: 'Nairobi', country: 'KE' } }, 'Nairobi, Kenya'],
  [{ companyLocation: { city: 'x'.repeat(80), country: 'XX' } }, `${'x'.repeat(80)}, XX`],
  [{ allowedCountries: [] }, 'Anywhere'],
  [{ allowedCountries: ['KE'] }, 'Anywhere in Kenya'],
  [{ allowedCountries: ['KE', 'UG', 'TZ'] }, 'Anywhere in Kenya, Uganda or Tanzania'],
  [
    { allowedCountries: ['KE', 'UG', 'TZ', 'RW', 'DE'] },
    'Anywhere in Kenya, Uganda, Tanzania, Rwanda or 1 more country',
  ],
  [{}, ''],
])('%j is at "%s"', (where, text) => {
  expect(placeText(where)).toBe(text);
});

const euro = { salaryCurrency: 'EUR', salaryPeriod: 3 } as const;

test.each([
  [{ ...euro, salaryMin: 340_000, salaryMax: 410_000 }, '€3,400 to €4,100 a month'],
  [{ ...euro, salaryMin: 340_000, salaryMax: 340_000 }, '€3,400 a month'],
  [{ ...euro, salaryMin: 1450, salaryPeriod: 1 as const }, 'From €14.50 an hour'],
  [{ salaryMin: 2400, salaryCurrency: 'JPY', salaryPeriod: 2 as const }, 'From ¥2,400 a day'],
  [{ ...euro, salaryMin: null }, 'Not shown'],
  [{}, 'Not shown'],
])('%j pays "%s"', (pay, text) => {
  expect(payText(pay)).toBe(text);
});

test('a day ends at midnight where the job is, also in the night in which the clock is moved', () => {
  expect(endOfDay('2026-03-28', 'Europe/Berlin').toISOString()).toBe('2026-03-28T23:00:00.000Z');
  expect(endOfDay('2026-03-29', 'Europe/Berlin').toISOString()).toBe('2026-03-29T22:00:00.000Z');
  // The clock jumps over midnight there, in the west and in the east; and goes back at it.
  expect(endOfDay('2026-03-07', 'America/Havana').toISOString()).toBe('2026-03-08T05:00:00.000Z');
  expect(endOfDay('2026-04-23', 'Africa/Cairo').toISOString()).toBe('2026-04-23T22:00:00.000Z');
  expect(endOfDay('2026-10-24', 'Asia/Beirut').toISOString()).toBe('2026-10-24T22:00:00.000Z');
  expect(endOfDay('2026-10-25', 'Europe/Berlin').toISOString()).toBe('2026-10-25T23:00:00.000Z');
  expect(endOfDay('2026-12-31').toISOString()).toBe('2027-01-01T00:00:00.000Z');
});

test('it is another day elsewhere, and a month ends', () => {
  const now = new Date('2026-02-28T11:30:00Z');
  expect([dayIn(now), dayIn(now, 'Pacific/Auckland'), dayIn(now, 'Pacific/Pago_Pago')]).toEqual([
    '2026-02-28',
    '2026-03-01',
    '2026-02-28',
  ]);
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
});

test.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['+02:00', false],
  ['Europe/Atlantis', false],
  ['', false],
])('%s is a zone: %s', (zone, known) => {
  expect(isZone(zone)).toBe(known);
});
