import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { byDay } from '../../../../mocks/factories/eventPanel.ts';
import { OrganiserSalesPanel } from '../../../../src/components/events/organiser/OrganiserSalesPanel.tsx';

const meta = {
  title: 'Components/Events/OrganiserSalesPanel',
  component: OrganiserSalesPanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 984, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    byDay,
    event: { timezone: 'Europe/Berlin', endAt: '2026-01-30T16:00:00.000Z', currency: 'EUR' },
  },
} satisfies Meta<typeof OrganiserSalesPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The table says what the chart shows, with the latest day first. */
export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Most on 6 Jan 2026: 17 tickets.')).toBeVisible();
    await userEvent.click(canvas.getByText('Show as a table'));
    const rows = within(canvas.getByRole('table', { name: 'Sales by day' })).getAllByRole('row');
    await expect(rows).toHaveLength(13);
    await expect(rows[1]).toHaveTextContent('14 Jan 2026');
    await expect(rows[1]).toHaveTextContent('€37.50');
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
/** A long time is drawn in weeks. */
export const InWeeks: Story = {
  args: {
    byDay: Array.from({ length: 120 }, (_, index) => ({
      day: new Date(Date.UTC(2025, 8, 10 + index)).toISOString().slice(0, 10),
      sold: (index * 7) % 13,
      revenue: 0,
    })).filter(({ sold }) => sold > 0),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Each column stands for a week\.$/)).toBeVisible();
  },
};
