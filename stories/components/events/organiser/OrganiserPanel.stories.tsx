import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeEventPanel } from '../../../../mocks/factories/eventPanel.ts';
import { draftEvent } from '../../../../mocks/factories/myEvents.ts';
import { OrganiserPanel } from '../../../../src/components/events/organiser/OrganiserPanel.tsx';

const meta = {
  title: 'Components/Events/OrganiserPanel',
  component: OrganiserPanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 984, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    panel: makeEventPanel(),
    tab: 'overview',
    onTab: fn(),
    editHref: '/?edit=e1',
    pageHref: '/?event=e1',
    onShare: fn(),
    attendees: <p>Attendees</p>,
    waitingList: <p>Waiting list</p>,
    messages: <p>Messages</p>,
  },
} satisfies Meta<typeof OrganiserPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a door to work at there is no tab for it. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('tab', { name: 'Check-in' })).toBeNull();
    canvas.getByRole('tab', { name: /Overview/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onTab).toHaveBeenCalledWith('attendees');
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
/** Nothing is sold, so there is nothing to draw. An address that names a part which is not there shows the first one. */
export const Draft: Story = {
  args: {
    tab: 'check-in',
    panel: makeEventPanel(
      draftEvent.event,
      { byPackage: [], byDay: [], byGate: [], waitlist: [], messages: [] },
      { ...draftEvent.sales, capacity: undefined },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Overview', selected: true })).toBeVisible();
    await expect(canvas.getByText('Nothing is sold yet.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Share' })).toBeNull();
  },
};
/** An address that names a part shows it. */
export const Ended: Story = {
  tags: ['!visual'], // Default with another word and one more tab.
  args: {
    panel: makeEventPanel({ status: 3, endAt: '2026-01-10T16:00:00.000Z' }),
    tab: 'check-in',
    checkIn: <p>The door</p>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ended')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Edit' })).toBeNull();
    await expect(canvas.getByRole('tab', { name: 'Check-in', selected: true })).toBeVisible();
    await expect(canvas.getByText('The door')).toBeVisible();
  },
};
/** On the event's own page. Nothing can be earned with it, and nobody is inside yet. */
export const Embedded: Story = {
  args: {
    embedded: true,
    panel: makeEventPanel(
      { pricing: 0 },
      { byGate: [], byDay: [] },
      { revenue: 0, refunded: 0, checkedIn: 0, capacity: undefined },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Your event' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Edit' })).toBeVisible();
    await expect(canvas.getByText('Free event')).toBeVisible();
    await expect(canvas.getByText('0 of 88')).toBeVisible();
    await expect(canvas.queryByRole('table', { name: 'Checked in by gate' })).toBeNull();
  },
};
