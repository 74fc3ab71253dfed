import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { JobFormActions } from '../../../src/components/jobs/JobFormActions.tsx';

const meta = {
  title: 'Components/Jobs/JobFormActions',
  component: JobFormActions,
  args: {
    step: 'description',
    onStep: fn(),
    isOpen: false,
    onSaveDraft: fn(),
    onPublish: fn(),
  },
} satisfies Meta<typeof JobFormActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const back = canvas.queryByRole('button', { name: 'Back' });
    // On a phone the steps above the form lead back.
    if (!back) return expect(matchMedia('(min-width: 768px)').matches).toBe(false);
    await userEvent.click(back);
    await expect(args.onStep).toHaveBeenCalledWith({ step: 'basics' });
    back.blur();
  },
};
export const OfAnOpenJob: Story = { args: { isOpen: true, step: 'basics' } };
export const Last: Story = { args: { step: 'questions' } };
export const Publishing: Story = { args: { busy: 'publish' } };
export const Refused: Story = {
  args: {
    error:
      'You seem to be offline. Check your connection and try again. What you wrote is kept on this device.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};
