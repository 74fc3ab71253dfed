import { drawPdf } from './drawPdf.ts';
import type { FontFile } from './fontFiles.ts';
import { openFonts } from './fontSet.ts';
import { outlineLetters, type Outline, type OutlineItem } from './outline.ts';
import { layOut, type Page } from './pages.ts';
import { paperSizes, type Paper } from './paper.ts';

/** What a printed ticket says, in words. */
export interface TicketContent {
  eventName: string;
  organiser: string;
  /** "Fri 30 Jan 2026, 10:00 to 17:00 (Europe/Berlin, CET)". */
  when: string;
  place: string;
  directions?: string | undefined;
  attendee: string;
  packageName: string;
  /** As it is typed at the door. */
  code: string;
  /** Rows of modules, with a quiet zone; true is black. */
  qr: readonly (readonly boolean[])[];
}

/** In points: 7 cm, which a camera reads from an arm's length. */
const side = 200;
const margin = { side: 54, bottom: 56 };
const gap = 24;

const fact = (title: string, text: string): OutlineItem => ({
  id: title,
  title,
  paragraphs: [text],
  links: [],
});

function outlineOf(content: TicketContent): Outline<string> {
  const { eventName, organiser, when, place, directions, attendee, packageName, code } = content;
  return {
    name: eventName,
    headline: `Ticket by Rolecast, for an event of ${organiser}`,
    contact: [{ text: when }],
    sections: [
      {
        key: 'ticket',
        title: 'Ticket',
        items: [
          fact('Attendee', attendee),
          fact('Kind', packageName),
          fact('Place', place),
          ...(directions ? [fact('How to get there', directions)] : []),
          fact('Code', code),
        ],
      },
    ],
  };
}

const emptyPage = (): Page => ({ texts: [], rules: [], items: [] });

/** The code of a ticket below its words, or on a page of its own where they leave no room. */
function withCode(pages: Page[], { qr, code }: TicketContent, paper: Paper): Page[] {
  const last = pages.at(-1) ?? emptyPage();
  const end = Math.max(0, ...last.texts.map(({ y }) => y));
  const y = end + gap;
  const drawn = { x: margin.side, y, side, modules: qr, label: `QR code of the ticket ${code}` };
  if (y + side <= paperSizes[paper].height - margin.bottom)
    return [...pages.slice(0, -1), { ...last, codes: [drawn] }];
  return [...pages, { ...emptyPage(), codes: [{ ...drawn, y: margin.side }] }];
}

/** Tickets as a PDF, each on a page of its own, set like a résumé. `load` fetches the fonts they need, and no others. */
export async function makeTickets(
  contents: readonly TicketContent[],
  { paper, at }: { paper: Paper; at: Date },
  { files, load }: { files: readonly FontFile[]; load: (file: FontFile) => Promise<Uint8Array> },
): Promise<Uint8Array<ArrayBuffer>> {
  const outlines = contents.map(outlineOf);
  const letters = outlines.map(outlineLetters).join('').normalize('NFC');
  const fonts = await openFonts(letters, files, load);
  const pages = contents.flatMap((content) =>
    withCode(layOut(outlineOf(content), paper, fonts), content, paper),
  );
  const { face: plain } = fonts.faceOf('a', false);
  const title = contents.length === 1 ? 'Ticket' : 'Tickets';
  return drawPdf(pages, {
    title: `${title} for ${contents[0]?.eventName ?? ''}`,
    author: 'Rolecast',
    paper,
    at,
    plain: plain.font,
  });
}
