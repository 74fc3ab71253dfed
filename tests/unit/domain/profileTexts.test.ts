import { describe, expect, it } from 'vitest';
import { makeAgency } from '../../../mocks/factories/profile.ts';
import { makeEducation, makeExperience } from '../../../mocks/factories/profileSections.ts';
import { organisationFacts } from '../../../src/domain/profileFacts.ts';
import { itemView } from '../../../src/domain/profileItems.ts';

const now = new Date('2026-01-15T09:00:00Z');

describe('when an item lasted', () => {
  const education = { startDate: '2024-10', isCurrent: true };

  it('says when a study that goes on is expected to end', () => {
    const { period } = itemView(makeEducation({ ...education, endDate: '2027-07' }), now);
    expect(period).toBe('Oct 2024 to Jul 2027 (expected)');
  });

  it('says how long something has lasted so far', () => {
    const { period } = itemView(makeEducation({ ...education, endDate: undefined }), now);
    expect(period).toBe('Oct 2024 to now · 1 year 4 months');
  });

  it('says how long a position lasted', () => {
    const past = { startDate: '2021-09', endDate: '2022-09', isCurrent: false };
    expect(itemView(makeExperience(past), now).period).toBe('Sep 2021 to Sep 2022 · 1 year 1 month');
  });
});

describe('what an agency says of itself', () => {
  const answers = (medianDaysToAnswer: number) =>
    organisationFacts(makeAgency({ responseRate: 94, medianDaysToAnswer })).find(
      ({ label }) => label === 'Answers',
    )?.text;

  it.each([
    [0.4, '94 % of applications, usually within a day'],
    [1, '94 % of applications, usually within a day'],
    [2.5, '94 % of applications, usually within 2.5 days'],
  ])('counts %s days as one says it', (days, text) => expect(answers(days)).toBe(text));
});
