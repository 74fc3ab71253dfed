import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { interview } from '../../../../mocks/factories/applications.ts';
import { InterviewPanel } from '../../../../src/components/jobs/hiring/InterviewPanel.tsx';

const meta = {
  title: 'Components/Jobs/InterviewPanel',
  component: InterviewPanel,
  args: {
    interview,
    timezone: 'Europe/Berlin',
    timezones: ['Asia/Ho_Chi_Minh', 'Europe/Berlin'],
    onPlan: fn(),
    onCallOff: fn(),
    onCalendar: fn(),
  },
} satisfies Meta<typeof InterviewPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The application is read again while somebody writes, after a rating say: what is typed stays until it was sent. */
export const ReadAgain: Story = {
  // It looks as the form does.
  tags: ['!visual'],
  render: function ReadAgain(args) {
    const [busy, setBusy] = useState(false);
    const [read, setRead] = useState(interview);
    return (
      <>
        <button type="button" onClick={() => setRead({ ...read })}>
          Read again
        </button>
        <button type="button" onClick={() => setBusy(!busy)}>
          Send
        </button>
        <InterviewPanel {...args} interview={read} busy={busy} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }));
    await expect(canvas.getByRole('form', { name: 'Interview' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('form', { name: 'Interview' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.queryByRole('form', { name: 'Interview' })).toBeNull();
  },
};
