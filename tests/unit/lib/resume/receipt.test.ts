import { expect, it } from 'vitest';
import { makeReceipt, type ReceiptContent } from '../../../../src/lib/resume/makeReceipt.ts';
import { at, fontFiles, load, readPdf } from './support.ts';

const content: ReceiptContent = {
  number: 'R-2026-000131',
  payer: 'Amara Diallo',
  paidOn: 'January 11, 2026',
  card: 'Visa ending in 4242',
  lines: [
    { label: '2 × Day pass', price: 'F CFA\u00a010,000' },
    { label: 'Total', price: 'F CFA\u00a010,000' },
  ],
  refunds: [],
  testMode: false,
};

async function textOf(changes: Partial<ReceiptContent> = {}) {
  const bytes = await makeReceipt(
    { ...content, ...changes },
    { paper: 'A4', at },
    { files: fontFiles, load },
  );
  const { document, pages } = await readPdf(bytes);
  const { info } = await document.getMetadata();
  return { text: pages.join(' ').replaceAll(/\s+/g, ' '), title: (info as { Title?: string }).Title };
}

it('a receipt says what was paid, by whom, when and with which card', async () => {
  const { text, title } = await textOf();
  expect(title).toBe('Receipt R-2026-000131');
  for (const words of ['Receipt R-2026-000131', 'Amara Diallo', 'January 11, 2026', 'Visa ending in 4242'])
    expect(text).toContain(words);
  expect(text).toContain('2 × Day pass');
  expect(text).toContain('F CFA 10,000');
  expect(text).not.toContain('Paid back');
  expect(text).not.toContain('test mode');
});

it('what went back stands on it, and a receipt of test cards says that it is one', async () => {
  const refunds = [{ label: 'Ticket cancelled', price: 'F CFA\u00a05,000', on: 'January 12, 2026' }];
  const { text } = await textOf({ refunds, testMode: true });
  expect(text).toContain('Paid back');
  expect(text).toContain('Ticket cancelled');
  expect(text).toContain('F CFA 5,000');
  expect(text).toContain('This is test mode: no money was taken.');
});
