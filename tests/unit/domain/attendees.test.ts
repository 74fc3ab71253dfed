import { describe, expect, it } from 'vitest';
import { attendeeQuestions, makeAttendee } from '../../../mocks/factories/eventPanel.ts';
import {
  askedAttendees,
  attendeeBadge,
  attendeeErrors,
  attendeeTable,
  attendeeValues,
  cancelTicketText,
  changedAttendee,
  isLive,
  noAttendeeFilters,
  readAttendeeFilters,
  refundErrors,
  toPayBack,
  writeAttendeeFilters,
} from '../../../src/domain/attendees.ts';
import { toCsv } from '../../../src/lib/csv.ts';
import { tableTime } from '../../../src/lib/tableTime.ts';

describe('attendees', () => {
  it('are filtered by what the address says, and by nothing that it does not know', () => {
    const filters = { text: 'amara', packageId: 'p1', status: '2', checkedIn: 'no' };
    const params = writeAttendeeFilters(new URLSearchParams('tab=attendees'), filters);
    expect(params.get('tab')).toBe('attendees');
    expect(readAttendeeFilters(params)).toEqual(filters);
    expect(askedAttendees(filters)).toEqual({ text: 'amara', packageId: 'p1', status: 2, checkedIn: false });
    expect(readAttendeeFilters(new URLSearchParams('status=9&in=maybe'))).toEqual(noAttendeeFilters);
    expect(askedAttendees({ ...noAttendeeFilters, text: '  ' })).toEqual({});
    expect(writeAttendeeFilters(params, noAttendeeFilters).toString()).toBe('tab=attendees');
  });

  it('get back what is left of the price, and nothing of what was handed on', () => {
    expect(toPayBack(makeAttendee({ refunded: 500 }))).toBe(950);
    expect(toPayBack(makeAttendee({ status: 5 }))).toBe(0);
    expect(cancelTicketText(makeAttendee({ refunded: 500 }))).toContain('€9.50 goes back');
    expect(cancelTicketText(makeAttendee({ price: 0 }))).not.toContain('goes back');
  });

  it('are done with once they are handed on', () => {
    const handedOn = makeAttendee({ status: 5 });
    expect(attendeeBadge(handedOn).label).toBe('Handed on');
    expect(isLive(handedOn)).toBe(false);
    expect(isLive(makeAttendee({ status: 2 }))).toBe(true);
  });

  it.each([
    ['', 'Please enter an amount.'],
    ['all', 'Please enter an amount such as 5.00.'],
    ['0', 'Please enter an amount such as 5.00.'],
    ['-1', 'Please enter an amount such as 5.00.'],
    ['14.51', 'At most €14.50 can go back.'],
  ])('cannot be paid back "%s"', (amount, message) =>
    expect(refundErrors({ amount, reason: '' }, makeAttendee())).toEqual({ amount: message }),
  );

  it('can be paid back what cards take back alone, and always all of it', () => {
    const ticket = makeAttendee({ price: 5120, currency: 'KWD' });
    expect(refundErrors({ amount: '1.005', reason: '' }, ticket).amount).toMatch(/multiples of KWD.0\.010/);
    for (const amount of ['1.01', '5.12']) expect(refundErrors({ amount, reason: '' }, ticket)).toEqual({});
  });

  it('can be paid back a part, and say why in 500 characters', () => {
    expect(refundErrors({ amount: '14,50', reason: 'x'.repeat(500) }, makeAttendee())).toEqual({});
    expect(refundErrors({ amount: '1', reason: 'x'.repeat(501) }, makeAttendee())).toHaveProperty('reason');
  });

  it('keep a name and a known address, and send what is another than before alone', () => {
    const ticket = makeAttendee();
    const values = attendeeValues(ticket);
    expect(changedAttendee({ ...values, attendeeName: `${values.attendeeName} ` }, ticket)).toBeUndefined();
    expect(changedAttendee({ ...values, note: 'By the window' }, ticket)).toEqual({ note: 'By the window' });
    expect(attendeeErrors({ ...values, attendeeName: ' ' }, ticket)).toHaveProperty('attendeeName');
    expect(attendeeErrors({ ...values, attendeeEmail: '' }, ticket)).toHaveProperty('attendeeEmail');
    const without = makeAttendee({ attendeeEmail: undefined });
    expect(attendeeErrors(attendeeValues(without), without)).toEqual({});
  });

  it('are written into a file with all their answers, and run no formula there', () => {
    const ticket = makeAttendee({ attendeeName: '=HYPERLINK("https://example.org")', refunded: 500 });
    const [heads, row] = attendeeTable([ticket], attendeeQuestions);
    expect(heads?.slice(-2)).toEqual(attendeeQuestions.map(({ label }) => label));
    expect(row?.slice(-2)).toEqual(['In the yard', 'Yes']);
    // Read by people, by their own clocks.
    expect(row?.[heads?.indexOf('Bought') ?? -1]).toBe(tableTime(ticket.issuedAt));
    expect(row?.[heads?.indexOf('Checked in') ?? -1]).toBe('');
    expect(row).toHaveLength(heads?.length ?? 0);
    expect(toCsv([row ?? []])).toContain(`"'=HYPERLINK(""https://example.org"")"`);
  });
});
