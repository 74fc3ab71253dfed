import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { compareShots } from '../src/compare/compare.ts';
import { decode } from '../src/compare/pixels.ts';
import { hashOf } from '../src/store/hash.ts';
import { VisualError } from '../src/types.ts';
import { shoot, type Scene } from './support/scene.ts';

async function compare(from: Partial<Scene>, to: Partial<Scene>) {
  const [before, after] = await Promise.all([shoot(from), shoot(to)]);
  const result = await compareShots({
    from: before.side,
    to: after.side,
    read: {
      image: (side) => (side === 'from' ? before.webp : after.png),
      elements: (side) => (side === 'from' ? before.elements : after.elements),
    },
    name: 'settings--default, light-wide',
  });
  if (result.same) return { same: true as const, noise: result.noise };
  const { difference, overlay } = result;
  return {
    same: false as const,
    difference,
    overlay,
    kinds: difference.kinds,
    names: difference.regions.map(({ element, what }) => `${element}: ${what}`),
    cause: difference.cause,
  };
}

const unread = {
  image: () => {
    throw new Error('an equal picture was read');
  },
  elements: () => {
    throw new Error('elements of an equal picture were read');
  },
};

it('equal shots are the same, and no picture is read', async () => {
  const { side } = await shoot();
  const again = { ...side, shot: { ...side.shot, png: 'another file of the same picture' } };
  for (const to of [side, again])
    expect(await compareShots({ from: side, to, read: unread, name: 'a' })).toEqual({ same: true, noise: 0 });
});

it('noise is the same, and counted', async () => {
  const { side, png } = await shoot();
  const { data, width, height } = await decode(png, 'a');
  for (const index of [5, 700, 9000]) data[index * 4] = (data[index * 4] ?? 0) - 1;
  const noisy = await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  const to = { ...side, shot: { ...side.shot, png: hashOf(noisy), img: 'other' } };
  const image = (which: 'from' | 'to') => (which === 'from' ? png : noisy);
  const read = { ...unread, image };
  expect(await compareShots({ from: side, to, read, name: 'a' })).toEqual({ same: true, noise: 3 });
});

describe('a planted change is caught and named:', () => {
  it.each<[what: string, changes: Partial<Scene>, kinds: string[], names: string[], cause: string]>([
    [
      'a radius that grew by 1 px',
      { radius: 9 },
      ['pixels'],
      ['button "Save": border-radius 8px → 9px', 'button "Close": border-radius 8px → 9px'],
      'border-radius 8px → 9px on button',
    ],
    [
      'a text that moved by 1 px',
      { textX: 1 },
      ['pixels'],
      ['span in button "Save": moved 1 px right'],
      'span moved 1 px right',
    ],
    [
      'a tint by 3 steps',
      { fill: 'rgb(3, 115, 237)' },
      ['tint'],
      ['button "Save": background-color #0070f0 → #0373ed'],
      'background-color #0070f0 → #0373ed on button',
    ],
    [
      'a tint by 1 step',
      { card: 'rgb(248, 249, 251)' },
      ['tint'],
      ['article: background-color #f8f9fa → #f8f9fb'],
      'background-color #f8f9fa → #f8f9fb on article',
    ],
    [
      'another word',
      { save: 'Store' },
      ['pixels', 'text', 'tree'],
      ['button "Store": text: "Save" → "Store"'],
      'text: "Save" → "Store"',
    ],
    [
      'another drawing',
      { drawing: 'rgb(200, 0, 0)' },
      ['pixels'],
      ['img: drawn differently'],
      'drawn differently on img',
    ],
    [
      'a notice on a page that grew for it',
      { notice: true, height: 320 },
      ['layout', 'tint', 'text', 'tree'],
      ['status "Saved": added', 'page: 20 px taller'],
      'status added, text added: "Saved"',
    ],
    ['everything 4 px further down', { down: 4 }, ['pixels'], [], 'article moved 4 px down'],
    [
      'a lost label, which no picture shows',
      { label: '' },
      ['tree'],
      [],
      'accessibility tree: - button "Close" → - button',
    ],
    [
      'a violation, which no picture shows',
      { axe: ['color-contrast button'] },
      ['axe'],
      [],
      'new violation: color-contrast',
    ],
    [
      'a page that is longer, and nothing else',
      { height: 340 },
      ['layout'],
      ['page: 40 px taller'],
      'page 40 px taller',
    ],
  ])('%s', async (_, changes, kinds, names, cause) => {
    const found = await compare({}, changes);
    expect(found).toMatchObject({ same: false, kinds, cause: { label: cause } });
    expect(found.names).toEqual(expect.arrayContaining(names));
    const inPicture = kinds.some((kind) => ['layout', 'pixels', 'tint'].includes(kind));
    expect(found.overlay === undefined).toBe(!inPicture);
    expect(found.difference?.overlay).toBe(found.overlay ? hashOf(found.overlay) : null);
    expect((found.difference?.pixels ?? 0) > 0).toBe(inPicture);
  });
});

it('a violation that is no more is no difference', async () => {
  expect(await compare({ axe: ['color-contrast button'] }, {})).toEqual({ same: true, noise: 0 });
});

it('text and tree are given line by line', async () => {
  const { difference } = await compare({}, { save: 'Store' });
  expect(difference?.text.map(({ sign, text }) => sign + text)).toEqual([
    ' Settings',
    '-Save',
    '+Store',
    ' Close',
  ]);
  expect(difference?.tree).toContainEqual({ sign: '+', text: '  - button "Store"' });
});

it('a damaged picture is named with its side', async () => {
  const [from, to] = await Promise.all([shoot(), shoot({ radius: 9 })]);
  const comparison = (broken: 'from' | 'to') =>
    compareShots({
      from: from.side,
      to: to.side,
      read: { elements: () => [], image: (side) => (side === broken ? Buffer.from('nothing') : from.png) },
      name: 'settings--default, light-wide',
    });
  await expect(comparison('from')).rejects.toThrow(VisualError);
  await expect(comparison('from')).rejects.toThrow(
    'The picture of the baseline of settings--default, light-wide',
  );
  await expect(comparison('to')).rejects.toThrow('The picture of settings--default, light-wide');
});

it('a long page is compared like a short one', async () => {
  const found = await compare({ width: 1280, height: 4000 }, { width: 1280, height: 4000, radius: 9 });
  expect(found).toMatchObject({ same: false, cause: { label: 'border-radius 8px → 9px on button' } });
});
