import { fn } from 'storybook/test';
import type { JobFormProps } from '../../src/components/jobs/posting/JobForm.tsx';
import type { JobFormState } from '../../src/components/jobs/posting/useJobForm.ts';
import { newJobValues, toJobValues, type JobValues } from '../../src/domain/jobForm.ts';
import { authors } from './feed.ts';
import { makeOwnJob } from './jobs.ts';

/** Stories are drawn at this moment. */
export const storyNow = new Date('2026-01-15T09:00:00.000Z');

/** The form of an open job. */
export const filledJob: JobValues = toJobValues(makeOwnJob());

/** The form of a new job. */
export const newJob: JobValues = newJobValues({
  company: { id: authors.nordlicht.userId, name: authors.nordlicht.userName },
  timezone: 'Europe/Berlin',
  now: storyNow,
});

export const jobCountries = [
  { code: 'DE', name: 'Germany' },
  { code: 'KE', name: 'Kenya' },
  { code: 'NL', name: 'Netherlands' },
  { code: 'TZ', name: 'Tanzania' },
  { code: 'UG', name: 'Uganda' },
  { code: 'VN', name: 'Vietnam' },
];

/** What the form offers to choose from. */
export const jobChoices: Pick<
  JobFormProps,
  'companies' | 'picture' | 'zones' | 'languages' | 'countries' | 'currencies' | 'newId'
> = {
  companies: {
    options: [
      { id: authors.nordlicht.userId, label: authors.nordlicht.userName, detail: 'Bremerhaven, Germany' },
      { id: 'u-kestrel', label: 'Kestrel Talent', detail: 'Lagos, Nigeria' },
    ],
    onType: fn(),
  },
  picture: { onPick: fn(), onCancel: fn(), onRetry: fn() },
  zones: ['UTC', 'Africa/Nairobi', 'America/Argentina/Buenos_Aires', 'Asia/Ho_Chi_Minh', 'Europe/Berlin'],
  languages: [
    { id: 'de', label: 'German', detail: 'Deutsch' },
    { id: 'sw', label: 'Swahili', detail: 'Kiswahili' },
    { id: 'vi', label: 'Vietnamese', detail: 'Tiếng Việt' },
  ],
  countries: jobCountries,
  currencies: ['EUR', 'USD', 'INR', 'JPY'],
  newId: () => 'q-new',
};

/** A form that stands still, for the parts that draw it. `set` and `change` are watched. */
export const stillForm = (
  values: JobValues,
  errors: Partial<Record<keyof JobValues, string>> = {},
): JobFormState => ({
  values,
  set: fn(),
  change: fn(),
  submit: fn(),
  text: (field) => ({
    name: field,
    value: values[field] ?? '',
    onChange: fn(),
    ...(errors[field] && { error: errors[field] }),
  }),
  errorOf: (field) => errors[field],
  form: { ref: { current: null }, onSubmit: fn(), noValidate: true },
});
