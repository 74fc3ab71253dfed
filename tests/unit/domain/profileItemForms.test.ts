import { describe, expect, it } from 'vitest';
import { media } from '../../../mocks/factories/feed.ts';
import { documentFiles } from '../../../mocks/factories/verification.ts';
import { pictures } from '../../../mocks/fixtures/pictures.ts';
import {
  makeAchievement,
  makeCertificate,
  makeEducation,
  makeExperience,
} from '../../../mocks/factories/profileSections.ts';
import {
  changesProven,
  emptyItem,
  itemErrors,
  toItemFields,
  toItemValues,
} from '../../../src/domain/profileItemForms.ts';

const context = { now: new Date('2026-01-15T09:00:00Z'), otherCurrent: 0 };

describe('the form of an item', () => {
  it('takes what the factories make and gives it back', () => {
    for (const [kind, item] of [
      ['experience', makeExperience()],
      ['education', makeEducation()],
      ['certificates', makeCertificate()],
      ['achievements', makeAchievement()],
    ] as const) {
      const values = toItemValues(item);
      expect(itemErrors(kind, values, context)).toEqual({});
      expect(item).toMatchObject(toItemFields(kind, values));
    }
  });

  it('names what is missing with the words of the contract', () => {
    expect(itemErrors('experience', emptyItem, context)).toEqual({
      jobTitle: 'Please enter the job title.',
      companyName: 'Please enter the company.',
      startDate: 'Please enter when it began.',
      endDate: 'Please enter when it ended.',
    });
    expect(itemErrors('certificates', emptyItem, context).expiryDate).toBe(
      'Please enter when it expires, or choose that it does not.',
    );
    expect(itemErrors('achievements', emptyItem, context)).toEqual({ title: 'Please enter a title.' });
  });

  it('refuses dates that contradict each other', () => {
    const experience = toItemValues(makeExperience({ isCurrent: false, endDate: '2020-01' }));
    expect(itemErrors('experience', experience, context)).toEqual({
      endDate: 'The end lies between the beginning and today.',
    });
    const later = toItemValues(makeExperience({ startDate: '2026-02' }));
    expect(itemErrors('experience', later, context)).toHaveProperty('startDate');
    const certificate = toItemValues(makeCertificate({ expiryDate: '2024-03-12' }));
    expect(itemErrors('certificates', certificate, context)).toHaveProperty('expiryDate');
    const education = (endDate: string) =>
      itemErrors('education', toItemValues(makeEducation({ endDate })), context);
    expect(education('2034-01')).toEqual({});
    expect(education('2034-02')).toHaveProperty('endDate');
  });

  it('refuses a fourth current position', () => {
    const values = toItemValues(makeExperience());
    expect(itemErrors('experience', values, { ...context, otherCurrent: 2 })).toEqual({});
    expect(itemErrors('experience', values, { ...context, otherCurrent: 3 })).toEqual({
      isCurrent: 'At most 3 positions can be current at once.',
    });
  });

  it('sends no end of what goes on, and no company that was typed over', () => {
    const values = { ...toItemValues(makeExperience()), endDate: '2025-01', companyId: '' };
    expect(toItemFields('experience', values)).not.toHaveProperty('endDate');
    expect(toItemFields('experience', values)).not.toHaveProperty('companyId');
  });

  it('sends the file that an item has along: what is left out is emptied', () => {
    const [proof] = documentFiles;
    const documents = proof ? [proof] : [];
    const sent = { documentKey: 'document/front' };
    expect(toItemFields('education', toItemValues(makeEducation({ documents })))).toMatchObject(sent);
    const certificate = toItemValues(makeCertificate({ documents }));
    expect(certificate.fileName).toBe('licence-front.jpg');
    expect(toItemFields('certificates', certificate)).toMatchObject(sent);
    const removed = toItemFields('certificates', { ...certificate, fileKey: '', fileName: '' });
    expect(removed).not.toHaveProperty('documentKey');
    const achievement = toItemValues(makeAchievement({ media: media(pictures.meadow) }));
    expect(toItemFields('achievements', achievement)).toMatchObject({
      mediaKey: 'post/picture',
      mediaAlt: achievement.mediaAlt,
    });
    expect(achievement.mediaAlt).not.toBe('');
    const experience = toItemFields('experience', toItemValues(makeExperience({ documents })));
    expect(Object.keys(experience)).not.toContain('documentKey');
  });

  it('knows which changes take a verification back', () => {
    const before = toItemValues(makeCertificate());
    expect(changesProven('certificates', before, { ...before, credentialUrl: 'https://x.org' })).toBe(false);
    expect(changesProven('certificates', before, { ...before, fileKey: 'document/new' })).toBe(false);
    expect(changesProven('certificates', before, { ...before, credentialId: 'other' })).toBe(true);
    expect(changesProven('certificates', before, { ...before, noExpiry: true })).toBe(true);
    const studies = toItemValues(makeEducation());
    expect(changesProven('education', studies, { ...studies, grade: '1.0' })).toBe(true);
    expect(changesProven('certificates', before, { ...before, issuer: 'other' })).toBe(true);
  });
});
