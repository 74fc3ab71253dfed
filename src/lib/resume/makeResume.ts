import { drawPdf } from './drawPdf.ts';
import type { FontFile } from './fontFiles.ts';
import { openFonts } from './fontSet.ts';
import { outlineLetters, outlineOf, type ResumeContent, type ResumeSection } from './outline.ts';
import { layOut, type Page } from './pages.ts';
import type { Paper } from './paper.ts';

export interface ResumeOptions {
  paper: Paper;
  sections: readonly ResumeSection[];
  /** E-mail, phone, place and website. */
  contact: boolean;
}

export interface MadeResume {
  pages: readonly Page[];
  /** Letters that no font has: they are printed as question marks. */
  missing: readonly string[];
  /** The file. */
  toPdf: (at: Date) => Promise<Uint8Array<ArrayBuffer>>;
}

/** Lays a profile out as a résumé. `load` fetches the fonts it needs, and no others. */
export async function makeResume(
  content: ResumeContent,
  options: ResumeOptions,
  { files, load }: { files: readonly FontFile[]; load: (file: FontFile) => Promise<Uint8Array> },
): Promise<MadeResume> {
  const outline = outlineOf(content, options);
  const fonts = await openFonts(outlineLetters(outline).normalize('NFC'), files, load);
  const pages = layOut(outline, options.paper, fonts);
  const { face: plain } = fonts.faceOf('a', false);
  return {
    pages,
    missing: fonts.missing,
    toPdf: (at) =>
      drawPdf(pages, {
        title: `${outline.name} – Résumé`,
        author: outline.name,
        paper: options.paper,
        at,
        plain: plain.font,
      }),
  };
}
