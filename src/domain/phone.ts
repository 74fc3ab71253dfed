import { nationalNumber } from './account.ts';

export interface PhoneNumber {
  /** ISO 3166-1, two letters. */
  countryCode: string;
  phone: string;
}

/** As it is checked and sent: the number without dial code and trunk zero. */
export function tidyPhone(
  { countryCode, phone }: PhoneNumber,
  countries: readonly { code: string; dialCode: string }[],
): PhoneNumber {
  const dialCode = countries.find(({ code }) => code === countryCode)?.dialCode;
  return { countryCode, phone: nationalNumber(phone, { code: countryCode, dialCode }) };
}
