import { describe, expect, test } from 'vitest';
import { makeJobPost } from '../../../mocks/factories/jobs.ts';
import { endOfDay, jobPosting, toJsonLd } from '../../../src/lib/jobPosting.ts';

const url = 'https://rolecast.example/jobs/job-details/token';

describe('JobPosting', () => {
  const posting = jobPosting(makeJobPost({ companyImage: '/media/logo.webp' }), url);

  test('has what Google requires', () => {
    expect(posting).toMatchObject({
      '@context': 'https://schema.org/',
      '@type': 'JobPosting',
      title: 'Wind turbine technician',
      datePosted: '2026-01-09T09:00:00.000Z',
      validThrough: '2026-02-06T22:59:59.000Z',
      employmentType: 'FULL_TIME',
      hiringOrganization: {
        '@type': 'Organization',
        name: 'Nordlicht Energie',
        logo: 'https://rolecast.example/media/logo.webp',
      },
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: 'Bremerhaven', addressCountry: 'DE' },
      },
    });
  });

  test('has what Google recommends', () => {
    expect(posting).toMatchObject({
      identifier: { '@type': 'PropertyValue', name: 'Nordlicht Energie', value: 'j1' },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'EUR',
        value: { '@type': 'QuantitativeValue', minValue: 3400, maxValue: 4100, unitText: 'MONTH' },
      },
      experienceRequirements: { monthsOfExperience: 24 },
      educationRequirements: { credentialCategory: 'professional certificate' },
      directApply: true,
      totalJobOpenings: 2,
      url,
    });
    expect(posting).not.toHaveProperty('jobLocationType');
  });

  test('has its description as HTML in which nothing of a member is a tag', () => {
    const { description } = jobPosting(
      makeJobPost({
        description: '<b>We</b> **pay** [here](https://example.org)',
        responsibilities: '- Read',
      }),
      url,
    ) as { description: string };
    expect(description).toContain('<p>&lt;b&gt;We&lt;/b&gt; <strong>pay</strong> here</p>');
    expect(description).toContain('<h3>What you do</h3><ul><li>');
  });

  test('says from where a remote job can be done', () => {
    const { companyLocation: _none, ...remote } = makeJobPost({
      workplaceType: 3,
      allowedCountries: ['KE', 'TZ'],
    });
    const found = jobPosting(remote, url);
    expect(found).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [
        { '@type': 'Country', name: 'KE' },
        { '@type': 'Country', name: 'TZ' },
      ],
    });
    expect(found).not.toHaveProperty('jobLocation');
  });

  test('says nothing of pay that is not shown, and one amount that is no range', () => {
    const { salaryMin: _a, salaryMax: _b, ...hidden } = makeJobPost();
    expect(jobPosting(hidden, url)).not.toHaveProperty('baseSalary');
    expect(jobPosting(makeJobPost({ salaryMin: 1450, salaryMax: 1450, salaryPeriod: 1 }), url)).toMatchObject(
      {
        baseSalary: { value: { value: 14.5, unitText: 'HOUR' } },
      },
    );
    expect(jobPosting(makeJobPost({ salaryMin: 300_000, salaryCurrency: 'JPY' }), url)).toMatchObject({
      baseSalary: { value: { minValue: 300_000 } },
    });
  });

  test.each([0, 2, 3] as const)('is none for a job of status %i', (status) => {
    expect(jobPosting(makeJobPost({ status }), url)).toBeUndefined();
  });
});

test('nothing that a member writes ends the script tag', () => {
  const text = toJsonLd({ title: '</script><script>alert(1)</script><!-- & -->' });
  expect(text).not.toMatch(/[<>&]/);
  expect(JSON.parse(text)).toEqual({ title: '</script><script>alert(1)</script><!-- & -->' });
});

test.each([
  ['2026-02-06', 'Europe/Berlin', '2026-02-06T22:59:59.000Z'],
  ['2026-07-06', 'Europe/Berlin', '2026-07-06T21:59:59.000Z'],
  // The clocks go forward in the night that follows, and back.
  ['2026-03-28', 'Europe/Berlin', '2026-03-28T22:59:59.000Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-25T22:59:59.000Z'],
  ['2026-02-06', 'Pacific/Kiritimati', '2026-02-06T09:59:59.000Z'],
  ['2026-02-06', 'America/Los_Angeles', '2026-02-07T07:59:59.000Z'],
  ['2026-02-06', 'Nowhere/Atall', '2026-02-06T23:59:59.000Z'],
  ['2026-02-06', undefined, '2026-02-06T23:59:59.000Z'],
])('%s ends in %s at %s', (day, zone, end) => {
  expect(endOfDay(day, zone)).toBe(end);
});
