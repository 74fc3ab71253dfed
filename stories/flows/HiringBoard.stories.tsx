import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { manyRequests } from '../../mocks/factories/applications.ts';
import { frames } from '../../mocks/frames.ts';
import { ApplicantBoardPanel } from '../../src/components/jobs/hiring/ApplicantBoardPanel.tsx';
import type { RequestStatus } from '../../src/domain/jobs.ts';

const five = manyRequests(5000);
const column = (status: RequestStatus) =>
  ({
    status: 'ready',
    items: five.filter(({ requestStatus }) => requestStatus === status),
    hasMore: false,
    busy: false,
    onLoadMore: () => {},
  }) as const;

const meta = {
  title: 'Flows/HiringBoard',
  component: ApplicantBoardPanel,
  // What they assert has no picture of its own.
  // Stories of the board show how it looks.
  tags: ['!visual'],
  args: {
    columns: { 1: column(1), 2: column(2), 3: column(3), 4: column(4) },
    byStatus: { '1': 2501, '2': 833, '3': 833, '4': 833 },
    selected: new Set<string>(),
    onOpen: fn(),
    onMove: fn(),
    onSelect: fn(),
  },
} satisfies Meta<typeof ApplicantBoardPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Five thousand applicants: only those in sight are drawn, wherever the column is scrolled. */
export const PipelineDom: Story = {
  play: async ({ canvas, canvasElement }) => {
    const fresh = canvas.getByRole('region', { name: /^Under review/ });
    const scroller = fresh.querySelector('ul')?.parentElement;
    if (!scroller) throw new Error('the column does not scroll');
    for (let step = 1; step <= 20; step++) {
      scroller.scrollTop = (scroller.scrollHeight * step) / 21;
      await frames();
      await expect(within(fresh).getAllByRole('article').length).toBeLessThan(40);
      await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(3500);
    }
    const top = scroller.getBoundingClientRect().top;
    await waitFor(() =>
      expect(
        within(fresh)
          .getAllByRole('article')
          .some((card) => Math.abs(card.getBoundingClientRect().top - top) < 140),
      ).toBe(true),
    );
  },
};
/** Whoever walks down with the arrows never loses the card, though others are put away. */
export const ArrowsThroughMany: Story = {
  play: async ({ canvas, userEvent }) => {
    const fresh = canvas.getByRole('region', { name: /^Under review/ });
    within(fresh).getAllByRole('article')[0]?.focus();
    await userEvent.keyboard('{End}');
    const last = () => document.activeElement?.closest('li')?.getAttribute('aria-posinset');
    const size = String(column(1).items.length);
    await waitFor(() => expect(last()).toBe(size));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(last()).toBe(String(Number(size) - 1)));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(last()).toBe('1'));
  },
};
/** By the pointer: what may not go there is not taken. */
export const Drag: Story = {
  play: async ({ args, canvas }) => {
    const card = within(canvas.getByRole('region', { name: /^Under review/ })).getAllByRole('article')[0]!;
    await waitFor(() => expect(card).toHaveAttribute('draggable', 'true'));
    const held = canvas.getByRole('region', { name: /^On hold/ });
    const at = (element: HTMLElement) => {
      const { left, top } = element.getBoundingClientRect();
      return { bubbles: true, cancelable: true, clientX: left + 40, clientY: top + 60 };
    };
    const dataTransfer = new DataTransfer();
    card.dispatchEvent(new DragEvent('dragstart', { ...at(card), dataTransfer }));
    await frames();
    held.dispatchEvent(new DragEvent('dragenter', { ...at(held), dataTransfer }));
    held.dispatchEvent(new DragEvent('dragover', { ...at(held), dataTransfer }));
    await frames();
    await waitFor(() => expect(held).toHaveAttribute('data-over'));
    held.dispatchEvent(new DragEvent('drop', { ...at(held), dataTransfer }));
    card.dispatchEvent(new DragEvent('dragend', { ...at(card), dataTransfer }));
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith(expect.objectContaining({ to: 4 })));
  },
};
