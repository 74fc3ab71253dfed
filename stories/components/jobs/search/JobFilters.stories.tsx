import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { findDialog } from '../../../../mocks/findDialog.ts';
import { noFilters } from '../../../../src/domain/jobFilters.ts';
import { longName, longWord } from '../../../../mocks/fixtures/longText.ts';
import { JobFilters } from '../../../../src/components/jobs/search/JobFilters.tsx';

const meta = {
  title: 'Components/Jobs/JobFilters',
  component: JobFilters,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    filters: noFilters,
    onChange: fn(),
    currencies: ['EUR', 'KES', 'USD'],
    results: '128 open jobs',
    count: 128,
  },
} satisfies Meta<typeof JobFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

const several = {
  ...noFilters,
  text: 'turbine',
  place: 'Hamburg',
  workplaceTypes: [3] as const,
  pay: '3000',
  answersWithin14Days: true,
};

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search jobs' });
    await expect(search).toHaveAttribute('placeholder', 'Title, company, skill or place');
    await userEvent.type(search, 'a');
    await expect(args.onChange).toHaveBeenCalledWith({ ...noFilters, text: 'a' });
    await expect(canvas.getByRole('status')).toHaveTextContent('128 open jobs');
    await expect(canvas.queryByRole('button', { name: 'Clear all' })).toBeNull();
    search.blur();
  },
};
/** The order is no filter: it stays when these are cleared. */
export const Filtered: Story = {
  args: { filters: { ...several, sort: 'pay', currency: 'KES' }, results: '1 job matches', count: 1 },
  play: async ({ args, canvas, userEvent }) => {
    const order = canvas.getByRole('combobox', { name: 'Order' });
    await expect(order).toHaveDisplayValue('Highest pay in KES');
    await userEvent.selectOptions(order, 'Closing soonest');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.filters, sort: 'closing' });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Remote' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.filters, workplaceTypes: [] });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    const kept = { ...noFilters, sort: 'pay', currency: 'KES' };
    await expect(args.onChange).toHaveBeenLastCalledWith(kept);
    const others = canvas.getByRole('button', { name: 'Filters (4)' });
    await expect(others).toHaveFocus();
    others.blur();
  },
};
/** On a phone every filter that is on comes off with a finger, and no row is higher than the others. */
export const FilteredOnPhone: Story = {
  args: { filters: several, results: '1 job matches', count: 1 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const remove of canvas.getAllByRole('button', { name: /^Remove/ })) {
      const { left, top, width, height } = remove.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const reach = matchMedia('(min-width: 768px)').matches ? 0 : 21;
      for (const [across, down] of [
        [-reach, 0],
        [reach, 0],
        [0, -reach],
        [0, reach],
      ] as const)
        await expect(remove.contains(document.elementFromPoint(x + across, y + down))).toBe(true);
    }
  },
};
export const LongText: Story = {
  args: {
    filters: {
      ...several,
      text: longName.slice(0, 200),
      place: longWord,
      employmentTypes: [1, 2, 3, 4, 5, 6, 7],
    },
    results: 'No job matches',
    count: 0,
  },
};
/** On phones it fills the screen; the button says what waits behind it. */
export const SheetOpen: Story = {
  render: function Sheet(args) {
    const [filters, setFilters] = useState(args.filters);
    return <JobFilters {...args} filters={filters} onChange={setFilters} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const sheet = within(await findDialog('Filters'));
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Remote' }));
    await expect(sheet.getByRole('checkbox', { name: 'Remote' })).toBeChecked();
    await userEvent.click(sheet.getByRole('button', { name: 'Show 50+ jobs' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters (1)' })).toHaveFocus());
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Remote' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const again = await findDialog('Filters');
    await waitFor(() => expect(again).toBeVisible());
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
