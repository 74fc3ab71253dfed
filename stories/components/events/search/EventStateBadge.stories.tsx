import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { makeEvent } from '../../../../mocks/factories/events.ts';
import { EventStateBadge } from '../../../../src/components/events/search/EventStateBadge.tsx';

const meta = {
  title: 'Components/Events/EventStateBadge',
  component: EventStateBadge,
  args: { event: makeEvent({ remaining: 12 }) },
} satisfies Meta<typeof EventStateBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** While many are left, nothing has to be said. */
export const Default: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <EventStateBadge event={makeEvent({ remaining: 12 })} />
      <EventStateBadge event={makeEvent({ soldOut: true, remaining: 0 })} />
      <EventStateBadge event={makeEvent({ startAt: '2026-01-15T08:00:00.000Z' })} />
      <EventStateBadge event={makeEvent({ status: 2 })} />
      <EventStateBadge event={makeEvent({ endAt: '2026-01-15T08:59:00.000Z' })} />
      <EventStateBadge event={makeEvent({ status: 0 })} />
      <EventStateBadge event={makeEvent({ remaining: 20 })} />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const word of ['12 left', 'Sold out', 'On now', 'Cancelled', 'Ended', 'Draft'])
      await expect(canvas.getByText(word)).toBeVisible();
    await expect(canvas.queryByText('20 left')).toBeNull();
  },
};
