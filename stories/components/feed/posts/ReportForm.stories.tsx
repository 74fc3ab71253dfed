import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longText } from '../../../../mocks/fixtures/longText.ts';
import { ReportForm } from '../../../../src/components/feed/posts/ReportForm.tsx';

const meta = {
  title: 'Components/Feed/ReportForm',
  component: ReportForm,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 512, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: { authorName: 'Ilse van Dorp', onSubmit: fn(), onCancel: fn() },
} satisfies Meta<typeof ReportForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(9);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    const details = canvas.getByRole('textbox', { name: /^Details/ });
    await userEvent.click(canvas.getByRole('radio', { name: 'Harassment' }));
    await userEvent.type(details, ' The third sentence. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send report' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      reason: 3,
      details: 'The third sentence.',
      block: false,
    });
    await userEvent.click(canvas.getByRole('radio', { name: 'Scam or fake job' }));
    await userEvent.clear(details);
    await userEvent.click(details);
    await userEvent.paste(longText);
    await expect(details).toHaveValue(longText);
    await userEvent.clear(details);
    await userEvent.type(details, 'They ask for money first.');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Also block Ilse van Dorp' }));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};
/** A reason is chosen, and "Something else" says nothing without words. */
export const OtherNeedsWords: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send report' }));
    await expect(canvas.getByRole('radio', { name: 'Spam' })).toHaveFocus();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Please choose a reason.');
    await userEvent.click(canvas.getByRole('radio', { name: 'Something else' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send report' }));
    const details = canvas.getByRole('textbox', { name: 'Details' });
    await expect(details).toHaveFocus();
    await expect(details).toHaveAccessibleDescription('Please say what is wrong.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Rejected: Story = {
  args: { error: 'You seem to be offline. Check your connection and try again.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Harassment' }));
    await expect(canvas.getByRole('radio', { name: 'Harassment' })).toBeChecked();
    await expect(canvas.getByRole('alert')).toHaveTextContent('You seem to be offline.');
  },
};
