import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { longText, longWord } from '../../../mocks/fixtures/longText.ts';
import { findDialog } from '../../../mocks/findDialog.ts';
import { Button } from '../../../src/components/ui/Button.tsx';
import { DialogWindow } from '../../../src/components/ui/DialogWindow.tsx';

const meta = {
  title: 'Components/Ui/DialogWindow',
  component: DialogWindow,
  args: {
    open: true,
    onClose: fn(),
    title: 'Edit post',
    children: 'Night shift radio, live from Hamburg.',
    footer: <Button>Save</Button>,
  },
} satisfies Meta<typeof DialogWindow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await findDialog('Edit post');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const LongText: Story = { args: { title: longWord, children: longText } };
