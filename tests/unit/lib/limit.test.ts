import { expect, it } from 'vitest';
import { limit } from '../../../src/lib/limit.ts';

it('runs at most so many tasks at a time, in order, also after a failure', async () => {
  const inTurn = limit(2);
  let running = 0;
  let most = 0;
  const started: number[] = [];
  const tasks = Array.from({ length: 7 }, (_, index) =>
    inTurn(async () => {
      started.push(index);
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running--;
      if (index === 1) throw new Error('broken');
      return index;
    }),
  );
  const results = await Promise.allSettled(tasks);
  expect(most).toBe(2);
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
});
