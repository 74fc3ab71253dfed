import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { fullRequest } from '../../../mocks/factories/applications.ts';
import { NotesPanel } from '../../../src/components/jobs/NotesPanel.tsx';

const meta = {
  title: 'Components/Jobs/NotesPanel',
  component: NotesPanel,
  args: { notes: fullRequest.hrNotes ?? [], onAdd: fn() },
} satisfies Meta<typeof NotesPanel>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Adding: Story = {
  // It looks as the default does.
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'New note' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(canvas.getByText('Please write a note.')).toBeVisible();
    await userEvent.type(field, ' Call on Monday. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }));
    await expect(args.onAdd).toHaveBeenCalledWith({ note: 'Call on Monday.' });
  },
};
export const Busy: Story = { args: { busy: true } };
export const Failed: Story = {
  args: { error: 'You seem to be offline. Check your connection and try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You seem to be offline/)).toBeVisible();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};
