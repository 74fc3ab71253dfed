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
/** Left with changes: three ways out. A published event has no draft on the server. */
export const Asking: Story = {
  // The editor of jobs shows the same dialog.
  tags: ['!visual'],
  args: { form: published },
  render: function Controlled(args) {
    const [asking, setAsking] = useState(false);
    return <EventEditorDialog {...args} asking={asking} onClose={() => setAsking(true)} />;
  },
  play: async ({ userEvent }) => {
    await findDialog('Edit Harbour job fair');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Keep your changes?' });
    const keep = within(question).getByRole('button', { name: 'Keep editing' });
    await waitFor(() => expect(keep).toHaveFocus());
    await expect(question).toHaveTextContent('Visitors see the event as it was.');
    blur();
  },
};
/** Saved here after it was saved elsewhere. */
export const Stale: Story = {
  // StaleDialog shows it.
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
    const [saved, setSaved] = useState(false);
    const asked = form && { ...form, onPublish: () => setSaved(true) };
    return <EventEditorDialog {...args} form={asked} stale={saved ? stale : undefined} />;
  },
  play: async ({ userEvent }) => {
    await findDialog('Edit Harbour job fair');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await expect(await findDialog('Changed elsewhere')).toHaveTextContent('Capacity');
    blur();
  },
};
