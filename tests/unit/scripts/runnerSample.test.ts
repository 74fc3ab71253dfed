import { expect, it } from 'vitest';
import { sampleOf } from '../../../scripts/runnerSample.ts';

const tags = ['account', 'feed', 'jobs', 'people', 'profile', 'site'];
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const pages = tags.flatMap((tag) =>
  numbers(9).map((index) => `pages-${tag}-page${index % 3}--story-${index}`),
);
const flows = numbers(20).flatMap((flow) => numbers(4).map((index) => `flows-flow${flow}--story-${index}`));
const parts = numbers(50).map((index) => `components-ui-button--story-${index}`);
const all = [...parts, ...flows, ...pages];

it('the sample has pages of every tag and flows of as many titles, and nothing else', () => {
  const sample = sampleOf(all, 24);
  const chosenPages = sample.filter((id) => id.startsWith('pages-'));
  const chosenFlows = sample.filter((id) => id.startsWith('flows-'));
  expect([chosenPages.length, chosenFlows.length]).toEqual([12, 12]);
  expect(new Set(chosenPages.map((id) => id.split('-')[1]))).toEqual(new Set(tags));
  expect(new Set(chosenFlows.map((id) => id.split('--')[0])).size).toBe(12);
});

it('is the same in every order, and hardly another one when stories are added', () => {
  const sample = sampleOf(all, 24);
  expect(sampleOf(all.toReversed(), 24)).toEqual(sample);
  const more = sampleOf([...all, 'pages-jobs-new--default', 'flows-new--default'], 24);
  expect(sample.filter((id) => !more.includes(id)).length).toBeLessThanOrEqual(2);
});

it('what there is too little of is made up for by the others', () => {
  expect(sampleOf([...pages, 'flows-one--default'], 24)).toHaveLength(24);
  expect(sampleOf([...flows, 'pages-jobs-one--default'], 24)).toHaveLength(24);
  expect(sampleOf(parts, 24)).toEqual([]);
});
