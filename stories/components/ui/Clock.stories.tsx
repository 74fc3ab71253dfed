import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { longName } from '../../../mocks/fixtures/longText.ts';
import { ClockProvider } from '../../../src/components/ui/Clock.tsx';
import { RelativeTime } from '../../../src/components/ui/RelativeTime.tsx';

const at = '2026-01-15T09:00:00Z';
const clock = { moment: new Date(at) };

const meta = {
  title: 'Components/Ui/Clock',
  component: ClockProvider,
  args: { now: new Date('2026-01-15T09:00:20Z'), children: <RelativeTime at={at} /> },
} satisfies Meta<typeof ClockProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20 seconds ago')).toBeVisible();
  },
};
/** A function is read again when the tab comes back into view. */
export const Ticking: Story = {
  args: { now: () => clock.moment },
  beforeEach: () => {
    clock.moment = new Date(at);
  },
  play: async ({ canvas }) => {
    clock.moment = new Date('2026-01-15T09:05:00Z');
    await waitFor(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      return expect(canvas.getByText('5 minutes ago')).toBeVisible();
    });
  },
};
export const LongText: Story = { args: { children: longName } };
