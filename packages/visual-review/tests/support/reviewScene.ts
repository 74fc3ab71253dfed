import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashOf } from '../../src/store/hash.ts';
import { pathOfHash } from '../../src/store/hashed.ts';
import type { Rules } from '../../src/store/rules.ts';
import { Store } from '../../src/store/store.ts';
import type { Difference, Hash, Report, ShotResult, StoryInfo } from '../../src/types.ts';
import { elementsOf } from './elementsOf.ts';
import { everybody } from './rules.ts';
import { button, drawCard, overlayOf, type DrawnCard } from './card.ts';

const modes = ['light-wide', 'dark-wide'] as const;

function put(folder: string, kind: 'images' | 'elements', bytes: Buffer): Hash {
  const hash = hashOf(bytes);
  const path = pathOfHash(folder, kind, hash);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  return hash;
}

const nothing: Omit<Difference, 'kinds' | 'cause'> = {
  pixels: 0,
  unequal: 0,
  regions: [],
  tree: [],
  text: [],
  axe: [],
  overlay: null,
};

export const radiusCause = {
  key: 'button border-radius 8px 9px',
  label: 'border-radius 8px → 9px on button',
} as const;

export interface Scene {
  store: string;
  report: string;
  rules: Rules;
}

/**
 * A store and a report in `folder`: of the given stories, the first half got a rounder button (one cause); then one says
 * another word, one is new, one is gone, one is broken, and the rest stayed the same. At least nine stories.
 */
export async function makeScene(
  folder: string,
  stories: Readonly<Record<string, StoryInfo>>,
): Promise<Scene> {
  const scene = { store: join(folder, 'store'), report: join(folder, 'report'), rules: everybody };
  const store = new Store(scene.store);
  const ids = Object.keys(stories);
  const rounder = Math.floor(ids.length / 2);
  const shots: ShotResult[] = [];
  const lines: { trees: Record<Hash, string[]>; texts: Record<Hash, string[]> } = { trees: {}, texts: {} };
  const keep = (drawn: DrawnCard) => {
    lines.trees[drawn.shot.tree] = drawn.tree;
    lines.texts[drawn.shot.text] = drawn.text;
    put(scene.report, 'images', drawn.image);
    put(scene.report, 'elements', drawn.elements);
    return drawn;
  };
  for (const [index, story] of ids.entries()) {
    const label = stories[story]?.name ?? story;
    const baseline: Record<string, DrawnCard> = {};
    for (const mode of modes) {
      const dark = mode.startsWith('dark');
      const from = await drawCard({ dark, radius: 8, label });
      const place = index - rounder;
      if (place !== 1) baseline[mode] = from;
      if (place < 0) {
        const to = keep(await drawCard({ dark, radius: 9, label }));
        const overlay = put(scene.report, 'images', await overlayOf(to));
        const regions = [{ box: button, element: 'button "Get a ticket"', what: 'border-radius 8px → 9px' }];
        shots.push({
          story,
          mode,
          state: 'changed',
          from: from.shot,
          to: to.shot,
          diff: {
            ...nothing,
            kinds: ['pixels'],
            pixels: 16,
            unequal: 24,
            regions,
            overlay,
            cause: radiusCause,
          },
        });
      } else if (place === 0) {
        const to = keep(
          await drawCard({ dark, radius: 8, label: `${label} evening` }, ['color-contrast button']),
        );
        const regions = [
          {
            box: [40, 44, 160, 26] as const,
            element: `heading "${label} evening"`,
            what: `text “${label}” → “${label} evening”`,
          },
        ];
        shots.push({
          story,
          mode,
          state: 'changed',
          from: from.shot,
          to: to.shot,
          diff: {
            ...nothing,
            kinds: ['pixels', 'text', 'tree', 'axe'],
            pixels: 840,
            unequal: 1022,
            regions,
            text: [
              { sign: '-', text: label },
              { sign: '+', text: `${label} evening` },
              { sign: ' ', text: 'Thursday 15 January, 19:00' },
            ],
            tree: [
              { sign: '-', text: `- heading "${label}" [level=3]` },
              { sign: '+', text: `- heading "${label} evening" [level=3]` },
              { sign: ' ', text: '- text: Thursday 15 January' },
            ],
            axe: ['color-contrast button'],
            cause: { key: `text ${story}`, label: `text changed on heading "${label} evening"` },
          },
        });
      } else if (place === 1) shots.push({ story, mode, state: 'new', to: keep(from).shot });
      else if (place === 2) shots.push({ story, mode, state: 'removed', from: from.shot });
      else if (place === 3)
        shots.push({
          story,
          mode,
          state: 'broken',
          from: from.shot,
          problem: 'play failed: no button “Send”',
        });
      else shots.push({ story, mode, state: 'same', from: from.shot });
    }
    const drawn = Object.values(baseline);
    for (const { image } of drawn) store.putImage(image);
    if (drawn.length)
      store.writeBaseline({
        story,
        shots: Object.fromEntries(Object.entries(baseline).map(([mode, { shot }]) => [mode, shot])),
        trees: Object.fromEntries(drawn.map(({ shot, tree }) => [shot.tree, tree])),
        texts: Object.fromEntries(drawn.map(({ shot, text }) => [shot.text, text])),
        elements: elementsOf(drawn),
      });
  }
  const report: Report = {
    version: 1,
    at: '2026-01-15T09:00:00.000Z',
    seconds: 12,
    env: 'e7e7e7',
    head: null,
    stories,
    shots,
    ...lines,
  };
  writeFileSync(join(scene.report, 'report.json'), JSON.stringify(report));
  return scene;
}

export const readScene = ({ report }: Scene): Report =>
  JSON.parse(readFileSync(join(report, 'report.json'), 'utf8')) as Report;

/** Stories for tests without a Storybook. */
export const someStories: Readonly<Record<string, StoryInfo>> = Object.fromEntries(
  ['Default', 'Minimal', 'Long', 'Sold out', 'Pinned', 'Closed', 'Unread', 'Live', 'Ended', 'Draft'].map(
    (name) => [
      `components-events-eventcard--${name.toLowerCase().replace(' ', '-')}`,
      {
        title: 'Components/Events/EventCard',
        name,
        file: 'stories/components/events/EventCard.stories.tsx',
      },
    ],
  ),
);
