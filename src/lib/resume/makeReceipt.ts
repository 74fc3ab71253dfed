import { drawPdf } from './drawPdf.ts';
import type { FontFile } from './fontFiles.ts';
import { openFonts } from './fontSet.ts';
import { outlineLetters, type Outline, type OutlineItem } from './outline.ts';
import { layOut } from './pages.ts';
import type { Paper } from './paper.ts';

/** What a receipt says, in words. */
export interface ReceiptContent {
  /** "R-2026-000131". */
  number: string;
  /** Who paid. */
  payer: string;
  /** "21 November 2026". */
  paidOn: string;
  /** "Visa ending in 4242". */
  card?: string | undefined;
  /** In order, the total among them. */
  lines: readonly { label: string; price: string }[];
  refunds: readonly { label: string; price: string; on: string }[];
  /** No money was taken. */
  testMode: boolean;
}

const row = (id: string, title: string, dates: string, line?: string): OutlineItem => ({
  id,
  title,
  dates,
  ...(line && { line }),
  paragraphs: [],
  links: [],
});

function outlineOf({
  number,
  payer,
  paidOn,
  card,
  lines,
  refunds,
  testMode,
}: ReceiptContent): Outline<string> {
  const paid = lines.map(({ label, price }, at) => row(`line ${at}`, label, price));
  const back = refunds.map(({ label, price, on }, at) => row(`refund ${at}`, label, price, on));
  const test = 'This is test mode: no money was taken.';
  return {
    name: `Receipt ${number}`,
    headline: 'Rolecast',
    contact: [payer, paidOn, ...(card ? [`Paid with ${card}`] : [])].map((text) => ({ text })),
    sections: [
      { key: 'paid', title: 'Payment', items: paid },
      ...(back.length > 0 ? [{ key: 'back', title: 'Paid back', items: back }] : []),
      ...(testMode
        ? [{ key: 'test', title: 'Test mode', items: [{ id: 'test', paragraphs: [test], links: [] }] }]
        : []),
    ],
  };
}

/** The receipt of a payment as a PDF, set like a résumé. `load` fetches the fonts it needs, and no others. */
export async function makeReceipt(
  content: ReceiptContent,
  { paper, at }: { paper: Paper; at: Date },
  { files, load }: { files: readonly FontFile[]; load: (file: FontFile) => Promise<Uint8Array> },
): Promise<Uint8Array<ArrayBuffer>> {
  const outline = outlineOf(content);
  const fonts = await openFonts(outlineLetters(outline).normalize('NFC'), files, load);
  const pages = layOut(outline, paper, fonts);
  const { face: plain } = fonts.faceOf('a', false);
  return drawPdf(pages, { title: outline.name, author: 'Rolecast', paper, at, plain: plain.font });
}
