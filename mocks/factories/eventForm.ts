import { fn } from 'storybook/test';
import type { EventFormProps } from '../../src/components/events/posting/EventForm.tsx';
import type { EventUploads } from '../../src/components/events/posting/eventUploads.ts';
import type { EventFormState } from '../../src/components/events/posting/useEventForm.ts';
import { newEventValues, toEventValues, type EventValues } from '../../src/domain/eventForm.ts';
import { pictures } from '../fixtures/pictures.ts';
import { makeEventDetails, makePackage } from './events.ts';
import { authors } from './feed.ts';
import { jobCountries, storyNow } from './jobForm.ts';

const image = { mediaKey: 'k1', url: pictures.valley.url, mediaType: 0 as const, alt: pictures.valley.alt };

/** An own event whose tickets are sold. */
export const publishedEvent = makeEventDetails({}, { image });

/** The form of a published event. */
export const filledEvent: EventValues = toEventValues(publishedEvent);

/** A draft that lacks nothing; nobody has bought anything. */
export const wholeDraft = makeEventDetails(
  { status: 0 },
  { image, packages: [makePackage({ sold: 0, remaining: 300 })] },
);

/** The form of a new event. */
export const newEvent: EventValues = newEventValues({
  timezone: 'Europe/Berlin',
  currency: 'EUR',
  now: storyNow,
});

export const noUploads: EventUploads = {
  cover: { onPick: fn(), onCancel: fn(), onRetry: fn() },
  gallery: { uploads: [], arrived: [], onPick: fn(), onRemove: fn(), onRetry: fn() },
};

/** What the form offers to choose from. */
export const eventChoices: Pick<
  EventFormProps,
  'zones' | 'countries' | 'currencies' | 'newId' | 'jobs' | 'uploads' | 'organiser'
> = {
  zones: ['UTC', 'Africa/Nairobi', 'Asia/Tokyo', 'Europe/Berlin'],
  countries: jobCountries,
  currencies: ['EUR', 'USD', 'INR', 'JPY'],
  newId: () => 'p-new',
  jobs: {
    options: [{ id: 'j1', label: 'Wind turbine technician', detail: 'Nordlicht Energie' }],
    onType: fn(),
  },
  uploads: noUploads,
  organiser: authors.nordlicht,
};

/** A form that stands still, for the parts that draw it. `set` and `change` are watched. */
export const stillEventForm = (
  values: EventValues,
  errors: Partial<Record<keyof EventValues, string>> = {},
): EventFormState => ({
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
