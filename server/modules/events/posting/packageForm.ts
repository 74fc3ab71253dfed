import type { Schemas } from '#openapi/contract.ts';
import { priceProblem } from '#openapi/currencies.ts';
import { sentenceOf } from '../../../contract/sentences.ts';
import { cleanOptional, oneLine } from '../../../text.ts';
import type { Errors } from './eventForm.ts';
import type { EventRow } from '../ownEvent.ts';
import type { PackageRow } from '../packageRows.ts';

type Input = Schemas['TicketPackageInput'];

const FREE = 0;
const HYBRID = 2;

/** A package as it will be stored, and what is wrong with it that the schema cannot say, as `package.price`. */
export function readPackage(input: Input, event: EventRow, before?: PackageRow) {
  const errors: Errors = {};
  const wrong: Wrong = (field, sentence = sentenceOf('TicketPackageInput', field)) => {
    errors[`package.${field}`] ??= sentence;
  };
  const name = oneLine(input.packageName);
  const perks = (input.perks ?? []).map(oneLine);
  if (name === '') wrong('packageName', sentenceOf('TicketPackageInput', 'packageName', 'x-required'));
  if (perks.includes('')) wrong('perks');
  checkPrice(input, event, wrong);
  checkNumbers(input, wrong);
  if (before) checkSold(input, before, wrong);
  checkSale(input, event, wrong);
  const fields = {
    package_name: name,
    description: cleanOptional(input.description) ?? null,
    perks: JSON.stringify(perks),
    price: input.price,
    quantity: input.quantity,
    min_per_order: input.minPerOrder,
    max_per_order: input.maxPerOrder,
    sale_start_at: input.saleStartAt ?? null,
    sale_end_at: input.saleEndAt ?? null,
    attendance: event.format === HYBRID ? (input.attendance ?? 0) : null,
    hide_when_sold_out: input.hideWhenSoldOut ?? false,
  };
  return { fields, errors };
}

/** Without a sentence that of the contract. */
type Wrong = (field: keyof Input & string, sentence?: string) => void;

function checkPrice({ price }: Input, { pricing, currency }: EventRow, wrong: Wrong) {
  const problem = priceProblem(price, currency);
  if (problem !== undefined) wrong('price', problem);
  if (price > 0 && pricing === FREE) wrong('price', 'A package of a free event has no price.');
}

function checkNumbers({ minPerOrder, maxPerOrder, quantity }: Input, wrong: Wrong) {
  if (maxPerOrder < minPerOrder) wrong('maxPerOrder');
  if (minPerOrder > quantity) wrong('minPerOrder', 'The smallest order is not above the quantity.');
}

/** What is locked once tickets are out, or wait for their payment. */
function checkSold({ price, quantity }: Input, before: PackageRow, wrong: Wrong) {
  const taken = before.sold + before.held;
  if (taken > 0 && price !== before.price) wrong('price', 'The price stays as it is once tickets are sold.');
  if (quantity < taken) wrong('quantity');
}

function checkSale({ saleStartAt, saleEndAt }: Input, { end_at }: EventRow, wrong: Wrong) {
  const [start, end, over] = [Date.parse(saleStartAt ?? ''), Date.parse(saleEndAt ?? ''), Date.parse(end_at)];
  if (end > over) wrong('saleEndAt');
  if (end <= start) wrong('saleEndAt', 'A sale ends after it starts.');
  if (start >= over) wrong('saleStartAt', 'A sale starts before the event ends.');
}
