import { Elements, PaymentElement, useElements } from '@stripe/react-stripe-js';
import type { Appearance, Stripe, StripeElements, StripePaymentElementOptions } from '@stripe/stripe-js';
import { useMemo } from 'react';

export interface CardPanelProps {
  /** Stripe's script, or what stands in for it. */
  client: Stripe;
  clientSecret: string;
  dark: boolean;
  /** The fields are there. */
  onReady: (elements: StripeElements) => void;
  /** They will not come. */
  onLoadError: () => void;
}

// The name is asked for in a field of our own.
const options: StripePaymentElementOptions = { fields: { billingDetails: { name: 'never' } } };

/** Stripe's frame cannot read our tokens: these are the same values (look, Tokens). */
const appearanceOf = (dark: boolean): Appearance => ({
  theme: dark ? 'night' : 'stripe',
  variables: {
    borderRadius: '10px',
    colorPrimary: dark ? '#35B597' : '#0B6B57',
    colorBackground: dark ? '#171C1B' : '#FFFFFF',
    colorText: dark ? '#ECF1EF' : '#17211E',
  },
});

function Fields({ onReady, onLoadError }: Pick<CardPanelProps, 'onReady' | 'onLoadError'>) {
  const elements = useElements();
  return (
    <PaymentElement
      options={options}
      onReady={() => elements && onReady(elements)}
      onLoadError={onLoadError}
    />
  );
}

/** The card fields of the payment provider. */
export function CardPanel({ client, clientSecret, dark, ...events }: CardPanelProps) {
  const choices = useMemo(() => ({ clientSecret, appearance: appearanceOf(dark) }), [clientSecret, dark]);
  return (
    <Elements stripe={client} options={choices}>
      <Fields {...events} />
    </Elements>
  );
}
