import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { interview } from '../../../../mocks/factories/applications.ts';
import { InterviewForm } from '../../../../src/components/jobs/hiring/InterviewForm.tsx';

const meta = {
  title: 'Components/Jobs/InterviewForm',
  component: InterviewForm,
  args: {
    timezone: 'Europe/Berlin',
    timezones: ['America/New_York', 'Asia/Ho_Chi_Minh', 'Europe/Berlin'],
    onSubmit: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof InterviewForm>;
export default meta;
type Story = StoryObj<typeof meta>;
/** Times are those of the chosen zone. */
export const Filled: Story = {
  args: { interview },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Begins')).toHaveValue('2026-01-22T10:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Save interview' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ interview });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};
export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Plan interview' }));
    await waitFor(() => expect(canvas.getByLabelText('Begins')).toHaveFocus());
    await expect(canvas.getByText('Please enter when it begins.')).toBeVisible();
    await expect(canvas.getByText('Please choose how you meet.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};
/** It has passed, it ends before it begins, the link is none, and the server took none before. */
export const Wrong: Story = {
  args: {
    interview: {
      startAt: '2026-01-14T09:00:00.000Z',
      endAt: '2026-01-14T08:00:00.000Z',
      timezone: 'Europe/Berlin',
      mode: 2,
      url: 'http://call.example',
    },
    error: 'There is no interview for somebody who was not selected.',
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^There is no interview for somebody/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save interview' }));
    await expect(canvas.getByText('Please enter a time that lies ahead.')).toBeVisible();
    await expect(canvas.getByText('The end comes after the beginning.')).toBeVisible();
    await expect(canvas.getByText(/A web address starts with https/)).toBeVisible();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};
