import type { RequestBody, Schemas } from '#openapi/contract.ts';
import { priceProblem } from '#openapi/currencies.ts';
import { managePackageTicketsRequestRules as rules } from '#openapi/generated/rules/managePackageTicketsRequestRules.ts';
import { readAmount, writeAmount } from '../lib/amount.ts';
import { lengthOf } from '../lib/lengthOf.ts';
import { validate, type FieldErrors } from '../lib/validate.ts';
import { fromZoned, toZoned } from '../lib/zonedTime.ts';
import type { TicketPackage } from './events.ts';

/** A kind of ticket as its form holds it: what is typed is text. */
export interface PackageValues {
  /** Of a package that the event has its id; of a new one an id of this device. */
  key: string;
  packageName: string;
  description: string;
  perks: readonly string[];
  /** All-in, in whole units of the currency, as it is typed. */
  price: string;
  quantity: string;
  minPerOrder: string;
  maxPerOrder: string;
  /** By the clocks of the event's zone; '' means at once, and when the event ends. */
  saleStartAt: string;
  saleEndAt: string;
  /** Of a hybrid event: '0' at the place, '1' online. */
  attendance: string;
  hideWhenSoldOut: boolean;
  paused: boolean;
}

/** The most that a package takes. */
export const packageLimits = {
  perks: rules['package.perks'].maxItems,
  description: rules['package.description'].maxLength,
} as const;

/** What the form of a package has to know of its event. */
export interface PackageBasis {
  currency: string;
  timezone: string;
  /** By the clocks of the event's zone. */
  endAt: string;
  isFree: boolean;
  isHybrid: boolean;
  /** Tickets that are out or wait for their payment. */
  taken: number;
  /** The price at which they were sold, as it is typed. */
  soldAt?: string | undefined;
}

export const newPackage = (key: string): PackageValues => ({
  key,
  packageName: '',
  description: '',
  perks: [],
  price: '',
  quantity: '100',
  minPerOrder: '1',
  maxPerOrder: '10',
  saleStartAt: '',
  saleEndAt: '',
  attendance: '0',
  hideWhenSoldOut: false,
  paused: false,
});

const zoned = (at: string | undefined, timezone: string) => (at === undefined ? '' : toZoned(at, timezone));

export const toPackageValues = (one: TicketPackage, timezone: string): PackageValues => ({
  key: one.packageId,
  packageName: one.packageName,
  description: one.description ?? '',
  perks: one.perks,
  price: writeAmount(one.price, one.currency),
  quantity: String(one.quantity),
  minPerOrder: String(one.minPerOrder),
  maxPerOrder: String(one.maxPerOrder),
  saleStartAt: zoned(one.saleStartAt, timezone),
  saleEndAt: zoned(one.saleEndAt, timezone),
  attendance: String(one.attendance ?? 0),
  hideWhenSoldOut: one.hideWhenSoldOut,
  paused: one.status === 1,
});

export type PackageInput = Schemas['TicketPackageInput'];
export type PackageRequest = Omit<RequestBody<'managePackageTickets'>, 'userId'>;

/** A package as the contract has it; its form was checked before. */
export function toPackageInput(
  values: PackageValues,
  { currency, timezone, isHybrid }: Pick<PackageBasis, 'currency' | 'timezone' | 'isHybrid'>,
): PackageInput {
  const description = values.description.trim();
  const moment = (local: string) => (local ? fromZoned(local, timezone) : undefined);
  const [saleStartAt, saleEndAt] = [moment(values.saleStartAt), moment(values.saleEndAt)];
  return {
    packageName: values.packageName.trim(),
    ...(description && { description }),
    perks: [...values.perks],
    price: readAmount(values.price, currency) ?? 0,
    quantity: Number(values.quantity),
    minPerOrder: Number(values.minPerOrder),
    maxPerOrder: Number(values.maxPerOrder),
    ...(saleStartAt && { saleStartAt }),
    ...(saleEndAt && { saleEndAt }),
    ...(isHybrid && { attendance: values.attendance === '1' ? 1 : 0 }),
    hideWhenSoldOut: values.hideWhenSoldOut,
  };
}

/** The sentences of the server (server/modules/events/posting/packageForm.ts) that the contract has no place for. */
const sentences = {
  free: 'A package of a free event has no price.',
  least: 'The smallest order is not above the quantity.',
  locked: 'The price stays as it is once tickets are sold.',
  backwards: 'A sale ends after it starts.',
  late: 'A sale starts before the event ends.',
} as const;

const isWhole = (typed: string) => /^\d+$/.test(typed.trim());

function priceError({ price }: PackageValues, basis: PackageBasis): string | undefined {
  const rule = rules['package.price'];
  if (price.trim() === '') return rule.requiredMessage;
  const amount = readAmount(price, basis.currency);
  if (amount === undefined || !Number.isSafeInteger(amount)) return rule.message;
  const problem = priceProblem(amount, basis.currency);
  if (problem !== undefined) return problem;
  if (basis.taken > 0 && basis.soldAt !== undefined && amount !== readAmount(basis.soldAt, basis.currency))
    return sentences.locked;
  return amount > 0 && basis.isFree ? sentences.free : undefined;
}

function saleErrors({ saleStartAt, saleEndAt }: PackageValues, { endAt }: PackageBasis): FieldErrors {
  // Local times of one zone are in the order of their text.
  if (saleEndAt && saleEndAt > endAt) return { saleEndAt: rules['package.saleEndAt'].message };
  if (saleStartAt && saleEndAt && saleEndAt <= saleStartAt) return { saleEndAt: sentences.backwards };
  return saleStartAt && saleStartAt >= endAt ? { saleStartAt: sentences.late } : {};
}

function numberErrors(values: PackageValues, taken: number): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of ['quantity', 'minPerOrder', 'maxPerOrder'] as const)
    if (values[name].trim() !== '' && !isWhole(values[name])) errors[name] = rules[`package.${name}`].message;
  const [quantity, least, most] = [values.quantity, values.minPerOrder, values.maxPerOrder].map(Number);
  if (quantity !== undefined && quantity < taken) errors.quantity ??= rules['package.quantity'].message;
  if (quantity !== undefined && least !== undefined && least > quantity)
    errors.minPerOrder ??= sentences.least;
  if (least !== undefined && most !== undefined && most < least)
    errors.maxPerOrder ??= rules['package.maxPerOrder'].message;
  return errors;
}

/** What is wrong with a package, by field, in the words of the contract and of the server. */
export function packageErrors(values: PackageValues, basis: PackageBasis): FieldErrors {
  const required = new Set(['packageName', 'quantity', 'minPerOrder', 'maxPerOrder']);
  const names = [...required, 'description', 'perks'] as const;
  const own = Object.fromEntries(
    names.map((name) => {
      const rule = rules[`package.${name}` as keyof typeof rules];
      return [name, { ...rule, required: required.has(name) }];
    }),
  );
  const typed: Record<string, unknown> = { ...values, description: values.description.trim() };
  for (const name of ['quantity', 'minPerOrder', 'maxPerOrder'] as const)
    typed[name] = values[name].trim() === '' ? '' : Number(values[name]);
  const errors = validate(own, typed);
  if (values.perks.some((perk) => lengthOf(perk) > 80)) errors.perks = rules['package.perks'].message;
  const price = priceError(values, basis);
  return {
    ...numberErrors(values, basis.taken),
    ...errors,
    ...(price !== undefined && { price }),
    ...saleErrors(values, basis),
  };
}
