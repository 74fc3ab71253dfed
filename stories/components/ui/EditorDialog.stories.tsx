import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { findDialog } from '../../../mocks/findDialog.ts';
import { EditorDialog } from '../../../src/components/ui/EditorDialog.tsx';

const meta = {
  title: 'Components/Ui/EditorDialog',
  component: EditorDialog,
  args: {
    open: true,
    title: 'New job',
    what: 'job',
    busy: false,
    asking: false,
    children: <p style={{ padding: 24 }}>The form.</p>,
    onClose: fn(),
    onKeepEditing: fn(),
    onLeaveDraft: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof EditorDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is asked before it is left is shown with the editors of jobs and events. */
export const Open: Story = {
  play: async ({ args, userEvent }) => {
    await findDialog('New job');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
