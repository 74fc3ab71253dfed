import type { SandboxCard } from '../../../db/paymentTables.ts';

export interface Decline {
  code: string;
  decline_code?: string;
  message: string;
}

export interface TestCard extends SandboxCard {
  /** Why it is refused. */
  decline?: Decline;
  /** The bank asks its holder first (3-D Secure). */
  challenge?: boolean;
  /** Its holder asks the bank for the money back at once. */
  disputes?: boolean;
}

const visa = (number: string) => ({ brand: 'visa', last4: number.slice(-4) });

/** Stripe's test cards, by number: https://docs.stripe.com/testing. */
const byNumber: Readonly<Record<string, TestCard>> = {
  '4242424242424242': visa('4242424242424242'),
  '4000000000000002': {
    ...visa('4000000000000002'),
    decline: { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' },
  },
  '4000000000009995': {
    ...visa('4000000000009995'),
    decline: {
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    },
  },
  '4000000000000069': {
    ...visa('4000000000000069'),
    decline: { code: 'expired_card', message: 'Your card has expired.' },
  },
  '4000000000000259': { ...visa('4000000000000259'), disputes: true },
  '4000002500003155': { ...visa('4000002500003155'), challenge: true },
};

/** The names that Stripe has for them as payment methods. */
const numbers: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_createDispute: '4000000000000259',
  pm_card_authenticationRequired: '4000002500003155',
};

/** A test card by its payment method; undefined when there is none of that name. */
export const cardOfMethod = (paymentMethod: string): TestCard | undefined =>
  byNumber[numbers[paymentMethod] ?? ''];

/** Any number that a card can have; every one that is not a test card is declined, as in Stripe's test mode. */
export function cardOfNumber(number: string): TestCard | undefined {
  const digits = number.replaceAll(/[ -]/g, '');
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) return undefined;
  return (
    byNumber[digits] ?? {
      brand: 'unknown',
      last4: digits.slice(-4),
      decline: {
        code: 'card_declined',
        decline_code: 'test_mode_live_card',
        message: 'Your card was declined. This is test mode; only test cards work here.',
      },
    }
  );
}

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [at, digit] of [...digits].toReversed().entries()) {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
