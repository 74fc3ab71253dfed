import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { eventChoices, filledEvent, newEvent, publishedEvent } from '../../../mocks/factories/eventForm.ts';
import { findDialog } from '../../../mocks/findDialog.ts';
import { EventEditorDialog } from '../../../src/components/events/EventEditorDialog.tsx';
import { eventDifferences } from '../../../src/domain/eventFacts.ts';

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
const published = { ...meta.args.form, values: filledEvent, details: publishedEvent };

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    await findDialog('New event');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name of the event' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
    blur();
  },
};
/**
 * Left with changes: three ways out. A published event has no draft on the server. Then it is saved here after it was saved
 * elsewhere.
 */
export const Stale: Story = {
  // StaleDialog and the editor of jobs show the same dialogs.
  tags: ['!visual'],
  args: {
    form: published,
    stale: {
      differences: eventDifferences(
        { ...filledEvent, capacity: '450', startAt: '2026-01-30T09:00' },
        { ...filledEvent, refundNote: 'Write to us.' },
      ),
      onKeepMine: fn(),
      onTakeTheirs: fn(),
      onClose: fn(),
    },
  },
  render: function Controlled({ stale, form, ...args }) {
    const [asking, setAsking] = useState(false);
    const [saved, setSaved] = useState(false);
    return (
      <EventEditorDialog
        {...args}
        form={form && { ...form, onPublish: () => setSaved(true) }}
        stale={saved ? stale : undefined}
        asking={asking}
        onClose={() => setAsking(true)}
        onKeepEditing={() => setAsking(false)}
      />
    );
  },
  play: async ({ userEvent }) => {
    await findDialog('Edit Harbour job fair');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Keep your changes?' });
    const keep = within(question).getByRole('button', { name: 'Keep editing' });
    await waitFor(() => expect(keep).toHaveFocus());
    await expect(question).toHaveTextContent('Visitors see the event as it was.');
    await userEvent.click(keep);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
    await expect(await findDialog('Changed elsewhere')).toHaveTextContent('Capacity');
    blur();
  },
};
