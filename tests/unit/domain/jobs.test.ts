import { describe, expect, it } from 'vitest';
import {
  applicantStatus,
  daysLeftText,
  payText,
  responseText,
  shortResponseText,
  skillsText,
} from '../../../src/domain/jobs.ts';

describe('skills', () => {
  it.each([
    [{ skillsAsked: 3, needsSkills: true as const }, 'Add your skills to see your match'],
    [{ skillsAsked: 3, skillsMatched: 0 }, '0 of 3 skills match'],
    [{ skillsAsked: 1, skillsMatched: 1 }, '1 of 1 skill matches'],
    // Who hires, or reads without an account, is not compared.
    [{ skillsAsked: 3 }, undefined],
    [{ skillsAsked: 0, needsSkills: true as const }, undefined],
  ])('%j reads %s', (card, text) => expect(skillsText(card)).toBe(text));
});

describe('pay', () => {
  const pay = { salaryMin: 340_000, salaryCurrency: 'EUR', salaryPeriod: 3 } as const;
  it.each([
    [{ ...pay, salaryMax: 410_000 }, '€3,400 to €4,100 a month'],
    [pay, 'From €3,400 a month'],
    [{ ...pay, salaryMax: 340_000 }, '€3,400 a month'],
    [{ salaryMin: 1_450, salaryCurrency: 'EUR', salaryPeriod: 1 } as const, 'From €14.50 an hour'],
    [{ salaryMin: 240_000, salaryCurrency: 'JPY', salaryPeriod: 3 } as const, 'From ¥240,000 a month'],
    [{}, undefined],
  ])('%j reads %s', (some, text) => expect(payText(some)).toBe(text));
});

it('the last day counts', () => {
  expect(daysLeftText('2026-01-15', '2026-01-15')).toBe('Last day today');
  expect(daysLeftText('2026-01-16', '2026-01-15')).toBe('1 day left');
  expect(daysLeftText('2026-02-06', '2026-01-15')).toBe('22 days left');
  expect(daysLeftText('2026-01-14', '2026-01-15')).toBeUndefined();
});

it('nobody is told a refusal that was not decided', () => {
  expect(applicantStatus({ requestStatus: 1 })).toBe('Under review');
  expect(applicantStatus({ requestStatus: 3 })).toBe('Not selected');
  expect(applicantStatus({ requestStatus: 3, answeredByClosing: true })).toBe('Position closed');
});

it('how a poster answers is said once there is enough to measure', () => {
  expect(responseText({ responseRate: 94, medianDaysToAnswer: 3.5 })).toBe(
    'Answers 94 % of applications, half of them within 4 days',
  );
  expect(responseText({})).toBeUndefined();
  expect(shortResponseText({ medianDaysToAnswer: 0.2 })).toBe('Usually answers within 1 day');
});
