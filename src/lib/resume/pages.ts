import type { FontSet } from './fontSet.ts';
import type { Outline, OutlineItem, OutlineText } from './outline.ts';
import { paperSizes, type Paper } from './paper.ts';
import { typeset, type Line, type TextLook } from './typeset.ts';

const margin = { side: 54, top: 50, bottom: 56 };
const ink = '#17211E';
const grey = '#4A554F';
const accent = '#0B6B57';

export type Tag = 'H1' | 'H2' | 'H3' | 'P';

/** One line of letters at its place: `x` from the left of the page, `y` of its baseline from the top. */
export interface Placed extends TextLook {
  line: Line;
  x: number;
  y: number;
  colour: string;
  tag: Tag;
  href?: string;
}

/** A QR code at its place: `x` and `y` of its upper left corner, in points. */
export interface PlacedCode {
  x: number;
  y: number;
  side: number;
  /** Rows of modules; true is black. */
  modules: readonly (readonly boolean[])[];
  /** For people who cannot see it. */
  label: string;
}

/** A row has a height of its own and is never cut. */
interface Row {
  height: number;
  texts: Placed[];
  rule?: boolean;
}

/** What is not parted by the end of a page. */
interface Block {
  /** Of the item that it prints. */
  id: string;
  /** Above it, unless it begins a page. */
  space: number;
  rows: Row[];
  /** A heading never ends a page. */
  withNext?: boolean;
}

export interface Page {
  texts: Placed[];
  rules: { x: number; y: number; width: number }[];
  codes?: PlacedCode[];
  /** Which items are printed on it. */
  items: string[];
}

interface Look extends TextLook {
  /** Distance of baselines, as a share of the size. */
  leading: number;
  colour: string;
  tag: Tag;
}

const looks = {
  name: { size: 23, bold: true, leading: 1.2, colour: ink, tag: 'H1' },
  headline: { size: 11.5, leading: 1.4, colour: grey, tag: 'P' },
  contact: { size: 9.5, leading: 1.5, colour: grey, tag: 'P' },
  heading: { size: 12, bold: true, leading: 1.5, colour: accent, tag: 'H2' },
  title: { size: 10.5, bold: true, leading: 1.4, colour: ink, tag: 'H3' },
  dates: { size: 9.5, leading: 1.4, colour: grey, tag: 'P' },
  line: { size: 10, leading: 1.42, colour: grey, tag: 'P' },
  body: { size: 10, leading: 1.45, colour: ink, tag: 'P' },
  link: { size: 9.5, leading: 1.45, colour: accent, tag: 'P' },
} as const satisfies Record<string, Look>;

interface Room {
  left: number;
  width: number;
  fonts: FontSet;
}

/** A text in rows of its own. */
function rowsOf(text: string, look: Look, { left, width, fonts }: Room, href?: string): Row[] {
  const { lines, rtl } = typeset(text, look, width, fonts);
  const { leading, ...style } = look;
  return lines.map((line) => ({
    height: look.size * leading,
    texts: [
      {
        ...style,
        line,
        x: rtl ? left + width - line.width : left,
        y: look.size * (0.5 + leading / 2) - look.size * 0.16,
        ...(href && { href }),
      },
    ],
  }));
}

/** Title at one edge, dates at the other, on one line when there is room for both. */
function titleRows({ title = '', dates }: OutlineItem, room: Room): Row[] {
  if (!dates) return title ? rowsOf(title, looks.title, room) : [];
  const when = typeset(dates, looks.dates, room.width, room.fonts).lines[0];
  const kept = (when?.width ?? 0) + 12;
  const { rtl } = typeset(title, looks.title, room.width, room.fonts);
  const narrow = { ...room, width: room.width - kept, left: rtl ? room.left + kept : room.left };
  const rows = rowsOf(title, looks.title, narrow);
  const [first] = rows;
  if (!first || !when) return rows;
  const { leading: _leading, ...style } = looks.dates;
  first.texts.push({
    ...style,
    line: when,
    x: rtl ? room.left : room.left + room.width - when.width,
    y: first.texts[0]?.y ?? 0,
  });
  return rows;
}

