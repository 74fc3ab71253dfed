import type { Difference, Report, Shot, ShotResult } from '../../src/types.ts';

const digits = (seed: string) => seed.padEnd(24, '0');

export const shotOf = (img: string): Shot => ({
  img: digits(img),
  tree: digits('1'),
  text: digits('2'),
  axe: [],
  png: digits('3'),
  width: 1280,
  height: 860,
  elements: digits('4'),
});

export const differenceOf = (change: Partial<Difference> = {}): Difference => ({
  kinds: ['pixels'],
  pixels: 24,
  unequal: 30,
  regions: [{ box: [16, 24, 80, 40], element: 'button "Save"', what: 'border-radius 8px → 9px' }],
  cause: { key: 'style:border-radius:8px→9px', label: 'border-radius 8px → 9px on button' },
  tree: [],
  text: [],
  axe: [],
  overlay: null,
  ...change,
});

/** A report of these shots; stories are called after their ids, `ui-button` is `Components/Ui/Button`. */
export function reportOf(shots: readonly ShotResult[], change: Partial<Report> = {}): Report {
  return {
    version: 1,
    at: '2026-01-15T09:00:00.000Z',
    seconds: 12.5,
    env: 'env',
    head: null,
    stories: Object.fromEntries(
      shots.map(({ story }) => [
        story,
        { title: `Components/${story}`, name: 'Default', file: `stories/${story}.tsx` },
      ]),
    ),
    shots,
    trees: {},
    texts: {},
    ...change,
  };
}
