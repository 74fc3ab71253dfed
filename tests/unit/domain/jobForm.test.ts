import { describe, expect, it } from 'vitest';
import { makeOwnJob } from '../../../mocks/factories/jobs.ts';
import { errorsByStep, jobErrors, stepOf, toFormErrors } from '../../../src/domain/jobErrors.ts';
import {
  formPayText,
  formPlaceText,
  jobDifferences,
  previewOf,
  toldChanges,
} from '../../../src/domain/jobFacts.ts';
import {
  newJobValues,
  sameJob,
  toJobRequest,
  toJobValues,
  type JobValues,
} from '../../../src/domain/jobForm.ts';
import { jobPicture, pictureErrors, withoutPicture } from '../../../src/domain/jobPicture.ts';
import { payText } from '../../../src/domain/jobs.ts';

const now = new Date('2026-01-15T09:00:00Z');
const empty = newJobValues({ company: { id: 'u2', name: 'Nordlicht' }, timezone: 'Europe/Berlin', now });
const job = makeOwnJob();
const full = toJobValues(job);
const publish = (changes: Partial<JobValues>) =>
  jobErrors({ ...full, ...changes }, { now, publishing: true });
const draft = (changes: Partial<JobValues>) =>
  jobErrors({ ...empty, ...changes }, { now, publishing: false });

