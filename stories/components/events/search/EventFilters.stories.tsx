import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { findDialog } from '../../../../mocks/findDialog.ts';
import { EventFilters } from '../../../../src/components/events/search/EventFilters.tsx';
import { noEventFilters, type EventFilters as Values } from '../../../../src/domain/eventFilters.ts';

const meta = {
  title: 'Components/Events/EventFilters',
  component: EventFilters,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    filters: noEventFilters,
    onChange: fn(),
    view: 'upcoming',
    locating: { busy: false, onLocate: fn() },
    results: '128 events',
  },
} satisfies Meta<typeof EventFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

const several: Values = {
  ...noEventFilters,
  text: 'ceramics',
  city: 'Kyoto',
  when: 'dates',
  from: '2026-02-03',
  to: '2026-02-09',
  where: 'online',
  price: 'free',
  category: 4,
};

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search events' });
    await userEvent.type(search, 'a');
    await expect(args.onChange).toHaveBeenCalledWith({ ...noEventFilters, text: 'a' });
    await expect(canvas.getByRole('status')).toHaveTextContent('128 events');
    search.blur();
  },
};
export const Filtered: Story = {
  args: { filters: several, results: '1 event' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 3 Feb to 9 Feb' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...several, when: '', from: '', to: '' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(noEventFilters);
    const others = canvas.getByRole('button', { name: 'Filters (5)' });
    await expect(others).toHaveFocus();
    others.blur();
  },
};
/** The calendar decides about time by itself. */
export const WithoutTime: Story = {
  // Filtered without one of its words.
  tags: ['!visual'],
  args: { filters: several, view: 'calendar', results: undefined },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('3 Feb to 9 Feb')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters (4)' }));
    const dialog = await findDialog('Filters');
    await expect(within(dialog).queryByRole('combobox', { name: 'When' })).toBeNull();
    await expect(within(dialog).getByRole('combobox', { name: 'Kind' })).toHaveValue('4');
  },
};
/**
 * Two days are asked for when that is chosen, and the last one is not before the first. Whoever does not say where they
 * are types a city.
 */
export const Sheet: Story = {
  args: {
    locating: {
      busy: false,
      error: 'Your browser does not say where you are. Allow it in its settings, or type a city.',
      onLocate: fn(),
    },
  },
  render: function Sheet(args) {
    const [filters, setFilters] = useState(args.filters);
    return <EventFilters {...args} filters={filters} onChange={setFilters} />;
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const dialog = within(await findDialog('Filters'));
    const near = dialog.getByRole('button', { name: 'Near me' });
    await expect(near).toHaveAccessibleDescription(/type a city/);
    await userEvent.click(near);
    await expect(args.locating.onLocate).toHaveBeenCalledOnce();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'When' }), 'Between two days');
    await userEvent.type(dialog.getByLabelText('First day'), '2026-02-03');
    await userEvent.type(dialog.getByLabelText('Last day'), '2026-02-01');
    await waitFor(() => expect(dialog.getByText('The last day is not before the first.')).toBeVisible());
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
/** How far, and the nearest first; "Anywhere" takes both back. */
export const Near: Story = {
  args: {
    filters: { ...noEventFilters, near: { lat: 53.55, lng: 9.99, km: 25 }, sort: 'DISTANCE' },
    results: '3 events',
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Within 25 km')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters (1)' }));
    const dialog = within(await findDialog('Filters'));
    await expect(dialog.getByRole('combobox', { name: 'Order' })).toHaveDisplayValue('Nearest first');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'How far' }), '100');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ near: { lat: 53.55, lng: 9.99, km: 100 } }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Anywhere' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(noEventFilters);
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
