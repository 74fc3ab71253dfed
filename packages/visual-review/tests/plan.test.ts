import { expect, it } from 'vitest';
import { modesOf } from '../src/modes.ts';
import { modesAt, modesBeside, planStories, roundsOf, type PlanOptions } from '../src/run/plan.ts';
import { configOf } from './support/config.ts';

const config = configOf('.');

const story = (id: string, title: string, tags = ['dev', 'test', 'visual']) => [
  id,
  { id, type: 'story', title, name: 'Default', importPath: `./stories/${title}.stories.tsx`, tags },
];
const index = {
  entries: Object.fromEntries([
    story('components-ui-button--default', 'Components/Ui/Button'),
    story('components-feed-postcard--default', 'Components/Feed/PostCard'),
    story('pages-feed-postspage--default', 'Pages/Feed/PostsPage'),
    story('pages-feed-postspage--undrawn', 'Pages/Feed/PostsPage', ['dev', 'test']),
    story('pages-feed-postspage--left', 'Pages/Feed/PostsPage', ['dev', 'test', 'vitest']),
    [
      'components-ui-button--docs',
      { id: 'components-ui-button--docs', type: 'docs', title: '', name: '', importPath: '' },
    ],
  ]),
};
const plan = (options?: PlanOptions) => planStories(config, index, options);
const names = (title: string, added?: string[]) => modesOf(config, title, added).map(({ name }) => name);

it('pages are drawn in every mode, parts in one of each theme and width, primitives wide only; a story can add one', () => {
  const all = ['light-wide', 'dark-wide', 'light-phone', 'dark-phone'];
  expect(names('Pages/Feed/PostsPage')).toEqual(all);
  expect(names('Flows/Search')).toEqual(all);
  expect(names('Components/Feed/PostCard')).toEqual(['light-wide', 'dark-phone']);
  expect(names('Components/Feed/PostCard', ['light-phone'])).toEqual([
    'light-wide',
    'light-phone',
    'dark-phone',
  ]);
  expect(names('Components/Ui/Button')).toEqual(all.slice(0, 2));
  expect(names('Foundations/Colours')).toEqual(all.slice(0, 2));
  expect(names('Components/Ui/Button', ['dark-phone'])).toEqual([...all.slice(0, 2), 'dark-phone']);
  expect(plan().map(({ title, whole }) => [title, whole])).toEqual([
    ['Components/Ui/Button', false],
    ['Components/Feed/PostCard', false],
    ['Pages/Feed/PostsPage', true],
  ]);
});

it('a story without the tag `visual` is visited once by a run that checks, and drawn in none of its modes', () => {
  const undrawn = 'pages-feed-postspage--undrawn';
  const planned = plan().map(({ story }) => story);
  expect(planned).toContain('pages-feed-postspage--default');
  expect(planned).not.toContain(undrawn);
  const checked = plan({ check: true });
  expect(checked.find(({ story }) => story === undrawn)?.drawn).toBe(false);
  expect(checked.map(({ story }) => story)).not.toContain('pages-feed-postspage--left');
  const rounds = roundsOf(config, checked, { check: true });
  expect(rounds.map(({ visits }) => visits.some(({ story }) => story === undrawn))).toEqual([true, false]);
  expect(
    rounds.flatMap((round) => checked.slice(3).flatMap((visit) => modesAt(config, visit, round))),
  ).toEqual([]);
});

it('a story is visited once for each size', () => {
  const rounds = roundsOf(config, plan());
  expect(rounds.map(({ width, visits }) => [width, visits.length])).toEqual([
    [1280, 3],
    [390, 2],
  ]);
});

it('a part is drawn at its other sizes where it was played, a page is not', () => {
  const [wide] = roundsOf(config, plan());
  const beside = plan({ check: true }).map((visit) => [
    visit.story,
    wide && modesBeside(config, visit, wide, visit.title === 'Components/Ui/Button' ? ['dark-phone'] : []),
  ]);
  const darkPhone = [expect.objectContaining({ name: 'dark-phone' })];
  expect(Object.fromEntries(beside)).toEqual({
    'components-ui-button--default': darkPhone,
    'components-feed-postcard--default': darkPhone,
    'pages-feed-postspage--default': [],
    'pages-feed-postspage--undrawn': [],
  });
});

it('the first round of a run that checks asks of every story whether it holds', () => {
  const visits = plan();
  expect(roundsOf(config, visits, { check: true }).map(({ checks }) => checks)).toEqual([true, false]);
  expect(roundsOf(config, visits, { check: true })[0]?.visits).toHaveLength(visits.length);
  expect(roundsOf(config, visits).some(({ checks }) => checks)).toBe(false);
});

it('stories are chosen by glob and split into shards that together are all', () => {
  const ids = (options: PlanOptions) => plan(options).map(({ story: id }) => id);
  expect(ids({ only: ['components-*'] })).toHaveLength(2);
  expect(ids({ only: ['pages-feed-postspage--default'] })).toEqual(['pages-feed-postspage--default']);
  expect(ids({ only: ['.*'] })).toEqual(ids({}));
  expect(ids({ only: ['nothing'] })).toEqual([]);
  const shards = [1, 2].flatMap((at) => ids({ shard: { index: at, count: 2 } }));
  expect(shards.sort()).toEqual(ids({}).sort());
  expect(plan()[0]?.file).toBe('stories/Components/Ui/Button.stories.tsx');
});