/** Links and texts in one line after the other, parted by a dot. */
function flowRows(parts: readonly OutlineText[], look: Look, room: Room): Row[] {
  const rows: Row[] = [];
  let x = 0;
  const { leading, ...style } = look;
  const place = (text: string, href?: string) => {
    const [line] = typeset(text, look, room.width, room.fonts).lines;
    if (!line) return;
    if (rows.length === 0 || x + line.width > room.width) {
      rows.push({ height: look.size * leading, texts: [] });
      x = 0;
    }
    rows.at(-1)?.texts.push({ ...style, line, x: room.left + x, y: look.size * 1.1, ...(href && { href }) });
    x += line.width;
  };
  parts.forEach(({ text, href }, index) => {
    if (index > 0) x += 10;
    place(text, href);
  });
  return rows;
}

function itemRows(item: OutlineItem, room: Room): Row[] {
  return [
    ...titleRows(item, room),
    ...(item.line ? rowsOf(item.line, looks.line, room) : []),
    ...item.paragraphs.flatMap((text) => rowsOf(text, looks.body, room)),
    ...item.links.flatMap(({ text, href }) => rowsOf(text, looks.link, room, href)),
  ];
}

function blocksOf(outline: Outline<string>, room: Room): Block[] {
  return [
    {
      id: 'head',
      space: 0,
      rows: [
        ...rowsOf(outline.name, looks.name, room),
        ...(outline.headline ? rowsOf(outline.headline, looks.headline, room) : []),
        ...flowRows(outline.contact, looks.contact, room),
      ],
    },
    ...outline.sections.flatMap(({ title, key, items }) => [
      {
        id: `heading-${key}`,
        space: 16,
        withNext: true,
        rows: rowsOf(title, looks.heading, room).map((row) => ({
          ...row,
          height: row.height + 4,
          rule: true,
        })),
      },
      ...items.map((item, index) => ({
        id: item.id,
        space: index === 0 ? 3 : item.title ? 9 : 4,
        rows: itemRows(item, room),
      })),
    ]),
  ];
}

const heightOf = (blocks: readonly Block[]) =>
  blocks.reduce(
    (sum, { space, rows }, index) =>
      sum + (index > 0 ? space : 0) + rows.reduce((total, { height }) => total + height, 0),
    0,
  );

/**
 * Lays the résumé out on pages. No item is parted by the end of a page (one that is longer than a page is, between its lines),
 * and no heading stands there alone.
 */
export function layOut(outline: Outline<string>, paper: Paper, fonts: FontSet): Page[] {
  const { width, height } = paperSizes[paper];
  const room = { left: margin.side, width: width - margin.side * 2, fonts };
  const full = height - margin.top - margin.bottom;
  const pages: Page[] = [];
  let y = full;
  const turn = () => {
    pages.push({ texts: [], rules: [], items: [] });
    y = 0;
  };
  const put = (row: Row, id: string) => {
    if (y > 0 && y + row.height > full) turn();
    const page = pages.at(-1);
    if (!page) return;
    if (!page.items.includes(id)) page.items.push(id);
    for (const text of row.texts) page.texts.push({ ...text, y: margin.top + y + text.y });
    y += row.height;
    if (row.rule) page.rules.push({ x: room.left, y: margin.top + y - 3, width: room.width });
  };
  const blocks = blocksOf(outline, room);
  for (let from = 0; from < blocks.length;) {
    let to = from;
    while (blocks[to]?.withNext && to < blocks.length - 1) to++;
    const group = blocks.slice(from, to + 1);
    const needed = heightOf(group);
    const space = group[0]?.space ?? 0;
    // What is longer than a page begins where it stands, unless its first lines would stand alone.
    const fits = needed > full ? y + space + 90 <= full : y + space + needed <= full;
    if (pages.length === 0 || (y > 0 && !fits)) turn();
    group.forEach((block) => {
      if (y > 0) y += block.space;
      for (const row of block.rows) put(row, block.id);
    });
    from = to + 1;
  }
  return pages;
}
