import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { interview } from '../../../mocks/factories/applications.ts';
import { AppliedInterviewPanel } from '../../../src/components/jobs/AppliedInterviewPanel.tsx';

const meta = {
  title: 'Components/Jobs/AppliedInterviewPanel',
  component: AppliedInterviewPanel,
  args: { interview, onCalendar: fn() },
} satisfies Meta<typeof AppliedInterviewPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Am Hafen 4/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to calendar' }));
    await expect(args.onCalendar).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
/** Far away: both times are said. */
export const Elsewhere: Story = {
  args: {
    interview: {
      ...interview,
      timezone: 'Asia/Ho_Chi_Minh',
      mode: 2,
      place: undefined,
      url: 'https://meet.example/kiln',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your time:/)).toBeVisible();
    // As HR reads it.
    await expect(canvas.getByText(/^Video call:/)).toBeVisible();
  },
};
export const ByPhone: Story = { args: { interview: { ...interview, mode: 3, place: undefined } } };
