import { describe, expect, it } from 'vitest';
import { makeMember } from '../../../../mocks/factories/profile.ts';
import { resumeTitles } from '../../../../src/lib/resume/outline.ts';
import { paperSizes, type Paper } from '../../../../src/lib/resume/paper.ts';
import { at, loaded, make, manyItems, readPdf } from './support.ts';

const count = 40;
const papers: Paper[] = ['A4', 'Letter'];

describe.each(papers)('a résumé of 40 items on %s', (paper) => {
  it('has real pages, cuts no item, and ends no page with a heading', async () => {
    const made = await make(manyItems(count), { paper });
    const bytes = await made.toPdf(at);
    const { document, pages } = await readPdf(bytes);
    expect(pages.length).toBeGreaterThan(4);
    expect(pages.length).toBe(made.pages.length);
    const { width, height } = (await document.getPage(2)).getViewport({ scale: 1 });
    expect([width, height]).toEqual([paperSizes[paper].width, paperSizes[paper].height]);
    for (let index = 0; index < count; index++) {
      const of = (word: string) =>
        pages.flatMap((text, page) => (new RegExp(`\\b${word}${index}\\b`).test(text) ? [page] : []));
      expect(of('Begins')).toHaveLength(1);
      expect(of('Ends')).toEqual(of('Begins'));
    }
    for (const [index, text] of pages.entries()) {
      const lines = text.split('\n').filter((line) => line.trim() !== '');
      expect(lines.at(-1)).toBe(`Page ${index + 1} of ${pages.length}`);
      expect(Object.values(resumeTitles)).not.toContain(lines.at(-2));
    }
    for (const page of made.pages)
      for (const { x, y, line } of page.texts) {
        expect(x + line.width).toBeLessThan(width);
        expect(y).toBeLessThan(height - 40);
      }
  });
});

describe('a résumé', () => {
  it('is read in order, has a title and a language, and links that work', async () => {
    const made = await make(manyItems(2));
    const { document, pages } = await readPdf(await made.toPdf(at));
    const [text = ''] = pages;
    const places = ['Amara Diallo', 'Backend developer who', 'About', 'Experience', 'Begins0', 'Begins1'].map(
      (word) => text.indexOf(word),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBe(0);
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({ Title: 'Amara Diallo – Résumé', Language: 'en' });
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    const links = (await (await document.getPage(1)).getAnnotations()) as { url?: string }[];
    expect(links.map(({ url }) => url)).toContain('https://amara.example.org/');
    expect(links.map(({ url }) => url)).toContain('mailto:amara@example.org');
  });

  it('leaves out what was not chosen, and contact data too', async () => {
    const made = await make(manyItems(2), { sections: ['about'], contact: false });
    const text = (await readPdf(await made.toPdf(at))).pages.join('');
    expect(text).not.toContain('Experience');
    expect(text).not.toContain('amara@example.org');
    expect(text).not.toContain('Hamburg');
  });

  it('is one page for somebody who has written nothing', async () => {
    const member = makeMember({ about: '', headline: '' });
    const made = await make({ member, sections: {} });
    expect(made.pages).toHaveLength(1);
    expect((await readPdf(await made.toPdf(at))).pages[0]).toContain('Amara Diallo');
  });

  it('parts an item that is longer than a page between its lines', async () => {
    const content = manyItems(1);
    const [item] = content.sections.experience ?? [];
    if (item) item.description = Array.from({ length: 150 }, (_, line) => `Line ${line} of it.`).join('\n');
    const made = await make(content);
    const text = (await readPdf(await made.toPdf(at))).pages.join('\n');
    for (let line = 0; line < 150; line++) expect(text).toContain(`Line ${line} of it.`);
  });

  it.each([
    ['Greek', 'Καλημέρα κόσμε', 'Καλημέρα κόσμε', ['sans']],
    ['Cyrillic', 'Привет мир', 'Привет мир', ['sans']],
    ['Vietnamese', 'Nguyễn Thị Lan', 'Nguyễn', ['sans']],
    ['Hebrew', 'שלום', 'שלום', ['sans', 'hebrew']],
    ['Arabic', 'سارة', 'سارة', ['sans', 'arabic']],
    ['Japanese', '田中さくら', '田中さくら', ['sans', 'jp']],
    ['Korean', '한국어', '한국어', ['sans', 'kr']],
    ['Chinese', '水文学家', '水文学家', ['sans', 'sc']],
    ['emoji', '🎉', '🎉', ['sans', 'emoji']],
  ])('writes %s, and loads no other font', async (_, headline, found, families) => {
    loaded.length = 0;
    const made = await make(
      { member: makeMember({ headline, about: '' }), sections: {} },
      { contact: false },
    );
    expect(made.missing).toEqual([]);
    expect((await readPdf(await made.toPdf(at))).pages[0]).toContain(found);
    expect([...new Set(loaded)].toSorted()).toEqual(families.toSorted());
  });

  it('sets a line from right to left at the right edge, its brackets and numbers turned as they are read', async () => {
    const made = await make({
      member: makeMember({ headline: 'שלום (2020) Rolecast', about: '' }),
      sections: {},
    });
    const line = made.pages[0]?.texts[1];
    expect(line && Math.round(line.x + line.line.width)).toBe(Math.round(paperSizes.A4.width - 54));
    const runs = line?.line.runs ?? [];
    expect(runs[0]).toMatchObject({ text: 'Rolecast', rtl: false });
    expect(runs.at(-1)).toMatchObject({ text: expect.stringContaining('שלום'), rtl: true });
    expect(runs.find(({ text }) => text === '2020')?.rtl).toBe(false);
  });

  it('survives names of 400 letters, emoji runs and letters that no font has', async () => {
    const userName = `${'Donaudampfschifffahrt'.repeat(20)} 👩🏽‍💻👨‍👩‍👧‍👦🏳️‍🌈🇩🇪 𓀀`;
    const made = await make({ member: makeMember({ userName }), sections: {} });
    expect(made.missing).toEqual(['𓀀']);
    for (const { x, line } of made.pages[0]?.texts ?? [])
      expect(x + line.width).toBeLessThan(paperSizes.A4.width - 40);
    expect((await readPdf(await made.toPdf(at))).pages[0]?.replaceAll(/\s/g, '')).toContain(
      'schifffahrtDonau',
    );
  });
});
