import type { Answer, RequestBody } from '#openapi/contract.ts';
import type { TestApi } from './api.ts';
import type { TestMember } from './members.ts';

export type Form = RequestBody<'register'>;
export type SignedIn = Answer<'login'>;
type FormOf<R extends 1 | 2 | 3 | 4> = Extract<Form, { role: R }>;

let lastPhone = 1_520_000_000;

/** A national number that no other test uses. */
export const newPhone = (): string => String(++lastPhone);

export const goodPassword = 'a long pass phrase';

/** Complete registrations of each role, with a phone of their own. */
export const forms = {
  jobSeeker: (changes: Partial<FormOf<1>> = {}): FormOf<1> => ({
    role: 1,
    firstName: 'Amara',
    lastName: 'Diallo',
    countryCode: 'DE',
    phone: newPhone(),
    dateOfBirth: '1998-04-23',
    password: goodPassword,
    acceptTerms: true,
    platform: 3,
    authMode: 1,
    ...changes,
  }),
  hr: (changes: Partial<FormOf<2>> = {}): FormOf<2> => ({
    role: 2,
    companyName: 'Nordwind Personal',
    companyLocation: { city: 'Hamburg', country: 'DE' },
    contactPerson: 'Jürgen Weiß',
    industry: 'RECRUITMENT',
    companySize: '11-50',
    website: 'https://nordwind.example',
    countryCode: 'DE',
    phone: newPhone(),
    email: 'hallo@nordwind.example',
    password: goodPassword,
    acceptTerms: true,
    ...changes,
  }),
  brand: (changes: Partial<FormOf<3>> = {}): FormOf<3> => ({
    role: 3,
    companyName: '木の葉',
    contactPerson: '佐藤 由美',
    industry: 'FASHION',
    countryCode: 'JP',
    phone: newPhone(),
    email: 'press@konoha.example',
    password: 'ながいパスワード2026',
    acceptTerms: true,
    ...changes,
  }),
  business: (changes: Partial<FormOf<4>> = {}): FormOf<4> => ({
    role: 4,
    companyName: 'Mama Ngozi Kitchen',
    companyLocation: { address: '12 Allen Avenue', city: 'Lagos', country: 'NG' },
    contactPerson: 'Ngozi Okafor',
    registrationNumber: 'RC-1234567',
    foundedYear: 2011,
    countryCode: 'NG',
    phone: newPhone(),
    email: 'table@mamangozi.example',
    password: 'jollof on a friday',
    acceptTerms: true,
    ...changes,
  }),
};

let lastAddress = 0;

/** Headers of a caller at a network address of its own, for servers with `trustProxy: 1`: limits count by address. */
export function fromSomewhere(): { headers: Record<string, string> } {
  lastAddress += 1;
  return { headers: { 'x-forwarded-for': `10.0.${lastAddress >> 8}.${lastAddress & 255}` } };
}

const dialCodes: Record<string, string> = { DE: '+49', JP: '+81', NG: '+234' };

/** Where the codes of a registration go. */
export const addressOf = (form: Form): string => `${dialCodes[form.countryCode]}${form.phone}`;

export const register = (api: TestApi, form: Form) => api.ok('register', form, fromSomewhere());

export const loginOf = (form: Form, changes: Partial<RequestBody<'login'>> = {}): RequestBody<'login'> => ({
  countryCode: form.countryCode,
  phone: form.phone,
  password: form.password,
  role: form.role,
  platform: 3,
  ...changes,
});

/** Registers, reads the code and enters it. */
export async function signUp(api: TestApi, form: Form): Promise<{ session: SignedIn; as: TestMember }> {
  const { response: ticket } = await register(api, form);
  const userId = ticket.userId ?? '';
  const { response } = await api.ok('verify', {
    userId,
    otp: await api.codeFor(addressOf(form)),
    authMode: 1,
  });
  // REGISTER 1 ends in a session.
  const session = response as SignedIn;
  const { role, countryCode, phone } = form;
  return {
    session,
    as: { userId, role, userName: session.userName, countryCode, phone, token: session.accessToken },
  };
}
