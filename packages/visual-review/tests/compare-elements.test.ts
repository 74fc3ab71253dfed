import { describe, expect, it } from 'vitest';
import { explain } from '../src/compare/elements.ts';
import type { Box, Element } from '../src/types.ts';
import { button, element } from './support/elements.ts';

const page = (...elements: Element[]): Element[] => [element('main', 'Page', [0, 0, 400, 600]), ...elements];

const keysOf = (...parameters: Parameters<typeof explain>) =>
  explain(...parameters).causes.map(({ key }) => key);

describe('a region', () => {
  it('is named by the smallest changed element', () => {
    const from = page(element('article', '', [0, 0, 200, 200], { padding: '8px' }), button('Save', 40));
    const to = page(
      element('article', '', [0, 0, 200, 200], { padding: '8px' }),
      button('Save', 40, { 'border-radius': '9px' }),
    );
    expect(explain(from, to, [[20, 40, 80, 32]])).toEqual({
      regions: [{ box: [20, 40, 80, 32], element: 'button "Save"', what: 'border-radius 8px → 9px' }],
      causes: [
        {
          key: 'style:border-radius:8px→9px',
          label: 'border-radius 8px → 9px on button',
          type: 'style',
          kinds: ['button'],
        },
      ],
    });
  });

  it('is there for each changed element under one box', () => {
    const change = (radius: string) =>
      page(button('Save', 40, { 'border-radius': radius }), button('Close', 80, { 'border-radius': radius }));
    const { regions } = explain(change('8px'), change('9px'), [[20, 40, 80, 72]]);
    expect(regions).toEqual([
      { box: [20, 40, 80, 72], element: 'button "Save"', what: 'border-radius 8px → 9px' },
      { box: [20, 80, 80, 32], element: 'button "Close"', what: 'border-radius 8px → 9px' },
    ]);
  });

  it('is one for the corners of an element', () => {
    const change = (radius: string) => page(button('Save', 40, { 'border-radius': radius }));
    const corners: Box[] = [
      [20, 40, 2, 2],
      [98, 70, 2, 2],
    ];
    expect(explain(change('8px'), change('9px'), corners).regions).toEqual([
      { box: [20, 40, 80, 32], element: 'button "Save"', what: 'border-radius 8px → 9px' },
    ]);
  });

  it('says what is around an element without a label', () => {
    const icon = (color: string) => page(button('Save', 40), element('img', '', [24, 44, 16, 16], { color }));
    const { regions } = explain(icon('rgb(0, 0, 0)'), icon('rgb(10, 112, 240)'), [[26, 46, 8, 8]]);
    expect(regions).toEqual([
      { box: [26, 46, 8, 8], element: 'img in button "Save"', what: 'color #000000 → #0a70f0' },
    ]);
  });

  it('where nothing changed is drawn differently', () => {
    const elements = page(element('canvas', '', [10, 10, 100, 100]));
    expect(explain(elements, elements, [[20, 20, 5, 5]])).toMatchObject({
      regions: [{ element: 'canvas in main "Page"', what: 'drawn differently' }],
      causes: [{ key: 'drawn:canvas', label: 'drawn differently on canvas' }],
    });
    expect(explain([], [], [[0, 0, 5, 5]]).regions[0]).toMatchObject({ element: 'page' });
  });

  it('of a shadow lies beside its element', () => {
    const card = (shadow: string) =>
      page(element('article', 'Post', [50, 50, 100, 100], { 'box-shadow': shadow }));
    const { regions } = explain(card('0 1px 2px red'), card('0 8px 16px red'), [[52, 156, 90, 10]]);
    expect(regions[0]?.element).toBe('article "Post"');
  });

  it('does not come from what differs unseen', () => {
    const seen = page(button('Save', 40), button('Covered', 200));
    const other = page(
      button('Save', 40, { 'border-radius': '9px' }),
      button('Covered', 200, { opacity: '0.5' }),
    );
    expect(keysOf(seen, other, [[20, 40, 80, 32]])).toEqual(['style:border-radius:8px→9px']);
  });

  it('is not made without boxes, and 40 at most', () => {
    expect(explain(page(button('A', 0)), page(), [])).toEqual({ regions: [], causes: [] });
    const rows = (radius: string) =>
      page(...Array.from({ length: 90 }, (_, n) => button(`Row ${n}`, n * 6, { 'border-radius': radius })));
    expect(explain(rows('8px'), rows('9px'), [[0, 0, 400, 600]]).regions).toHaveLength(40);
  });
});

