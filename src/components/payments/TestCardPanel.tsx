import { chakra } from '@chakra-ui/react';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { noCard, spacedExpiry, spacedNumber, testCard, testCards, type CardValues } from './testCards.ts';

export interface TestCardPanelProps {
  values: CardValues;
  onChange: (values: CardValues) => void;
  /** By field. */
  errors?: Partial<Record<keyof CardValues, string>>;
}

const options = [
  { value: '', label: 'Another number' },
  ...testCards.map(({ number, label }) => ({ value: number, label: `${number.slice(-4)}: ${label}` })),
];

/** The card form of the payment sandbox: where Stripe's own fields stand when there is a key for them. */
export function TestCardPanel({ values, onChange, errors }: TestCardPanelProps) {
  const chosen = testCards.find(({ number }) => number === values.number)?.number ?? '';
  return (
    <chakra.div display="grid" gap={4}>
      <SelectField
        label="Test card"
        options={options}
        value={chosen}
        onChange={({ target }) => onChange(target.value ? testCard(target.value) : noCard)}
      />
      <TextField
        label="Card number"
        name="cardnumber"
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="4242 4242 4242 4242"
        required
        value={values.number}
        error={errors?.number}
        onChange={({ target }) => onChange({ ...values, number: spacedNumber(target.value) })}
      />
      <chakra.div display="grid" gap={4} gridTemplateColumns="minmax(0, 1fr) minmax(0, 1fr)">
        <TextField
          label="Expiry date"
          name="exp-date"
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder="MM / YY"
          required
          value={values.expiry}
          error={errors?.expiry}
          onChange={({ target }) =>
            onChange({ ...values, expiry: spacedExpiry(target.value, values.expiry) })
          }
        />
        <TextField
          label="Security code"
          name="cvc"
          inputMode="numeric"
          autoComplete="cc-csc"
          placeholder="CVC"
          maxLength={4}
          required
          value={values.cvc}
          error={errors?.cvc}
          onChange={({ target }) => onChange({ ...values, cvc: target.value.replaceAll(/\D/g, '') })}
        />
      </chakra.div>
    </chakra.div>
  );
}
