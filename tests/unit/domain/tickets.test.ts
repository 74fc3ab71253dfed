import { describe, expect, it, test } from 'vitest';
import { countries } from '../../../mocks/factories/account.ts';
import { makeEvent } from '../../../mocks/factories/events.ts';
import { heldTickets } from '../../../mocks/factories/heldTickets.ts';
import { makeTicket } from '../../../mocks/factories/tickets.ts';
import { aboutOf } from '../../../src/domain/contact.ts';
import { formErrors, receiverErrors, renameErrors, toReceiver } from '../../../src/domain/ticketForms.ts';
import {
  byEvent,
  cancelTicketText,
  detailsFromList,
  orderOf,
  placeInOrder,
  ticketHelpHref,
  toTicketTab,
  usedText,
} from '../../../src/domain/tickets.ts';

describe('tickets', () => {
  it('stand with their event, in the order in which events came', () => {
    const groups = byEvent(heldTickets);
    expect(groups.map(({ event, tickets }) => [event.eventId, tickets.length])).toEqual([
      ['e1', 4],
      ['e2', 1],
      ['e-winter', 2],
      ['e4', 1],
    ]);
  });

  it('of one order keep their places, whichever is looked at', () => {
    const [one, two, three] = ['t1', 't2', 't3'].map((ticketId) => makeTicket({ ticketId })) as [
      ReturnType<typeof makeTicket>,
      ReturnType<typeof makeTicket>,
      ReturnType<typeof makeTicket>,
    ];
    const order = orderOf({ ticket: two, siblings: [three, one] });
    expect(order.map(({ ticketId }) => ticketId)).toEqual(['t1', 't2', 't3']);
    expect(placeInOrder(order, 't2')).toBe('2 of 3');
  });

  it('are known from the list, with those of the same payment alone', () => {
    const held = [
      { ticket: makeTicket({ ticketId: 't1' }), event: makeEvent() },
      { ticket: makeTicket({ ticketId: 't2' }), event: makeEvent() },
      { ticket: makeTicket({ ticketId: 't3', transactionId: 'x2' }), event: makeEvent() },
    ];
    expect(detailsFromList(held, 't1')?.siblings.map(({ ticketId }) => ticketId)).toEqual(['t2']);
    expect(detailsFromList(held, 't9')).toBeUndefined();
  });

  test('what the address names wrongly is the first tab', () => {
    expect([toTicketTab('past'), toTicketTab('tomorrow'), toTicketTab(null)]).toEqual([
      'past',
      'upcoming',
      'upcoming',
    ]);
  });

  test('used ones say when and where', () => {
    const used = { checkedInAt: '2026-01-30T09:04:00.000Z', gate: 'Gate 1' };
    expect(usedText(used, 'Europe/Berlin')).toMatch(/^Fri, 30 Jan 2026, 10:04.*, Gate 1$/);
    expect(usedText({}, 'Europe/Berlin')).toBeUndefined();
  });
});

describe('cancelling a ticket says first', () => {
  const viewer = (refundAmount: number) => ({
    viewer: { canTransfer: true, canCancel: true, canRename: true, refundAmount },
  });
  it.each([
    ['what goes back', makeTicket(), /^€14\.50 goes back to your card\./],
    [
      'that it goes to whoever paid',
      makeTicket({ transactionId: undefined }),
      /^€14\.50 goes back to the card that paid for it\./,
    ],
    [
      'that it is too late, and why',
      makeTicket(viewer(0)),
      /^Nothing is paid back\. The rule of this event: Full refund until 24/,
    ],
    ['that it was free', makeTicket({ price: 0, ...viewer(0) }), /^This ticket was free/],
  ])('%s', (_what, ticket, words) => expect(cancelTicketText(ticket, 1)).toMatch(words));
});

describe('who gets a ticket', () => {
  const typed = {
    attendeeName: ' Mei-Lin  Chen ',
    attendeeEmail: '',
    countryCode: 'DE',
    phone: '0151 2345 6789',
  };
  it('is sent with the dial code, and without blanks', () => {
    expect(toReceiver(typed, countries)).toEqual({
      attendeeName: 'Mei-Lin Chen',
      attendeePhone: '+4915123456789',
    });
    expect(receiverErrors(typed, countries)).toEqual({});
  });
  it('needs a name and one way to be reached', () => {
    expect(Object.keys(receiverErrors({ ...typed, attendeeName: ' ', phone: '' }, countries)).sort()).toEqual(
      ['attendeeName', 'phone'],
    );
    expect(receiverErrors({ ...typed, phone: '', attendeeEmail: 'mei@example.org' }, countries)).toEqual({});
  });
  it.each([
    ['phone', { phone: '12' }],
    ['attendeeEmail', { attendeeEmail: 'nobody' }],
    ['attendeeName', { attendeeName: 'M' }],
  ])('is told at the field what is wrong with %s', (field, changes) => {
    expect(receiverErrors({ ...typed, ...changes }, countries)).toEqual({ [field]: expect.any(String) });
  });
  it('reads a refusal of the server at the same fields', () => {
    expect(formErrors({ attendeePhone: 'no', attendeeName: 'neither' })).toEqual({
      phone: 'no',
      attendeeName: 'neither',
    });
    expect(renameErrors({ attendeeName: 'x' })).toEqual({ attendeeName: 'A name has 2 to 100 characters.' });
  });
});

test('a question about a ticket begins with its code', () => {
  const href = ticketHelpHref(makeTicket());
  expect(aboutOf(new URL(href, 'http://localhost').searchParams)).toEqual({
    topic: '5',
    subject: 'Help with ticket 7K3M9QX2TA',
  });
  expect(aboutOf(new URLSearchParams('payment=R-1'))).toEqual({
    topic: '2',
    subject: 'Help with payment R-1',
  });
});
