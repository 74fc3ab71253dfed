import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { controlRecipe } from '../../theme/recipes/control.ts';
import { Field, splitFrame } from './Field.tsx';
import type { FieldFrameProps } from './Field.tsx';

const Input = chakra('input', controlRecipe);
const Frame = chakra('div', controlRecipe);

export interface PhoneCountry {
  /** ISO 3166-1, two letters. */
  code: string;
  name: string;
  /** With its plus: "+49". */
  dialCode: string;
  /** An emoji. */
  flag: string;
}

export interface PhoneValue {
  countryCode: string;
  phone: string;
}

export interface PhoneFieldProps extends FieldFrameProps {
  countries: readonly PhoneCountry[];
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  onBlur?: () => void;
  disabled?: boolean;
  /**
   * Of the number; the country is `${name}Country`.
   * @default 'phone'
   */
  name?: string;
  /**
   * `username` where the number is what a password manager keeps.
   * @default 'tel-national'
   */
  autoComplete?: 'tel-national' | 'username';
  /** The number, so that a form can move the focus to it. */
  ref?: Ref<HTMLInputElement>;
}

type CountrySelectProps = Pick<PhoneFieldProps, 'countries' | 'disabled' | 'name'> & {
  code: string;
  onChoose: (code: string) => void;
};

/**
 * The native list lies, invisible, over a short form of the chosen country. Names stand first in it, because typing
 * "Ger" must find Germany; the short form is letters, because Windows draws no flags.
 */
function CountrySelect({ countries, code, onChoose, disabled, name }: CountrySelectProps) {
  const chosen = countries.find((country) => country.code === code);
  return (
    <Frame
      position="relative"
      display="flex"
      alignItems="center"
      gap={2}
      flexShrink={0}
      width="auto"
      minWidth={28}
      data-disabled={disabled ? '' : undefined}
      css={{
        '&:has(:focus-visible)': {
          borderColor: 'accent.solid',
          outline: '1px solid var(--chakra-colors-accent-solid)',
        },
      }}
    >
      <chakra.span aria-hidden color="fg.muted">
        {code}
      </chakra.span>
      <chakra.span aria-hidden flex={1}>
        {chosen?.dialCode}
      </chakra.span>
      <ChevronDown aria-hidden />
      <chakra.select
        aria-label="Country"
        name={`${name}Country`}
        autoComplete="country"
        value={code}
        disabled={disabled}
        onChange={(event) => onChoose(event.target.value)}
        position="absolute"
        inset={0}
        width="full"
        opacity={0}
        cursor="pointer"
        fontSize="lg"
        bg="bg.surface"
        color="fg.default"
      >
        {countries.map((country) => (
          <option key={country.code} value={country.code}>
            {country.name} {country.flag} {country.dialCode}
          </option>
        ))}
      </chakra.select>
    </Frame>
  );
}

/** Country and number, as the API takes them: the dial code is never part of the number. */
export function PhoneField(props: PhoneFieldProps) {
  const [frame, { countries, value, onChange, name = 'phone', autoComplete = 'tel-national', ...input }] =
    splitFrame(props);
  return (
    <Field {...frame}>
      {(control) => (
        <chakra.div display="flex" gap={2}>
          <CountrySelect
            countries={countries}
            code={value.countryCode}
            onChoose={(countryCode) => onChange({ ...value, countryCode })}
            disabled={input.disabled}
            name={name}
          />
          <Input
            {...input}
            {...control}
            type="tel"
            inputMode="tel"
            name={name}
            autoComplete={autoComplete}
            value={value.phone}
            onChange={(event) => onChange({ ...value, phone: event.target.value })}
          />
        </chakra.div>
      )}
    </Field>
  );
}
