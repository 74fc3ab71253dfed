import { describe, expect, it } from 'vitest';
import { makeEventDetails, makePackage } from '../../../mocks/factories/events.ts';
import { makeHold } from '../../../mocks/factories/tickets.ts';
import { orderErrors, seatsOf, toAttendees, toOrderFields } from '../../../src/domain/orderForm.ts';
import { changedItems, linesOfHold } from '../../../src/domain/ticketOrder.ts';
import { fittingChoice, orderError, saleState, totalOf } from '../../../src/domain/ticketSale.ts';

const now = new Date('2026-01-15T09:00:00Z');
const hall = { remaining: 100 };

describe('a package on sale', () => {
  it('is ordered within what is left, what one may have, and the hall', () => {
    const numbers = (one: Parameters<typeof makePackage>[0], remaining = 100) => {
      const state = saleState(makePackage(one), { remaining }, now);
      return state.status === 'open' ? state.quantities : state.status;
    };
    expect(numbers({ maxPerOrder: 3 })).toEqual([1, 2, 3]);
    expect(numbers({ minPerOrder: 2, maxPerOrder: 3 })).toEqual([2, 3]);
    expect(numbers({ maxPerOrder: 4, owned: 3 })).toEqual([1]);
    expect(numbers({ maxPerOrder: 4, remaining: 2 })).toEqual([1, 2]);
    expect(numbers({ maxPerOrder: 4 }, 1)).toEqual([1]);
    expect(numbers({ owned: 4 })).toBe('most');
    expect(numbers({ minPerOrder: 3, remaining: 2 })).toBe('tooFew');
    expect(numbers({ remaining: 0 })).toBe('soldOut');
    // Nobody waits for what they may not buy.
    expect(numbers({ remaining: 0, owned: 4 })).toBe('most');
    expect(numbers({ remaining: 0, owned: 3 })).toBe('soldOut');
    expect(numbers({}, 0)).toBe('soldOut');
    expect(numbers({ status: 1 })).toBe('closed');
    // While it is paused nobody can wait for it either.
    expect(numbers({ remaining: 0, status: 1 })).toBe('closed');
    expect(numbers({ saleStartAt: '2026-01-16T09:00:00Z' })).toBe('closed');
  });

  it('keeps of an earlier choice what can still be had', () => {
    const details = makeEventDetails(hall, {
      packages: [makePackage({ remaining: 1 }), makePackage({ packageId: 'p2' })],
    });
    expect(fittingChoice(details, { p1: 2, p2: 2, gone: 1 }, now)).toEqual({ p2: 2 });
  });

  it('is an order of forty tickets at most', () => {
    const order = (...quantities: number[]) =>
      quantities.map((quantity, index) => ({ packageId: `p${index}`, quantity }));
    expect(orderError([])).toBe('Please choose how many tickets you want.');
    expect(orderError(order(20, 20))).toBeUndefined();
    expect(orderError(order(20, 20, 1))).toBe('An order has at most 40 tickets.');
  });

  it('comes to what is paid', () => {
    const packages = [makePackage(), makePackage({ packageId: 'p2', price: 0 })];
    expect(totalOf(packages, {})).toBeUndefined();
    expect(totalOf(packages, { p1: 2 })).toBe('2 tickets, €29');
    expect(totalOf(packages, { p2: 1 })).toBe('1 ticket, Free');
  });
});

describe('a hold', () => {
  const items = [
    { packageId: 'p1', packageName: 'Day pass', quantity: 2, unitAmount: 1_450 },
    { packageId: 'p2', packageName: 'Afternoon', quantity: 1, unitAmount: 0 },
  ];

  it('is changed within what is left, its own seats among it', () => {
    const packages = [makePackage({ remaining: 1 })];
    const [day, afternoon] = linesOfHold(makeHold({ items }), { packages, fixed: false });
    expect(day).toMatchObject({ unit: '€14.50 each, all in', total: '€29', quantities: [0, 1, 2, 3] });
    // Not among the packages any more: it stays as it is, or is left out.
    expect(afternoon).toMatchObject({ unit: 'Free', quantities: [1] });
    const [fixed] = linesOfHold(makeHold(), { packages, fixed: true });
    expect(fixed?.quantities).toEqual([2]);
  });

  it('loses what is changed to none', () => {
    expect(changedItems(makeHold({ items }), { packageId: 'p2', quantity: 0 })).toEqual([
      { packageId: 'p1', quantity: 2 },
    ]);
  });
});

describe('who comes', () => {
  const seats = seatsOf(makeHold().items);
  const question = { questionId: 'q1', label: 'How old?', type: 'NUMBER', required: true } as const;
  const form = { seats, questions: [question], paid: true };
  const filled = {
    buyerEmail: ['amara@example.org'],
    cardName: ['Amara Diallo'],
    'p1.0.attendeeName': [' Amara Diallo '],
    'p1.0.answers.q1': ['28'],
    'p1.1.attendeeName': ['Mei-Lin Chen'],
    'p1.1.attendeeEmail': ['mei@example.org'],
    'p1.1.answers.q1': ['31'],
  };

  it('is asked for each seat, the card only where it costs something', () => {
    expect(orderErrors(form, filled)).toEqual({});
    expect(Object.keys(orderErrors(form, {})).toSorted()).toEqual([
      'buyerEmail',
      'cardName',
      'p1.0.answers.q1',
      'p1.0.attendeeName',
      'p1.1.answers.q1',
      'p1.1.attendeeName',
    ]);
    expect(orderErrors({ ...form, paid: false }, {})).not.toHaveProperty('cardName');
    expect(orderErrors(form, { ...filled, 'p1.0.answers.q1': ['old'] })).toEqual({
      'p1.0.answers.q1': 'Please enter a number.',
    });
  });

  it('is sent as the contract has it, and refused at its own field', () => {
    expect(toAttendees(form, filled)).toEqual([
      {
        packageId: 'p1',
        attendeeName: 'Amara Diallo',
        answers: [{ questionId: 'q1', values: ['28'] }],
      },
      {
        packageId: 'p1',
        attendeeName: 'Mei-Lin Chen',
        attendeeEmail: 'mei@example.org',
        answers: [{ questionId: 'q1', values: ['31'] }],
      },
    ]);
    expect(toOrderFields({ 'attendees.1.attendeeName': 'No', buyerEmail: 'Nor this' }, seats)).toEqual({
      'p1.1.attendeeName': 'No',
      buyerEmail: 'Nor this',
    });
  });
});
