import { manageTicketsRequestRules } from '#openapi/generated/rules/manageTicketsRequestRules.ts';
import { validate, type FieldErrors } from '../lib/validate.ts';
import { tidyPhone, type PhoneNumber } from './phone.ts';

const { attendeeName, attendeeEmail, attendeePhone } = manageTicketsRequestRules;
const nameRule = { ...attendeeName, required: true };
export const attendeeNameLimit = attendeeName.maxLength;

export interface AttendeeValues {
  attendeeName: string;
}

/** As the server counts a name: without blanks around it, and one between two words. */
export const tidyName = (name: string): string => name.trim().replaceAll(/\s+/g, ' ');

export const renameErrors = (values: AttendeeValues): FieldErrors =>
  validate({ attendeeName: nameRule }, { attendeeName: tidyName(values.attendeeName) });

/** Who gets a ticket: a name, and a phone number or an e-mail address. */
export interface ReceiverValues extends AttendeeValues, PhoneNumber {
  attendeeEmail: string;
}

/** As it is sent: the phone number with its plus. */
export interface Receiver {
  attendeeName: string;
  attendeeEmail?: string;
  attendeePhone?: string;
}

type Countries = readonly { code: string; dialCode: string }[];

export function toReceiver(values: ReceiverValues, countries: Countries): Receiver {
  const dialCode = countries.find(({ code }) => code === values.countryCode)?.dialCode ?? '';
  const { phone } = tidyPhone(values, countries);
  const email = values.attendeeEmail.trim();
  return {
    attendeeName: tidyName(values.attendeeName),
    ...(email && { attendeeEmail: email }),
    ...(phone && { attendeePhone: `${dialCode}${phone}` }),
  };
}

/** The contract asks for one of the two ways to reach somebody; which one, the sender chooses. */
const reachMessage = 'Please enter a phone number or an e-mail address.';

/** By the fields of the form, where the number is called `phone`. */
export function receiverErrors(values: ReceiverValues, countries: Countries): FieldErrors {
  const receiver = toReceiver(values, countries);
  const found = formErrors(validate({ attendeeName: nameRule, attendeeEmail, attendeePhone }, receiver));
  const isReachable = receiver.attendeeEmail !== undefined || receiver.attendeePhone !== undefined;
  return isReachable ? found : { ...found, phone: reachMessage };
}

/** What the server refused, by the fields of the form. */
export function formErrors({ attendeePhone: phone, ...fields }: FieldErrors): FieldErrors {
  return { ...fields, ...(phone !== undefined && { phone }) };
}
