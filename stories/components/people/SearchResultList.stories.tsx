import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { eventRows, jobRows, manyRows, memberRows, recents } from '../../../mocks/factories/search.ts';
import { SearchResultList } from '../../../src/components/people/SearchResultList.tsx';

const more = { hasMore: false, busy: false };
const meta = {
  title: 'Components/People/SearchResultList',
  component: SearchResultList,
  args: {
    id: 'results',
    state: { status: 'ready', rows: memberRows, ...more },
    text: 'nguyen',
    active: 0,
    place: 'sheet',
    onChoose: fn(),
  },
} satisfies Meta<typeof SearchResultList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What was typed is bold, whatever its accents. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('option');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(first?.querySelector('strong')).toHaveTextContent('Nguyễn');
    await userEvent.click(canvas.getByRole('option', { name: /Ilse/ }));
    await expect(args.onChoose).toHaveBeenCalledWith({ option: { kind: 'row', row: memberRows[1] } });
    for (const option of canvas.getAllByRole('option'))
      await expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
/** [S4.9] Rows of skeletons, of a picture and two lines each. */
export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll('[data-part=row]')];
    await expect(rows).toHaveLength(3);
    for (const row of rows) {
      await expect(row.querySelectorAll('[aria-hidden]').length).toBeGreaterThanOrEqual(3);
      await expect(row).toHaveTextContent('');
      await expect(row).toBeVisible();
    }
  },
};
/** [S8.2] */
export const Error: Story = {
  args: { state: { status: 'error' }, active: -1 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Error')).toBeVisible();
    await userEvent.click(canvas.getByRole('option', { name: 'Try again' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ option: { kind: 'retry' } });
  },
};
const leila = {
  kind: 'member',
  id: 'u60',
  userType: 1,
  name: 'ليلى كريمي',
  lines: ['مصممة منتجات في كادي'],
} as const;
export const Many: Story = {
  args: {
    state: { status: 'ready', rows: [leila, ...manyRows(9)], hasMore: true, busy: false },
    text: '',
    active: -1,
  },
  play: async ({ args, canvas, userEvent }) => {
    // A name that is read the other way stands beside its picture too.
    const [first, second] = canvas
      .getAllByRole('option')
      .map((option) => option.querySelector('[data-part=name]')?.getBoundingClientRect().left ?? NaN);
    await expect(first).toBeCloseTo(second ?? NaN, 0);
    await userEvent.click(canvas.getByRole('option', { name: 'Load more' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ option: { kind: 'more' } });
  },
};
export const LoadingMore: Story = {
  args: { state: { status: 'ready', rows: manyRows(10), hasMore: true, busy: true }, text: '', active: 10 },
};
/** [S3.3] Name and place of an event; vacancy, company and place of a job. */
export const Events: Story = {
  args: { state: { status: 'ready', rows: [...eventRows, ...jobRows], ...more }, text: 'noche', active: -1 },
  play: async ({ args, canvas, userEvent }) => {
    const event = canvas.getByRole('option', { name: /oficios/ });
    await expect(event).toHaveTextContent('Teatro Colón, Bogotá');
    await userEvent.click(event);
    await expect(args.onChoose).toHaveBeenLastCalledWith({ option: { kind: 'row', row: eventRows[0] } });
    const job = canvas.getByRole('option', { name: /process engineer/ });
    await expect(job).toHaveTextContent('Kestrel Talent · Hanoi, Vietnam');
    await userEvent.click(job);
    await expect(args.onChoose).toHaveBeenLastCalledWith({ option: { kind: 'row', row: jobRows[0] } });
  },
};
export const Recent: Story = {
  args: { state: { status: 'recent', searches: recents }, text: '', active: -1 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('option', { name: 'Clear recent searches' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ option: { kind: 'forget' } });
  },
};
