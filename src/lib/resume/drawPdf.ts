import type { Font } from 'fontkit';
import PdfKit from 'pdfkit';
import type { Page, Placed, PlacedCode } from './pages.ts';
import { paperColours, paperSizes, type Paper } from './paper.ts';
import { asDrawn, type Run } from './typeset.ts';

export interface PdfFacts {
  /** Of the file, as a reader shows it. */
  title: string;
  author: string;
  paper: Paper;
  /** When it was made. */
  at: Date;
  /** For the numbers of the pages: any face with Latin letters. */
  plain: Font;
}

function drawCode(doc: PdfKit, { x, y, side, modules }: PlacedCode): void {
  const size = side / Math.max(1, modules.length);
  modules.forEach((row, down) =>
    row.forEach((dark, along) => dark && doc.rect(x + along * size, y + down * size, size, size)),
  );
  doc.fill(paperColours.code);
}

/** Lines and codes: what is not letters. */
function drawShapes(doc: PdfKit, root: ReturnType<PdfKit['struct']>, page: Page): void {
  doc.markContent('Artifact', { type: 'Layout' });
  for (const rule of page.rules) doc.rect(rule.x, rule.y, rule.width, 0.75).fill(paperColours.rule);
  doc.endMarkedContent();
  for (const code of page.codes ?? []) {
    const element = doc.struct('Figure', { alt: code.label }, () => drawCode(doc, code));
    root.add(element);
    element.end();
  }
}

/** A tagged PDF (PDF/UA's structure: headings, paragraphs, links; page numbers are left out of reading), with its fonts. */
export async function drawPdf(
  pages: readonly Page[],
  { title, author, paper, at, plain }: PdfFacts,
): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = paperSizes[paper];
  const doc = new PdfKit({
    size: [width, height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en',
    font: null,
    info: { Title: title, Author: author, Creator: 'Rolecast', CreationDate: at, ModDate: at },
  });
  const parts: Uint8Array[] = [];
  const whole = new Promise<void>((done) => {
    doc.on('data', (bytes) => parts.push(bytes)).on('end', done);
  });
  const root = doc.struct('Document');
  doc.addStructure(root);

  const names = new Map<Font, string>();
  const use = (font: Font, size: number) => {
    const known = names.get(font);
    const key = known ?? `font ${names.size}`;
    // By name it is written into the file once.
    if (!known) doc.registerFont(key, font);
    names.set(font, key);
    doc.font(key).fontSize(size);
  };
  const draw =
    (run: Run, { x, y, size, colour, href }: Placed) =>
    () => {
      use(run.face.font, size);
      doc.fillColor(colour).text(asDrawn(run), x + run.x, y, {
        lineBreak: false,
        baseline: 'alphabetic',
        features: [],
        ...(href && { link: href, underline: false }),
      });
    };
  /** Letters from right to left are drawn in another order than they are read: the text itself stands beside them. */
  const elementOf = (placed: Placed) => {
    const parts = placed.line.runs.map((run) =>
      run.rtl ? doc.struct('Span', { actual: run.text }, draw(run, placed)) : draw(run, placed),
    );
    return doc.struct(placed.tag, placed.href ? [doc.struct('Link', parts)] : parts);
  };
  pages.forEach((page, index) => {
    doc.addPage();
    for (const placed of page.texts) {
      const element = elementOf(placed);
      root.add(element);
      element.end();
    }
    drawShapes(doc, root, page);
    doc.markContent('Artifact', { type: 'Pagination' });
    use(plain, 8.5);
    doc.fillColor('#4A554F');
    const number = `Page ${index + 1} of ${pages.length}`;
    const wide = (plain.layout(number, []).advanceWidth / plain.unitsPerEm) * 8.5;
    doc.text(number, (width - wide) / 2, height - 30, {
      lineBreak: false,
      baseline: 'alphabetic',
      features: [],
    });
    doc.endMarkedContent();
  });
  root.end();
  doc.end();
  await whole;
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}
