import { expect, test } from 'vitest';
import { isLastPage } from '../../../src/api/lastPage.ts';
import { useListState } from '../../../src/hooks/site/useListState.ts';

const page = (from: number, count: number, length = 10) => ({
  response: Array.from({ length }, (_, index) => ({ id: String(from + index) })),
  count,
});
const idle = { isLoading: false, isValidating: false, size: 2, setSize: () => {}, mutate: () => {} };
// No hook is called inside; it is named like one because it belongs to them.
const listOf = useListState;
const state = (data: ReturnType<typeof page>[]) => listOf({ ...idle, data }, ({ id }) => id);

test('what was added at the top does not hide that there are more pages', () => {
  const first = page(1, 21);
  const added = { response: [{ id: 'new' }, ...first.response], count: 22 };
  expect(state([added, page(11, 21)])).toMatchObject({ status: 'ready', hasMore: true });
});

test('the last page ends the list, also when fewer came than were counted', () => {
  expect(state([page(1, 20), page(11, 20)])).toMatchObject({ hasMore: false });
  expect(state([page(1, 25), page(11, 20), page(21, 20, 0)])).toMatchObject({ hasMore: false });
});

test('an item that moved to the next page is shown once', () => {
  expect(state([page(1, 19), page(10, 19)])).toMatchObject({ items: { length: 19 }, hasMore: false });
});

test('where there is a cursor, it alone says whether there is more', () => {
  const listed = (nextCursor: string | null, length = 10) => ({ ...page(1, 10_000, length), nextCursor });
  expect(state([listed('a')])).toMatchObject({ hasMore: true });
  // Further than rows are counted.
  expect(state([{ ...listed('a'), count: 10 }])).toMatchObject({ hasMore: true });
  expect(state([listed('a'), listed(null)])).toMatchObject({ hasMore: false });
  expect(isLastPage(listed('a', 0))).toBe(false);
  expect(isLastPage(listed(null))).toBe(true);
  expect([isLastPage(page(1, 10, 0)), isLastPage(page(1, 10))]).toEqual([true, false]);
});
