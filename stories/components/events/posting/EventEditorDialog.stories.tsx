import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { eventChoices, newEvent } from '../../../../mocks/factories/eventForm.ts';
import { findDialog } from '../../../../mocks/findDialog.ts';
import { EventEditorDialog } from '../../../../src/components/events/posting/EventEditorDialog.tsx';

const meta = {
  title: 'Components/Events/EventEditorDialog',
  component: EventEditorDialog,
  args: {
    form: {
      ...eventChoices,
      formKey: 1,
      values: newEvent,
      onChange: fn(),
      onSaveDraft: fn(),
      onPublish: fn(),
    },
    onClose: fn(),
    asking: false,
    onKeepEditing: fn(),
    onLeaveDraft: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof EventEditorDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const blur = () => (document.activeElement as HTMLElement | null)?.blur();

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    await findDialog('New event');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name of the event' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
    blur();
  },
};
