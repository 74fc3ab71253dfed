/** Stripe's test cards, which the sandbox knows as well (https://docs.stripe.com/testing). */
export const testCards = [
  { number: '4242 4242 4242 4242', label: 'Is paid' },
  { number: '4000 0025 0000 3155', label: 'Asks the bank (3-D Secure)' },
  { number: '4000 0000 0000 0002', label: 'Is declined' },
  { number: '4000 0000 0000 9995', label: 'Has insufficient funds' },
  { number: '4000 0000 0000 0069', label: 'Has expired' },
] as const;

/** What is written on a card, as it stands in the fields. */
export interface CardValues {
  number: string;
  /** Month and year: "12 / 34". */
  expiry: string;
  cvc: string;
}

export const noCard: CardValues = { number: '', expiry: '', cvc: '' };

/** The rest of every test card may be anything that is not over. */
export const testCard = (number: string): CardValues => ({ number, expiry: '12 / 34', cvc: '123' });

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** "4242424242" as "4242 4242 42", as it stands on the card. */
export const spacedNumber = (text: string): string =>
  digitsOf(text)
    .slice(0, 19)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** "1234" as "12 / 34". What is being deleted is left alone. */
export function spacedExpiry(text: string, before: string): string {
  const digits = digitsOf(text).slice(0, 4);
  if (text.length < before.length) return text.trimEnd().replace(/\s*\/$/, '');
  if (digits.length > 2) return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
  return digits.length === 2 ? `${digits} / ` : digits;
}