describe('causes', () => {
  const whole: Box[] = [[0, 0, 400, 600]];

  it('are not what only follows from them', () => {
    const from = page(
      button('Save', 40),
      button('Close', 80),
      element('paragraph', 'Text', [0, 120, 80, 20]),
    );
    const to = page(
      element('button', 'Save', [20, 40, 80, 36], { 'border-radius': '8px', padding: '10px' }),
      button('Close', 84),
      element('paragraph', 'Text', [0, 124, 80, 20]),
    );
    expect(keysOf(from, to, whole)).toEqual(['style:padding:unset→10px']);
    const { regions } = explain(from, to, [
      [20, 40, 80, 50],
      [0, 120, 80, 24],
    ]);
    expect(regions.map(({ what }) => what)).toEqual(['padding unset → 10px', 'moved 4 px down']);
  });

  it('are sizes, then moves, when nobody changed anything else', () => {
    const rows = (height: number, down: number) =>
      page(
        element('img', 'Photo', [0, 0, 100, height]),
        button('Save', 200 + down),
        button('Close', 240 + down),
      );
    expect(explain(rows(100, 0), rows(104, 4), whole).causes).toMatchObject([
      { key: 'resized:4 px taller', label: 'img 4 px taller' },
    ]);
    expect(explain(rows(100, 0), rows(100, 4), whole).causes).toMatchObject([
      { key: 'moved:4 px down', label: 'button moved 4 px down' },
    ]);
  });

  it('keep a move beside a paint that cannot have moved anything', () => {
    const to = page(button('Save', 40, { 'border-radius': '9px' }), button('Close', 90));
    expect(keysOf(page(button('Save', 40), button('Close', 80)), to, whole)).toEqual([
      'moved:10 px down',
      'style:border-radius:8px→9px',
    ]);
  });

  it('are one for one colour, wherever it is used', () => {
    const themed = (color: string) =>
      page(
        element('button', 'Save', [0, 0, 80, 30], { 'background-color': color }),
        element('link', 'More', [0, 40, 80, 30], { color }),
      );
    const { causes } = explain(themed('rgb(1, 2, 3)'), themed('rgb(4, 5, 6)'), whole);
    expect(causes).toMatchObject([
      {
        key: 'style:color:rgb(1, 2, 3)→rgb(4, 5, 6)',
        label: 'background-color #010203 → #040506 on button, link',
      },
    ]);
  });

  it('do not tell the label of an element and the story', () => {
    const one = (label: string, y: number, radius: string) =>
      page(button(label, y, { 'border-radius': radius }));
    expect(keysOf(one('Save', 40, '8px'), one('Save', 40, '9px'), whole)).toEqual(
      keysOf(one('Buy', 300, '8px'), one('Buy', 300, '9px'), whole),
    );
  });

  it('of something added name the outermost', () => {
    const to = page(
      button('A', 0),
      element('status', 'Saved', [0, 100, 100, 30]),
      element('img', '', [4, 104, 16, 16]),
    );
    expect(explain(page(button('A', 0)), to, whole).causes).toMatchObject([
      { key: 'added:status', label: 'status added' },
    ]);
    expect(explain(to, page(button('A', 0)), whole).causes).toMatchObject([
      { key: 'removed:status', label: 'status removed' },
    ]);
  });

  it('do not repeat the label of what is around', () => {
    const link = (name: string) =>
      page(element('link', `Ana ${name}`, [0, 0, 200, 40]), element('span', name, [40, 0, 60, 20]));
    expect(keysOf(link('Ruiz'), link('Diaz'), whole)).toEqual(['text:"Ruiz"→"Diaz"']);
  });

  it('of a picture that changed inside a page that grew are not lost', () => {
    const elements = (height: number) => [
      element('main', 'Page', [0, 0, 400, height]),
      element('canvas', 'Chart', [10, 10, 100, 100]),
    ];
    const rest = [{ box: [0, 600, 400, 20] as const, element: 'page', what: '20 px taller' }];
    expect(explain(elements(600), elements(620), [[20, 20, 30, 30]], rest)).toMatchObject({
      regions: [
        { element: 'canvas "Chart"', what: 'drawn differently' },
        { element: 'main "Page"', what: '20 px taller' },
      ],
      causes: [{ key: 'drawn:canvas' }, { key: 'resized:20 px taller' }],
    });
  });
});
