import { expect, test } from 'vitest';
import { findAttendees, scannedEntry, typedEntry } from '../../../src/domain/doorCodes.ts';
import { makeTicket } from '../checkin/fakeDoor.ts';

const qr = `T1.t1.e1.1767949200.${'A'.repeat(86)}`;

test.each([
  ['7K3M9QX2TA', { ticketCode: '7K3M9QX2TA' }],
  ['7k3m9-qx2ta', { ticketCode: '7K3M9QX2TA' }],
  [' 7K3 M9Q X2TA ', { ticketCode: '7K3M9QX2TA' }],
  ['OIL3M9QX2T', { ticketCode: '0113M9QX2T' }],
  [qr, { qr }],
])('%j is typed and read as the same', (text, entry) => {
  expect(typedEntry(text)).toEqual({ entry });
  expect(scannedEntry(text)).toEqual(entry);
});

test.each([
  ['', 'Please enter the code.'],
  ['   ', 'Please enter the code.'],
  ['7K3M9QX2T', 'A ticket code has 10 letters and digits.'],
  ['7K3M9QX2TAB', 'A ticket code has 10 letters and digits.'],
  ['7K3M9QX2TU', 'A ticket code has 10 letters and digits.'],
  ['https://example.org', 'A ticket code has 10 letters and digits.'],
])('%j is no code', (text, error) => expect(typedEntry(text)).toEqual({ error }));

test('a camera reads all sorts of things, none of them longer than the server takes', () => {
  expect(scannedEntry('  ')).toBeUndefined();
  expect(scannedEntry('4006381333931')).toEqual({ qr: '4006381333931' });
  expect(scannedEntry('x'.repeat(3000))).toEqual({ qr: 'x'.repeat(400) });
});

test('people are found by parts of their name without accents, and by their code', () => {
  const people = ['Ana Çelik', 'Zoë Anand', 'Bo Li'].map((attendeeName, at) =>
    makeTicket(at + 1, { attendeeName }),
  );
  const found = (text: string) => findAttendees(people, text).map(({ attendeeName }) => attendeeName);
  expect(found('ana')).toEqual(['Ana Çelik', 'Zoë Anand']);
  expect(found('celik ana')).toEqual(['Ana Çelik']);
  expect(found('zoe')).toEqual(['Zoë Anand']);
  expect(found('7k3m9q0003')).toEqual(['Bo Li']);
  expect(found('  ')).toEqual([]);
  expect(found('nobody')).toEqual([]);
});
