import { contactRequestRules } from '#openapi/generated/rules/contactRequestRules.ts';
import { validate, type FieldErrors } from '../lib/validate.ts';

/** What a visitor writes to the people who run the server (product S13). `topic` is empty until one is chosen. */
export interface ContactLetter {
  name: string;
  email: string;
  topic: string;
  subject: string;
  message: string;
  /** A trap for robots; people never see it. */
  homepage: string;
}

export type ContactTopic = 1 | 2 | 3 | 4 | 5;

export const contactTopics: readonly { value: string; label: string }[] = [
  { value: '1', label: 'Account' },
  { value: '2', label: 'Payment' },
  { value: '3', label: 'Safety' },
  { value: '4', label: 'Bug' },
  { value: '5', label: 'Other' },
];

export const emptyLetter: ContactLetter = {
  name: '',
  email: '',
  topic: '',
  subject: '',
  message: '',
  homepage: '',
};

/** How a letter begins that asks for help with a payment (product S40) or a ticket (S39), as the address names it. */
export function aboutOf(params: URLSearchParams): Partial<Pick<ContactLetter, 'topic' | 'subject'>> {
  const [payment, ticket] = [params.get('payment'), params.get('ticket')];
  if (payment) return { topic: '2', subject: `Help with payment ${payment.slice(0, 60)}` };
  return ticket ? { topic: '5', subject: `Help with ticket ${ticket.slice(0, 60)}` } : {};
}

export const isContactLetter = (value: unknown): value is ContactLetter =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(emptyLetter).every((field) => typeof (value as Record<string, unknown>)[field] === 'string');

export const isTopic = (topic: number): topic is ContactTopic => topic >= 1 && topic <= 5;

/** Lengths are those of the text without blanks around it, as the server counts them. */
export function tidyLetter(letter: ContactLetter): ContactLetter {
  const entries = Object.entries(letter).map(([field, text]: [string, string]) => [field, text.trim()]);
  return Object.fromEntries(entries) as ContactLetter; // The same fields.
}

export function letterErrors(letter: ContactLetter): FieldErrors {
  const { topic, ...rest } = tidyLetter(letter);
  return validate(contactRequestRules, { ...rest, topic: topic === '' ? undefined : Number(topic) });
}
