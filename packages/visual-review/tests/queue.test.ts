import { expect, it } from 'vitest';
import { queueOf } from '../src/run/queue.ts';

const visit = (story: string) => ({
  story,
  title: 'Pages/Home',
  name: story,
  file: `stories/${story[0]}.stories.tsx`,
  whole: true,
  drawn: true,
});

it('each page is given the stories of one file, and helps another when no file is left to begin', () => {
  const next = queueOf(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map(visit));
  const first = [next()];
  const second = [next()];
  first.push(next(first.at(-1)));
  for (let at = 0; at < 3; at++) second.push(next(second.at(-1)));
  first.push(next(first.at(-1)));
  expect(first.map((given) => given?.story)).toEqual(['a1', 'a2', 'a4']);
  expect(second.map((given) => given?.story)).toEqual(['b1', 'b2', 'c1', 'a3']);
  expect([next(first.at(-1)), next(second.at(-1))]).toEqual([undefined, undefined]);
});

it('stories of a file that do not stand together are given together, and none twice', () => {
  const next = queueOf(['a1', 'b1', 'a2', 'b2'].map(visit));
  const given = [next()];
  while (given.at(-1)) given.push(next(given.at(-1)));
  expect(given.map((one) => one?.story)).toEqual(['a1', 'a2', 'b1', 'b2', undefined]);
});
