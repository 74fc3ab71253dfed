import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { makeRequest, manyRequests } from '../../../../mocks/factories/applications.ts';
import { findDialog } from '../../../../mocks/findDialog.ts';
import { MoveDialog } from '../../../../src/components/jobs/hiring/MoveDialog.tsx';
import { Button } from '../../../../src/components/ui/Button.tsx';

const request = makeRequest();
const { userName } = request.applicant;

const meta = {
  title: 'Components/Jobs/MoveDialog',
  component: MoveDialog,
  args: { request: { applications: [request], to: 3 }, onMove: fn(), onClose: fn() },
} satisfies Meta<typeof MoveDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const message = () => screen.getByRole('textbox', { name: /^Message/ });

/** Closed, it gives the focus back. */
export const Open: Story = {
  render: function Controlled(args) {
    const [shown, setShown] = useState<typeof args.request>();
    return (
      <>
        <Button onClick={() => setShown(args.request)}>Reject</Button>
        <MoveDialog {...args} request={shown} onClose={() => setShown(undefined)} />
      </>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Reject' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await findDialog(/Move/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await findDialog(`Move ${userName} to Rejected?`);
    await waitFor(() =>
      expect(screen.getByText(/^Notice leaves in 10 min\. Until then you can undo it/)).toBeVisible(),
    );
    await userEvent.clear(message());
    await userEvent.type(message(), 'We chose someone with a licence.');
    await expect(screen.getByRole('region', { name: 'Preview' })).toHaveTextContent('Not selected');
    await userEvent.click(screen.getByRole('button', { name: 'Move to Rejected' }));
    await expect(args.onMove).toHaveBeenCalledWith({ message: 'We chose someone with a licence.' });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};
export const Hold: Story = {
  args: { request: { applications: [request], to: 4 } },
  play: async () => {
    await findDialog(`Move ${userName} to On hold?`);
    await waitFor(() => expect(screen.getByText('The candidate is told at once.')).toBeVisible());
  },
};
/** Some of them cannot go there, and some were told something else. */
export const Several: Story = {
  args: {
    request: {
      applications: [...manyRequests(11), makeRequest({ applicationId: 'x', requestStatus: 2 })],
      to: 3,
      stay: 3,
    },
  },
  play: async () => {
    await findDialog('Move 12 candidates to Rejected?');
    await waitFor(() => expect(screen.getByText(/3 others stay where they are/)).toBeVisible());
  },
};
/** What was typed stays, and is not sent while it is too long. */
export const Failed: Story = {
  args: {
    request: { applications: [request], to: 2, message: 'See you at the kiln.' },
    error: 'You seem to be offline. Check your connection and try again.',
  },
  play: async ({ args, userEvent }) => {
    await findDialog(/Move/);
    await expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline.');
    await expect(message()).toHaveValue('See you at the kiln.');
    await userEvent.clear(message());
    await userEvent.paste('x'.repeat(1001));
    await userEvent.click(screen.getByRole('button', { name: 'Move to Accepted' }));
    await waitFor(() => expect(screen.getByText('A message has at most 1000 characters.')).toBeVisible());
    await expect(args.onMove).not.toHaveBeenCalled();
    await waitFor(() => expect(message()).toHaveFocus());
    await userEvent.clear(message());
    await userEvent.paste('See you at the kiln.');
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};
