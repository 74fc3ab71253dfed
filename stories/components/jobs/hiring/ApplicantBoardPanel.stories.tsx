import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { manyRequests, pipeline } from '../../../../mocks/factories/applications.ts';
import { ApplicantBoardPanel } from '../../../../src/components/jobs/hiring/ApplicantBoardPanel.tsx';
import type { Application, RequestStatus } from '../../../../src/domain/jobs.ts';

const column = (all: readonly Application[], status: RequestStatus) => {
  const items = all.filter(({ requestStatus }) => requestStatus === status);
  if (items.length === 0) return { status: 'empty' } as const;
  return { status: 'ready', items, hasMore: false, busy: false, onLoadMore: () => {} } as const;
};
const columnsOf = (all: readonly Application[]) => ({
  1: column(all, 1),
  2: column(all, 2),
  3: column(all, 3),
  4: column(all, 4),
});

const meta = {
  title: 'Components/Jobs/ApplicantBoardPanel',
  component: ApplicantBoardPanel,
  args: {
    columns: columnsOf(pipeline),
    byStatus: { '1': 8, '2': 3, '3': 3, '4': 3 },
    selected: new Set<string>(),
    onOpen: fn(),
    onMove: fn(),
    onSelect: fn(),
  },
} satisfies Meta<typeof ApplicantBoardPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const focused = () => document.activeElement?.getAttribute('aria-label');
const blur = () => (document.activeElement as HTMLElement | null)?.blur();

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('region').map((one) => one.querySelector('h2')?.textContent)).toEqual([
      'Under review 8',
      'On hold 3',
      'Accepted 3',
      'Rejected 3',
    ]);
    // The clock stands at 9:00.
    for (const badge of ['Notice leaves in 9 min', 'Interview', 'Withdrawn'])
      await expect(canvas.getByText(badge)).toBeVisible();
    const [first] = canvas.getAllByRole('article');
    await userEvent.click(within(first!).getAllByRole('button')[0]!);
    await expect(args.onOpen).toHaveBeenCalledWith({ application: pipeline[0] });
    blur();
  },
};
/** Arrows walk, Enter opens, Space selects, a number moves where that is possible. */
export const ByKeyboard: Story = {
  // It looks as the default does.
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('article');
    first?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('region', { name: /On hold/ })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await userEvent.keyboard('{Enter}');
    const name = focused();
    await expect(args.onOpen).toHaveBeenLastCalledWith({
      application: expect.objectContaining({ applicant: expect.objectContaining({ userName: name }) }),
    });
    await userEvent.keyboard(' ');
    await expect(args.onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ selected: true }));
    // It stands in the second column; the fourth holds those who were rejected.
    await userEvent.keyboard('2');
    await expect(args.onMove).not.toHaveBeenCalled();
    await userEvent.keyboard('4');
    await expect(args.onMove).toHaveBeenCalledWith(expect.objectContaining({ to: 3 }));
    // From a name or a menu in a card the keys go on as from the card, from column to column as they stand.
    const regionOfFocus = () => document.activeElement?.closest('section')?.querySelector('h2')?.textContent;
    const inFocus = () => within(document.activeElement as HTMLElement);
    within(first!).getAllByRole('button')[0]!.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    for (const column of ['On hold 3', 'Accepted 3', 'Rejected 3']) {
      inFocus()
        .getByRole('button', { name: /^Actions for/ })
        .focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(regionOfFocus()).toBe(column);
    }
    await userEvent.keyboard('{ArrowLeft}');
    await expect(regionOfFocus()).toBe('Accepted 3');
    inFocus().getAllByRole('button')[0]!.focus();
    await userEvent.keyboard('4');
    await expect(args.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ to: 3 }));
    // The name itself opens, once; Space is its own as well.
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
    await userEvent.keyboard(' ');
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};
const many = manyRequests(1005);
/** A column longer than what is drawn, one without anybody, one unread, one with more to come. Offline nothing moves. */
export const Locked: Story = {
  args: {
    locked: 'You are offline.',
    columns: {
      1: { status: 'ready', items: many.slice(0, 1000), hasMore: false, busy: false, onLoadMore: fn() },
      2: { status: 'error', error: { message: 'The server did not answer.' }, onRetry: fn() },
      3: { status: 'ready', items: many.slice(1000), hasMore: true, busy: false, onLoadMore: fn() },
      4: { status: 'empty' },
    },
    byStatus: { '1': 1234, '2': 3, '3': 200, '4': 0 },
    selected: new Set(['a1']),
    showJob: true,
    filtered: true,
  },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getAllByRole('article')[0]?.focus();
    await userEvent.keyboard('3');
    await expect(args.onMove).not.toHaveBeenCalled();
    // Only those in sight are drawn, and near the end more is asked for.
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeLessThan(35));
    const { 2: unread, 3: last } = args.columns;
    await waitFor(() => expect(last.status === 'ready' && last.onLoadMore).toHaveBeenCalled());
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(unread.status === 'error' && unread.onRetry).toHaveBeenCalledOnce();
    blur();
  },
};
