import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longName } from '../../../mocks/fixtures/longText.ts';
import { EditorActions } from '../../../src/components/ui/EditorActions.tsx';

const meta = {
  title: 'Components/Ui/EditorActions',
  component: EditorActions,
  args: {
    next: 'Pay & place',
    onBack: fn(),
    isOpen: false,
    onSaveDraft: fn(),
    onPublish: fn(),
  },
} satisfies Meta<typeof EditorActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Last: Story = {
  args: { next: undefined },
  play: async ({ args, canvas, userEvent }) => {
    const back = canvas.queryByRole('button', { name: 'Back' });
    // On a phone the steps above the form lead back.
    if (!back) return expect(matchMedia('(min-width: 768px)').matches).toBe(false);
    await userEvent.click(back);
    await expect(args.onBack).toHaveBeenCalledOnce();
    back.blur();
  },
};
export const Publishing: Story = { args: { busy: 'publish' } };
export const LongText: Story = {
  args: { next: longName, error: longName },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};
