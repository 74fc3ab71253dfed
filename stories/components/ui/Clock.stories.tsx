import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ClockProvider } from '../../../src/components/ui/Clock.tsx';
import { RelativeTime } from '../../../src/components/ui/RelativeTime.tsx';

const at = '2026-01-15T09:00:00Z';
const soon = new Date('2026-01-15T09:00:20Z');
const clock = { moment: soon };

const meta = {
  title: 'Components/Ui/Clock',
  component: ClockProvider,
  args: { now: soon, children: <RelativeTime at={at} /> },
} satisfies Meta<typeof ClockProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A function is read again when the tab comes back into view. */
export const Default: Story = {
  args: { now: () => clock.moment },
  beforeEach: () => {
    clock.moment = soon;
  },
  play: async ({ canvas }) => {
    const says = (text: string) =>
      waitFor(() => {
        document.dispatchEvent(new Event('visibilitychange'));
        return expect(canvas.getByText(text)).toBeVisible();
      });
    await expect(canvas.getByText('20 seconds ago')).toBeVisible();
    clock.moment = new Date('2026-01-15T09:05:00Z');
    await says('5 minutes ago');
    // As it was, for the picture.
    clock.moment = soon;
    await says('20 seconds ago');
  },
};
