import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import {
  eventChoices,
  filledEvent,
  newEvent,
  publishedEvent,
  wholeDraft,
} from '../../../../mocks/factories/eventForm.ts';
import { findDialog } from '../../../../mocks/findDialog.ts';
import { EventForm } from '../../../../src/components/events/posting/EventForm.tsx';
import { toEventValues } from '../../../../src/domain/eventForm.ts';

const meta = {
  title: 'Components/Events/EventForm',
  component: EventForm,
  args: {
    ...eventChoices,
    values: newEvent,
    onChange: fn(),
    onSaveDraft: fn(),
    onPublish: fn(),
  },
} satisfies Meta<typeof EventForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const blur = () => (document.activeElement as HTMLElement | null)?.blur();
const whole = { values: toEventValues(wholeDraft), details: wholeDraft };

/** Tickets are sold: their currency stays. */
export const Filled: Story = {
  args: { values: filledEvent, details: publishedEvent },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Tickets' }));
    await expect(canvas.getByRole('combobox', { name: 'Currency' })).toBeDisabled();
    await expect(canvas.getByRole('list', { name: 'Ticket packages' })).toHaveTextContent('88 sold');
    await userEvent.click(canvas.getByRole('tab', { name: 'Basics' }));
    blur();
  },
};
/** Next holds where something is missing. Published, what is wrong is counted on each step; the first of it has the focus. */
export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next: Date & place' }));
    await expect(canvas.getByRole('textbox', { name: 'Name of the event' })).toHaveFocus();
    await expect(canvas.getByRole('tab', { name: 'Basics (4 to fix)' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Date & place' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Publish' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(canvas.getByRole('textbox', { name: 'Name of the event' })).toHaveFocus();
    await expect(canvas.getByRole('tab', { name: 'Basics (4 to fix)' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Date & place (4 to fix)' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Tickets (2 to fix)' })).toBeVisible();
    await expect(args.onPublish).not.toHaveBeenCalled();
    blur();
  },
};
/** What the server refused stands at its field, on its step. */
export const Rejected: Story = {
  // It looks as Invalid does.
  tags: ['!visual'],
  args: { ...whole, fields: { 'event.eventLocation.city': 'A city has at most 80 characters.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Date & place (1 to fix)' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'City' })).toHaveFocus());
    blur();
  },
};
/** Whoever has a ticket is told why the event is at another time. */
export const Moved: Story = {
  args: {
    values: { ...filledEvent, startAt: '2026-01-31T10:00', endAt: '2026-01-31T17:00' },
    details: publishedEvent,
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    const message = canvas.getByRole('textbox', { name: 'What changed, and why' });
    await expect(message).toHaveFocus();
    await expect(canvas.getByText('Please tell the holders what changed.')).toBeVisible();
    await userEvent.type(message, 'The hall is free a day later.');
    await expect(canvas.queryByText('Please tell the holders what changed.')).toBeNull();
    await expect(args.onPublish).not.toHaveBeenCalled();
    blur();
  },
};
/** Any step, in any order; what is left to do leads to where it is done. A free event gets one free kind of ticket. */
export const Free: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Publish' }));
    await expect(canvas.getByText(/7 things are missing/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Refund policy: go to Tickets' }));
    await expect(canvas.getByRole('tab', { name: 'Tickets' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('tab', { name: 'Basics' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name of the event' }), 'Night of open ovens');
    await expect(canvas.getByRole('complementary', { name: 'Preview' })).toHaveTextContent(
      'Night of open ovens',
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Date & place' }));
    await expect(canvas.getByText('Step 2 of 4')).toBeVisible();
    await expect(args.onPublish).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('tab', { name: 'Tickets' }));
    await userEvent.click(canvas.getByRole('radio', { name: /^Free event/ }));
    const packages = canvas.getByRole('list', { name: 'Ticket packages' });
    await expect(packages).toHaveTextContent('Free ticket');
    await expect(packages).toHaveTextContent('100 tickets');
    blur();
  },
};
/** With nothing missing it is published and saved, Enter goes on as Next does, and the page is seen as on a phone. */
export const Preview: Story = {
  args: whole,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(args.onPublish).toHaveBeenCalledWith(whole.values);
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expect(args.onSaveDraft).toHaveBeenCalledWith(whole.values);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name of the event' }), '{Enter}');
    await expect(canvas.getByRole('tab', { name: 'Date & place' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('tab', { name: 'Basics' }));
    await userEvent.click(canvas.getByRole('button', { name: 'See it as on a phone' }));
    const dialog = await findDialog('As on a phone');
    await expect(within(dialog).getByRole('heading', { level: 1 })).toHaveTextContent('Harbour job fair');
    await expect(dialog).toHaveTextContent('€14.50');
    await waitFor(() => expect(within(dialog).getByText('Day pass')).toBeVisible());
    blur();
  },
};
/** Left from last time, and not connected. */
export const Restored: Story = {
  args: {
    restored: { onDiscard: fn() },
    error:
      'You seem to be offline. Check your connection and try again. What you wrote is kept on this device.',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.restored?.onDiscard).toHaveBeenCalledOnce();
    blur();
  },
};
