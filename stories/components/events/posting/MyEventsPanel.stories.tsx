import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { eventTotalsOf, myEvents } from '../../../../mocks/factories/myEvents.ts';
import { MyEventsPanel } from '../../../../src/components/events/posting/MyEventsPanel.tsx';

const ready = { status: 'ready', hasMore: false, busy: false, onLoadMore: fn() } as const;

const meta = {
  title: 'Components/Events/MyEventsPanel',
  component: MyEventsPanel,
  // The page shows it.
  tags: ['!visual'],
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 984, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    state: { ...ready, items: myEvents.slice(0, 3) },
    events: { onEdit: fn(), onDuplicate: fn(), onCancel: fn(), onDelete: fn(), onShare: fn(), onUndo: fn() },
    tab: 'upcoming',
    onTab: fn(),
    onNew: fn(),
    totals: eventTotalsOf(myEvents),
  },
} satisfies Meta<typeof MyEventsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { name: /Upcoming/ })).toHaveTextContent('3');
    await userEvent.click(canvas.getByRole('tab', { name: /Draft/ }));
    await expect(args.onTab).toHaveBeenCalledWith('draft');
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
