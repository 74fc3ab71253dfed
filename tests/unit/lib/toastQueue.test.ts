import { expect, it } from 'vitest';
import { createToastQueue } from '../../../src/lib/toastQueue.ts';

const titles = (queue: ReturnType<typeof createToastQueue>) => queue.all().map(({ title }) => title);

it('of one matter only the newest toast stands, and others stay', () => {
  const queue = createToastQueue();
  queue.add({ kind: 'success', title: 'Moved to Accepted', about: 'a1' });
  queue.add({ kind: 'success', title: 'Moved to Accepted', about: 'a2' });
  queue.add({ kind: 'info', title: 'Three are new' });
  queue.add({ kind: 'error', title: 'Somebody else moved it', about: 'a1' });
  expect(titles(queue)).toEqual(['Moved to Accepted', 'Three are new', 'Somebody else moved it']);
});

it('the same words in a row are said once, but not when another toast came between', () => {
  const queue = createToastQueue();
  const same = { kind: 'error', title: 'Something went wrong' } as const;
  queue.add(same);
  queue.add(same);
  expect(titles(queue)).toEqual(['Something went wrong']);
  queue.add({ kind: 'success', title: 'Saved' });
  queue.add(same);
  expect(titles(queue)).toEqual(['Something went wrong', 'Saved', 'Something went wrong']);
});
