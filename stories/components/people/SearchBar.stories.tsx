import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within, type screen } from 'storybook/test';
import { manyRows, memberRows } from '../../../mocks/factories/search.ts';
import { longWord } from '../../../mocks/fixtures/longText.ts';
import { SearchBar } from '../../../src/components/people/SearchBar.tsx';

const meta = {
  title: 'Components/People/SearchBar',
  component: SearchBar,
  args: {
    types: [1, 2, 3, 4, 5, 6],
    type: undefined,
    text: '',
    state: undefined,
    onType: fn(),
    onText: fn(),
    onChoose: fn(),
    onSubmit: fn(),
    onOpen: fn(),
    onClose: fn(),
  },
  // Room for the list, which lies over what is below.
  decorators: [(Story) => <div style={{ minBlockSize: '24rem', maxInlineSize: '26.25rem' }}>{Story()}</div>],
} satisfies Meta<typeof SearchBar>;
export default meta;
type Story = StoryObj<typeof meta>;

type Queries = Pick<typeof screen, 'getByRole'>;
/** The types are options too. */
const options = (canvas: Queries) => within(canvas.getByRole('listbox')).getAllByRole('option');
const chosen = (canvas: Queries) =>
  within(canvas.getByRole('listbox')).getByRole('option', { selected: true });

/** [S4.9] The text waits for the type. [S6.1] The types and their words. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'Search' })).toBeDisabled();
    const types = canvas.getByRole('combobox', { name: 'Search type' });
    await expect([...types.querySelectorAll('option')].map(({ text }) => text)).toEqual([
      'Type',
      'User',
      'Hr Agency',
      'Brand',
      'Business',
      'Event',
      'Job',
    ]);
    await userEvent.selectOptions(types, 'Job');
    await expect(args.onType).toHaveBeenCalledWith({ type: 6 });
  },
};
/** Arrows move and go round, Enter opens, Escape closes; the focus stays in the field. */
export const Found: Story = {
  args: {
    type: 1,
    text: 'nguyen',
    state: { status: 'ready', rows: memberRows, hasMore: false, busy: false },
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Search' });
    await userEvent.click(field);
    await expect(args.onOpen).toHaveBeenCalled();
    // Once a type is chosen, what is typed is told.
    await userEvent.keyboard('x');
    await expect(args.onText).toHaveBeenCalledWith({ text: 'nguyenx' });
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowUp}');
    await expect(chosen(canvas)).toHaveTextContent('Tomás');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith({ option: { kind: 'row', row: memberRows[1] } });
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveAttribute('aria-activedescendant', options(canvas)[0]?.id);
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
/** The choice stays where it is while more arrive, and is seen whole. */
export const MoreArrive: Story = {
  args: { type: 1, text: 'a' },
  render: function Controlled(args) {
    const [count, setCount] = useState(10);
    const state = { status: 'ready', rows: manyRows(count), hasMore: count < 20, busy: false } as const;
    return <SearchBar {...args} state={state} onChoose={() => setCount(20)} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Search' }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(chosen(canvas)).toHaveTextContent('Load more');
    await userEvent.keyboard('{Enter}');
    await expect(options(canvas)).toHaveLength(20);
    await expect(chosen(canvas)).toBe(options(canvas)[10]);
    const list = canvas.getByRole('listbox').getBoundingClientRect();
    const row = chosen(canvas).getBoundingClientRect();
    await expect(row.bottom).toBeLessThanOrEqual(list.bottom + 0.5);
  },
};
/** [S8.2] Seen, and said to those who do not see it. */
export const LongText: Story = {
  args: { type: 2, text: longWord, state: { status: 'empty' } },
  play: async ({ canvas }) => {
    const texts = canvas.getAllByText('No results found.');
    await expect(texts).toHaveLength(2);
    for (const text of texts) await expect(text).toBeVisible();
  },
};
