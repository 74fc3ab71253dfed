import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longText } from '../../../../mocks/fixtures/longText.ts';
import { neutralMessage } from '../../../../src/domain/postedJobs.ts';
import { CloseJobForm } from '../../../../src/components/jobs/posting/CloseJobForm.tsx';

const meta = {
  title: 'Components/Jobs/CloseJobForm',
  component: CloseJobForm,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 512, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    values: { closeReason: '', sends: true, messageToCandidates: neutralMessage },
    unanswered: 12,
    companyName: 'Nordlicht Energie',
    onSubmit: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof CloseJobForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is written stands below as they will read it. */
export const Filled: Story = {
  args: {
    values: {
      closeReason: '2',
      sends: true,
      messageToCandidates: 'Thank you for your time. We have found our technicians.',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const read = canvas.getByRole('region', { name: 'What they read' });
    await expect(read).toHaveTextContent('We have found our technicians.');
    await userEvent.click(canvas.getByRole('radio', { name: /Withdrawn/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close the job' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...args.values, closeReason: '3' });
    await userEvent.click(canvas.getByRole('radio', { name: /Filled/ }));
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
export const Invalid: Story = {
  args: { values: { closeReason: '', sends: true, messageToCandidates: longText.repeat(2) } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close the job' }));
    await expect(canvas.getByText('Please choose why the job closes.')).toBeVisible();
    await expect(canvas.getByText('A message has at most 1000 characters.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /Filled/ })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** Nobody is left without an answer, not even then. */
export const WithoutMessage: Story = {
  args: { values: { closeReason: '3', sends: false, messageToCandidates: 'Something of my own.' } },
  play: async ({ canvas }) => {
    const read = canvas.getByRole('region', { name: 'What they read' });
    await expect(read).toHaveTextContent(neutralMessage);
  },
};
