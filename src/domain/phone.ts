export interface PhoneNumber {
  /** ISO 3166-1, two letters. */
  countryCode: string;
  phone: string;
}

/** Here the 0 in front is part of the number in its international form too. */
const keepsZero = ['IT', 'SM', 'VA', 'BJ', 'CG', 'CI'];

/**
 * The number as the API wants it: digits, without dial code and trunk 0, however it was typed ("+49 (0)151 234",
 * "0151/234", "00 49 151 234"). What is no phone number stays as it is, so that its rule can refuse it.
 */
export function nationalNumber(
  typed: string,
  { code, dialCode = '' }: { code: string; dialCode?: string | undefined },
): string {
  const bare = typed.replace(/\(0\)/, '').replaceAll(/[\s().\-–/]/g, '');
  const prefix = [dialCode, `00${dialCode.slice(1)}`].find(
    (start) => dialCode !== '' && bare.startsWith(start),
  );
  const national = prefix ? bare.slice(prefix.length) : bare;
  return /^0\d+$/.test(national) && !keepsZero.includes(code) ? national.slice(1) : national;
}

/** As it is checked and sent. */
export function tidyPhone(
  { countryCode, phone }: PhoneNumber,
  countries: readonly { code: string; dialCode: string }[],
): PhoneNumber {
  const dialCode = countries.find(({ code }) => code === countryCode)?.dialCode;
  return { countryCode, phone: nationalNumber(phone, { code: countryCode, dialCode }) };
}
