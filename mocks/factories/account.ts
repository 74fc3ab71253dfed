import type { Schemas } from '#openapi/contract.ts';
import type { Credentials } from '../../src/domain/accountForms.ts';
import { emptyDetails, type SignupDetails } from '../../src/domain/signup.ts';

export const countries: Schemas['Country'][] = [
  { code: 'AG', name: 'Antigua and Barbuda', dialCode: '+1268', flag: '🇦🇬' },
  { code: 'FR', name: 'France', dialCode: '+33', flag: '🇫🇷' },
  { code: 'DE', name: 'Germany', dialCode: '+49', flag: '🇩🇪' },
  { code: 'IT', name: 'Italy', dialCode: '+39', flag: '🇮🇹' },
  { code: 'JP', name: 'Japan', dialCode: '+81', flag: '🇯🇵' },
  { code: 'NG', name: 'Nigeria', dialCode: '+234', flag: '🇳🇬' },
  { code: 'US', name: 'United States', dialCode: '+1', flag: '🇺🇸' },
];

/** Amara Diallo, a job seeker, unless said otherwise. */
export const makeSession = (changes: Partial<Schemas['Session']> = {}): Schemas['Session'] => ({
  accessToken: 'tkn_amara',
  id: 'u1',
  role: 1,
  premiumUser: 0,
  userName: 'Amara Diallo',
  verificationStatus: 0,
  isVerifiedPhone: true,
  ...changes,
});

export const makeTicket = (changes: Partial<Schemas['OtpTicket']> = {}): Schemas['OtpTicket'] => ({
  userId: 'u1',
  otpSentTo: '+49 •••• ••78',
  resendInSec: 30,
  expiresInSec: 600,
  channels: [0, 1],
  ...changes,
});

export const credentials: Credentials = {
  role: 1,
  countryCode: 'DE',
  phone: '1512345678',
  password: 'a long pass phrase',
};

/** What a job seeker and a business have entered; the other role's fields are ignored. */
export const signupDetails: SignupDetails = {
  ...emptyDetails('DE'),
  firstName: 'Amara',
  lastName: 'Diallo',
  dateOfBirth: '1998-04-23',
  phone: '1512345678',
  email: 'amara@example.org',
  companyName: 'Mama Ngozi Kitchen',
  industry: 'FOOD',
  contactPerson: 'Ngozi Okafor',
  'companyLocation.address': '12 Allen Avenue',
  'companyLocation.city': 'Lagos',
  'companyLocation.country': 'NG',
};
