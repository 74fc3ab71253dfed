import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { findMenu } from '../../../mocks/findMenu.ts';
import { EventMenu } from '../../../src/components/events/EventMenu.tsx';

const meta = {
  title: 'Components/Events/EventMenu',
  component: EventMenu,
  args: { onCalendar: fn(), onCopyLink: fn(), onReport: fn() },
} satisfies Meta<typeof EventMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'More actions' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await findMenu()).toHaveTextContent('Add to calendarCopy linkReport');
  },
};
/** Escape leads back to the button. */
export const Closed: Story = {
  // The button alone is in every picture of a card.
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More actions' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await findMenu();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};
/** Where nothing can be done there is no button. */
export const Nothing: Story = {
  // Nothing is drawn.
  tags: ['!visual'],
  args: { onCalendar: undefined, onCopyLink: undefined, onReport: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
