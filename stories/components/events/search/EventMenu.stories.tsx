import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { findMenu } from '../../../../mocks/findMenu.ts';
import { EventMenu } from '../../../../src/components/events/search/EventMenu.tsx';

const meta = {
  title: 'Components/Events/EventMenu',
  component: EventMenu,
  args: { onCalendar: fn(), onCopyLink: fn(), onReport: fn() },
} satisfies Meta<typeof EventMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Escape leads back to the button. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More actions' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await findMenu()).toHaveTextContent('Add to calendarCopy linkReport');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await findMenu();
  },
};