describe('the form of a job', () => {
  it('begins with the own company and 30 days to apply', () => {
    expect(empty).toMatchObject({ companyId: 'u2', companyName: 'Nordlicht', applyBy: '2026-02-14' });
  });

  it('gives back the job that it was made from', () => {
    const request = toJobRequest(full, 1, { jobId: job.jobId, updatedAt: job.updatedAt });
    const { vacancyName, companyLocation, salaryMin, salaryMax, salaryCurrency, salaryPeriod, questions } =
      job;
    expect(request).toMatchObject({
      action: 0,
      status: 1,
      jobId: 'j1',
      vacancyName,
      companyLocation,
      salaryMin,
      salaryMax,
      salaryCurrency,
      salaryPeriod,
      questions,
      languages: [{ languageId: 'de', proficiency: 3 }],
    });
    expect(request).not.toHaveProperty('salaryHiddenReason');
    expect(request).not.toHaveProperty('allowedCountries');
  });

  it('sends no amounts with a reason, and no place with work from anywhere', () => {
    const values: JobValues = {
      ...full,
      hidesPay: true,
      salaryHiddenReason: 'Paid per minute of film.',
      workplaceType: '3',
      isFullyRemote: true,
    };
    const request = toJobRequest(values, 1);
    expect(request).toMatchObject({ salaryHiddenReason: 'Paid per minute of film.', allowedCountries: [] });
    for (const left of ['salaryMin', 'salaryCurrency', 'companyLocation'])
      expect(request).not.toHaveProperty(left);
  });

  it('leaves the picture of the job alone unless another one is given or it is taken away', () => {
    expect(toJobRequest(full, 1)).not.toHaveProperty('companyImageKey');
    const given = { companyImageKey: 'profile/logo', companyImagePreview: 'data:image/webp;base64,AA' };
    const request = toJobRequest({ ...full, ...given }, 1);
    expect(request).toMatchObject({ companyImageKey: 'profile/logo' });
    expect(request).not.toHaveProperty('companyImagePreview');
    const owning = { ...job, companyImage: '/media/own', hasOwnImage: true };
    const without = { ...full, ...given, ...withoutPicture(owning) };
    expect(toJobRequest(without, 1)).toMatchObject({ companyImageKey: '' });
    expect(sameJob({ ...full, ...given, ...withoutPicture(job) }, full)).toBe(true);
    expect(jobDifferences({ ...full, ...given }, full).map(({ label }) => label)).toEqual(['Picture']);
  });

  it('shows the picture of the job, else the one of its company', () => {
    const companies = [{ id: 'u2', image: '/media/u2' }];
    const values = { ...full, companyId: 'u2' };
    const shown = (changes: Partial<JobValues>, given: Partial<typeof job> = {}) =>
      jobPicture({ ...values, ...changes }, { ...job, companyId: 'u2', ...given }, companies);
    expect(shown({})).toEqual({ own: false, src: '/media/u2' });
    expect(shown({ companyId: '' })).toEqual({ own: false });
    const owning = { companyImage: '/media/own', hasOwnImage: true };
    expect(shown({}, owning)).toEqual({ own: true, src: '/media/own' });
    expect(shown({ companyImageKey: '' }, owning)).toEqual({ own: false, src: '/media/u2' });
    const chosen = { companyImageKey: 'profile/logo', companyImagePreview: 'data:,' };
    expect(shown(chosen, owning)).toEqual({ own: true, src: 'data:,' });
    const elsewhere = { ...job, companyId: 'u9', companyImage: '/media/u9' };
    expect(jobPicture({ ...full, companyId: 'u9' }, elsewhere, companies).src).toBe('/media/u9');
  });

  it('is not saved while its picture is on its way', () => {
    expect(pictureErrors({ state: 'processing' })).toHaveProperty('companyImageKey');
    for (const state of ['ready', 'failed'] as const) expect(pictureErrors({ state })).toBeUndefined();
    expect(pictureErrors(undefined)).toBeUndefined();
    expect(stepOf('companyImageKey')).toBe('basics');
  });

  it('saves a draft with a title alone', () => {
    expect(draft({})).toEqual({ vacancyName: 'Please enter the job title.' });
    expect(draft({ vacancyName: 'Night baker', description: 'Short.' })).toEqual({});
  });

  it('asks for everything that candidates need before it is published', () => {
    const errors = jobErrors({ ...empty, companyName: '' }, { now, publishing: true });
    expect(Object.keys(errors).toSorted()).toEqual([
      'companyLocation.city',
      'companyLocation.country',
      'companyName',
      'description',
      'salaryMin',
      'skills',
      'vacancyName',
    ]);
    expect(errorsByStep(errors)).toEqual({
      first: 'basics',
      counts: { basics: 2, description: 2, place: 3, questions: 0 },
    });
    expect(publish({})).toEqual({});
  });

  it.each<[string, Partial<JobValues>, string]>([
    ['a highest pay below the lowest', { salaryMin: '500', salaryMax: '400' }, 'salaryMax'],
    ['pay without a currency', { salaryCurrency: '' }, 'salaryCurrency'],
    ['a highest pay alone', { salaryMin: '' }, 'salaryMin'],
    ['pay in words', { salaryMin: 'a lot' }, 'salaryMin'],
    [
      'a reason of nine characters',
      { hidesPay: true, salaryHiddenReason: 'not today' },
      'salaryHiddenReason',
    ],
    ['a last day of today', { applyBy: '2026-01-15' }, 'applyBy'],
    ['a last day in 91 days', { applyBy: '2026-04-16' }, 'applyBy'],
    ['49 characters', { description: 'x'.repeat(49) }, 'description'],
    ['10,001 characters', { description: 'x'.repeat(10_001) }, 'description'],
    ['a skill of one letter', { skills: ['C'] }, 'skills'],
    ['more years at least than at most', { experienceMin: '5', experienceMax: '4' }, 'experienceMax'],
    ['half a person', { openings: '1.5' }, 'openings'],
    ['29 days of keeping', { retentionDays: '29' }, 'retentionDays'],
    ['half a place', { 'companyLocation.country': '' }, 'companyLocation.country'],
  ])('does not publish %s', (_, changes, field) => {
    expect(Object.keys(publish(changes))).toEqual([field]);
  });

  it.each<[string, Partial<JobValues>]>([
    ['10,000 characters', { description: 'x'.repeat(10_000) }],
    ['the last day that may be', { applyBy: '2026-04-15' }],
    ['one pay for all', { salaryMax: '' }],
    ['work from anywhere', { workplaceType: '3', isFullyRemote: true, 'companyLocation.city': '' }],
  ])('publishes %s', (_, changes) => {
    expect(publish(changes)).toEqual({});
  });

  it('leaves the near last day of an open job alone', () => {
    const values = { ...full, applyBy: '2026-01-15' };
    expect(jobErrors(values, { now, publishing: true, applyByBefore: '2026-01-15' })).toEqual({});
  });

  it('counts the days in the zone of the job', () => {
    const late = new Date('2026-01-15T23:30:00Z');
    const check = (timezone: string) =>
      jobErrors({ ...full, timezone, applyBy: '2026-01-16' }, { now: late, publishing: true });
    expect(check('UTC')).toEqual({});
    expect(check('Europe/Berlin')).toHaveProperty('applyBy');
  });

  it('puts what the server refused at the fields of the form', () => {
    const refused = {
      'questions.0.label': 'a',
      companyLocation: 'b',
      'skills.3': 'c',
      salaryHiddenReason: 'd',
    };
    expect(toFormErrors(refused, { hidesPay: false })).toEqual({
      questions: 'a',
      'companyLocation.city': 'b',
      skills: 'c',
      salaryMin: 'd',
    });
    expect(stepOf('questions')).toBe('questions');
  });

  it('says pay and place as candidates read them', () => {
    expect(formPayText(full)).toBe('€3,400 to €4,100 a month');
    expect(formPlaceText(full)).toBe('Bremerhaven, Germany');
    const remote = { ...full, workplaceType: '3', isFullyRemote: true };
    expect(formPlaceText(remote)).toBe('Anywhere');
    expect(formPlaceText({ ...remote, allowedCountries: ['KE', 'UG'] })).toBe('Anywhere in Kenya or Uganda');
  });

  it('previews the card that candidates see, and names what is missing', () => {
    expect(previewOf(full, '/logo.png')).toMatchObject({
      vacancyName: full.vacancyName,
      companyLocation: 'Bremerhaven, Germany',
      companyImage: '/logo.png',
      salaryMin: 340_000,
      salaryMax: 410_000,
      salaryCurrency: 'EUR',
    });
    const blank = { ...full, vacancyName: ' ', companyName: '', 'companyLocation.city': '', salaryMin: '' };
    const card = previewOf(blank, undefined);
    expect(card).toMatchObject({
      vacancyName: 'Job title',
      companyName: 'Company',
      companyLocation: 'Where it is',
    });
    expect(payText(card)).toBeUndefined();
  });

  it('shows what two versions say differently', () => {
    expect(jobDifferences(full, full)).toEqual([]);
    expect(jobDifferences({ ...full, openings: '4' }, full)).toEqual([
      { label: 'Openings', mine: '4', theirs: '2' },
    ]);
  });

  it('tells applicants of another pay or place, and of nothing else, and only while the job is open', () => {
    const changed = { ...full, vacancyName: 'Technician', salaryMin: '3600' };
    expect(toldChanges(job, changed).map(({ label }) => label)).toEqual(['Pay']);
    expect(toldChanges(job, { ...full, vacancyName: 'Technician' })).toEqual([]);
    expect(toldChanges({ ...job, status: 0 }, changed)).toEqual([]);
  });
});
